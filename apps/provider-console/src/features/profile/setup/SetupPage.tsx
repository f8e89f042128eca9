import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { CrossLink } from '@ginipig/app/handoff/CrossLink.tsx'
import { useServices, useToast } from '@ginipig/app/services/services-context.ts'
import { Failure } from '@ginipig/app/words/Failure.tsx'
import {
  getProviderProfile,
  type ProfileDraft,
  type ProviderProfile,
  type TypedProfile,
} from '@ginipig/contract/provider/profile.ts'
import { type ProfileStep, profileSteps } from '@ginipig/domain/provider'
import { DEFAULT_ZONE } from '@ginipig/domain/time'
import { Button, ButtonLink } from '@ginipig/ui/button'
import { PageHeader } from '@ginipig/ui/page-header'
import type { RenderLink } from '@ginipig/ui/render-link'
import { Skeleton } from '@ginipig/ui/skeleton'
import { Stepper } from '@ginipig/ui/stepper'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { DraftChanged } from '#shared/draft/DraftChanged.tsx'
import { SaveState } from '#shared/draft/SaveState.tsx'
import { useAutosaved } from '#shared/draft/use-autosave.ts'
import { AboutStep } from './AboutStep.tsx'
import { DetailsStep } from './DetailsStep.tsx'
import { ServicesStep } from './ServicesStep.tsx'
import { SetupAside } from './SetupAside.tsx'
import styles from './SetupPage.module.css'
import { useSetupAutosave } from './use-setup-autosave.ts'

const stepWords: Record<ProfileStep, MessageDescriptor> = {
  details: msg`My details`,
  services: msg`Services`,
  about: msg`About you`,
}

const titles: Record<ProfileStep, { title: MessageDescriptor; lead: MessageDescriptor }> = {
  details: {
    title: msg`Where will people find you?`,
    lead: msg`Clients see the town and the first half of your postcode, and the rest once you’ve accepted their booking.`,
  },
  services: {
    title: msg`What do you do?`,
    lead: msg`Tick what you do or are still learning. You can change it any time.`,
  },
  about: {
    title: msg`Tell them who’s holding the scissors`,
    lead: msg`A name, a few honest lines and one photo of your work.`,
  },
}

const stepTexts: Record<ProfileStep, MessageDescriptor> = {
  details: msg`Where you work and how we reach you`,
  services: msg`What you do`,
  about: msg`How clients will know you`,
}

/** Is a step saved as it stands? */
const isDone = (profile: ProviderProfile, typed: TypedProfile, step: ProfileStep) =>
  profile[step] !== null && typed[step] === null

/** The step that a provider goes on with: the first that isn't saved. */
const nextStep = (profile: ProviderProfile, typed: TypedProfile): ProfileStep =>
  profileSteps.find((step) => !isDone(profile, typed, step)) ?? 'about'

type SetupPageProps = {
  /** The set-up was finished here. */
  onFinish: () => void
  /** Of the address; without one the provider goes on where they were, on whatever device. */
  step: ProfileStep | undefined
  /** @param left - the step it leads on from, where the address named none: the way back leads there */
  onStep: (step: ProfileStep, left: ProfileStep | undefined) => void
}

/** `/provider/profile` of a provider who has not finished: three steps, each kept on the server when it is done. */
export function SetupPage({ step, onStep, onFinish }: SetupPageProps) {
  const { session } = useServices()
  const { data: profile, error, refetch, isFetching } = useQuery(query(useApi(), getProviderProfile))
  const isFinished = profile?.isFinished ?? false

  // On another device, while this one knew the account as it was.
  useEffect(() => {
    const { userData } = session.store.getState()
    if (isFinished && userData) void session.changeUserData({ ...userData, isProfileComplete: true })
  }, [isFinished, session])

  if (profile?.draft)
    return <Steps profile={profile} first={profile.draft} step={step} onStep={onStep} onFinish={onFinish} />
  if (error) return <Failure error={error} onTryAgain={() => void refetch()} isTrying={isFetching} />
  return <Skeleton aria-hidden shape="block" />
}

