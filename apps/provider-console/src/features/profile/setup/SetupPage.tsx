import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { useServices } from '@ginipig/app/services/services-context.ts'
import { Failure } from '@ginipig/app/words/Failure.tsx'
import { getProviderProfile, type ProviderProfile } from '@ginipig/contract/provider/profile.ts'
import { missingParts, type ProfileStep, profileSteps } from '@ginipig/domain/provider'
import { PageHeader } from '@ginipig/ui/page-header'
import { Skeleton } from '@ginipig/ui/skeleton'
import { Stepper } from '@ginipig/ui/stepper'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { NextPages } from '../NextPages.tsx'
import { AboutStep } from './AboutStep.tsx'
import { DetailsStep } from './DetailsStep.tsx'
import { ServicesStep } from './ServicesStep.tsx'
import styles from './SetupPage.module.css'

const stepWords: Record<ProfileStep, MessageDescriptor> = {
  details: msg`My details`,
  services: msg`Services`,
  about: msg`About you`,
}

const titles: Record<ProfileStep, { title: MessageDescriptor; lead: MessageDescriptor }> = {
  details: {
    title: msg`Where will people find you?`,
    lead: msg`Clients see the town and the first half of your postcode. Only someone whose booking you’ve accepted sees the rest.`,
  },
  services: {
    title: msg`What do you do?`,
    lead: msg`Tick each category you work in, then pick at least one service in it. You can change it any time.`,
  },
  about: {
    title: msg`Tell them who’s holding the scissors`,
    lead: msg`A name, a few honest lines and one photo of your work. That’s all it takes to be on Ginipig.`,
  },
}

/** The step that a provider goes on with: the first that isn't filled in. */
const nextStep = ({ details, services, about, portfolio }: ProviderProfile): ProfileStep => {
  const [first] = missingParts({ details, services, about, photoCount: portfolio.length })
  return first === undefined || first === 'photos' ? 'about' : first
}

type SetupPageProps = {
  /** Of the address; without one the provider goes on where they were, on whatever device. */
  step: ProfileStep | undefined
  onStep: (step: ProfileStep) => void
}

/** `/provider/profile` of a provider who has not finished: three steps, each kept on the server when it is done. */
export function SetupPage({ step, onStep }: SetupPageProps) {
  const { session } = useServices()
  const { data: profile, error, refetch, isFetching } = useQuery(query(useApi(), getProviderProfile))
  const isFinished = profile?.isFinished ?? false

  // On another device, while this one knew the account as it was.
  useEffect(() => {
    const { userData } = session.store.getState()
    if (isFinished && userData) void session.changeUserData({ ...userData, isProfileComplete: true })
  }, [isFinished, session])

  if (profile) return <Steps profile={profile} step={step ?? nextStep(profile)} onStep={onStep} />
  if (error) return <Failure error={error} onTryAgain={() => void refetch()} isTrying={isFetching} />
  return <Skeleton aria-hidden shape="block" />
}

type StepsProps = Omit<SetupPageProps, 'step'> & { profile: ProviderProfile; step: ProfileStep }

function Steps({ profile, step, onStep }: StepsProps) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const current = profileSteps.indexOf(step)
  const page = useRef<HTMLDivElement>(null)
  const shown = useRef(step)

  // A step is a page to who reads it, though its path stays.
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    page.current?.querySelector('h1')?.focus()
  }, [step])

  const [number, count] = [current + 1, profileSteps.length]
  return (
    <div ref={page} className={styles.SetupPage}>
      <Stepper
        label={t`Set-up steps`}
        steps={profileSteps.map((id) => ({ id, label: i18n._(stepWords[id]) }))}
        current={current}
        doneLabel={t`done`}
        summary={
          <Trans>
            Step {number} of {count}
          </Trans>
        }
      />
      <PageHeader size="console" title={i18n._(titles[step].title)} lead={i18n._(titles[step].lead)} />
      {step === 'details' ? <DetailsStep key="details" profile={profile} onDone={() => onStep('services')} /> : null}
      {step === 'services' ? (
        <ServicesStep
          key="services"
          profile={profile}
          onBack={() => onStep('details')}
          onDone={() => onStep('about')}
        />
      ) : null}
      {step === 'about' ? <AboutStep key="about" profile={profile} onBack={() => onStep('services')} /> : null}
      <NextPages />
    </div>
  )
}