type StepsProps = SetupPageProps & { profile: ProviderProfile; first: ProfileDraft }

function Steps({ profile, first, step: asked, onStep, onFinish }: StepsProps) {
  const { t } = useLingui()
  const toast = useToast()
  const autosave = useSetupAutosave(first)
  const typed = useAutosaved(autosave, (kept) => kept.typed)
  const round = useAutosaved(autosave, (kept) => kept.round)
  // Chosen when it is asked for: what is typed doesn't lead anywhere by itself.
  const [open, setOpen] = useState(() => ({ asked, step: asked ?? nextStep(profile, typed) }))
  if (open.asked !== asked) setOpen({ asked, step: asked ?? nextStep(profile, typed) })
  const { step } = open
  const [underWay, setUnderWay] = useState(0)
  const isUnderWay = underWay > 0
  const go = (next: ProfileStep) => onStep(next, asked === undefined ? step : undefined)
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

  const linkTo =
    (id: ProfileStep): RenderLink =>
    (slot) => <Link to="/provider/profile" search={{ step: id }} {...slot} />
  const saveFirst = (event: MouseEvent<HTMLAnchorElement>) => {
    const { currentTarget: way } = event
    if (autosave.store.getState().status === 'saved') return
    event.preventDefault()
    void autosave.flush().then((isSaved) => isSaved && way.click())
  }
  const toUnsaved = () => {
    const left = profileSteps.find((id) => id !== 'about' && !isDone(profile, autosave.store.getState().typed, id))
    if (left === undefined) return false
    toast.warning(t`Something you typed here isn’t saved yet`)
    go(left)
    return true
  }
  const [number, count] = [current + 1, profileSteps.length]
  return (
    <div ref={page} className={styles.SetupPage}>
      <Stepper
        label={t`Set-up steps`}
        steps={profileSteps.map((id) => ({
          id,
          label: i18n._(stepWords[id]),
          text: i18n._(stepTexts[id]),
          ...(id !== step && !isUnderWay && profile[id] !== null ? { renderLink: linkTo(id) } : {}),
        }))}
        current={current}
        doneLabel={t`done`}
        summary={
          <Trans>
            Step {number} of {count}
          </Trans>
        }
      />
      <div className={styles.SaveBar}>
        <SaveState autosave={autosave} zone={DEFAULT_ZONE} />
        {isUnderWay ? (
          <Button size="sm" disabled>
            <Trans>Save and leave</Trans>
          </Button>
        ) : (
          <ButtonLink size="sm" render={(slot) => <CrossLink to="/treatment" {...slot} onClick={saveFirst} />}>
            <Trans>Save and leave</Trans>
          </ButtonLink>
        )}
      </div>
      <DraftChanged autosave={autosave} />
      <PageHeader
        className={styles.Head}
        size="console"
        title={i18n._(titles[step].title)}
        lead={i18n._(titles[step].lead)}
      />
      <div className={styles.Columns}>
        <div key={round}>
          {step === 'details' ? (
            <DetailsStep
              key="details"
              profile={profile}
              autosave={autosave}
              isServicesDone={isDone(profile, typed, 'services')}
              onDone={() => {
                autosave.change({ details: null })
                go(isDone(profile, typed, 'services') ? 'about' : 'services')
              }}
            />
          ) : null}
          {step === 'services' ? (
            <ServicesStep
              key="services"
              profile={profile}
              autosave={autosave}
              onBack={() => go('details')}
              onDone={() => {
                autosave.change({ services: null })
                go('about')
              }}
            />
          ) : null}
          {step === 'about' ? (
            <AboutStep
              key="about"
              profile={profile}
              autosave={autosave}
              onBack={() => go('services')}
              onUnsaved={toUnsaved}
              onFinish={onFinish}
              isUnderWay={isUnderWay}
              onUnderWay={setUnderWay}
            />
          ) : null}
        </div>
        <SetupAside step={step} profile={profile} autosave={autosave} />
      </div>
    </div>
  )
}
