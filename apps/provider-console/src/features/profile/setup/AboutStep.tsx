import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { profileChanged } from '@ginipig/api-client/provider.ts'
import { useAppForm, useStore } from '@ginipig/app/form/use-app-form.ts'
import { useServices, useToast } from '@ginipig/app/services/services-context.ts'
import { finishProviderProfile, type ProviderProfile, putProviderAbout } from '@ginipig/contract/provider/profile.ts'
import { ProviderAbout } from '@ginipig/domain/provider'
import { SaveFailure, withBegun } from '@ginipig/features/edit-conflict/SaveFailure.tsx'
import { Panel, PanelBody, PanelHead } from '@ginipig/ui/panel'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { PortfolioPhotos } from '../portfolio/PortfolioPhotos.tsx'
import { useProfileNow } from '../use-profile-now.ts'
import { AboutFields, aboutFields } from './AboutFields.tsx'
import { Missing } from './Missing.tsx'
import styles from './SetupPage.module.css'
import { SetupWays } from './SetupWays.tsx'
import { aboutOf, isTyped, type SetupAutosave, stepDraft } from './use-setup-autosave.ts'

const valuesOf = (profile: ProviderProfile) => withBegun(aboutOf(profile), profile.revisions.about)

type AboutStepProps = {
  profile: ProviderProfile
  autosave: SetupAutosave
  onBack: () => void
  /** Leads to a step in which something typed was not saved yet. @returns whether there is one */
  onUnsaved: () => boolean
  onFinish: () => void
  /** Photos are being sent, and would be lost with the step. */
  isUnderWay: boolean
  /** How many; the same one each time. */
  onUnderWay: (count: number) => void
}

/** How clients know a provider: a name, a few lines, a photo at least. Sent, it makes the page that everybody sees. */
export function AboutStep(props: AboutStepProps) {
  const { profile, autosave, onBack, onUnsaved, onFinish, isUnderWay, onUnderWay } = props
  const { t } = useLingui()
  const api = useApi()
  const { session } = useServices()
  const toast = useToast()
  const profileNow = useProfileNow()
  const photos = useRef<HTMLElement>(null)
  const { mutateAsync: put } = useMutation(change(api, putProviderAbout, profileChanged))
  const { mutateAsync: finish } = useMutation(change(api, finishProviderProfile))
  const hasPhoto = profile.portfolio.length > 0
  const form = useAppForm({
    schema: ProviderAbout,
    defaultValues: valuesOf(profile),
    draft: stepDraft(autosave, 'about'),
    onSubmit: async (given) => {
      const { revision } = form.state.values.begun
      await put({ query: isTyped(autosave, 'about') ? {} : { revision }, body: given })
      autosave.change({ about: null })
      // A photo is kept by itself, as soon as it is chosen: no field's value.
      if (!hasPhoto) return photos.current?.querySelector('input')?.focus()
      if (onUnsaved()) return
      await autosave.flush()
      const user = await finish({ body: {} })
      onFinish()
      await session.changeUserData(user)
      toast.success(t`Everybody can see your page now`)
    },
  })
  const lacksPhoto = !hasPhoto && !isUnderWay
  const isTried = useStore(form.store, ({ submissionAttempts }) => submissionAttempts > 0)
  return (
    <form.AppForm>
      <form.Form className={styles.Step}>
        <SaveFailure readNow={async () => valuesOf(await profileNow())} />
        <Panel>
          <PanelHead title={<Trans>In your words</Trans>} />
          <PanelBody className={styles.Part}>
            <AboutFields form={form} fields={aboutFields} />
          </PanelBody>
        </Panel>
        <Panel ref={photos}>
          <PanelHead title={<Trans>Your work</Trans>} />
          <PanelBody className={styles.Part}>
            <PortfolioPhotos
              profile={profile}
              onUnderWay={onUnderWay}
              error={isTried && lacksPhoto ? t`Please add at least one photo of your work` : undefined}
            />
          </PanelBody>
        </Panel>
        <SetupWays
          onBack={onBack}
          isUnderWay={isUnderWay}
          missing={
            <Missing
              names={{ displayName: t`display name`, bio: t`short bio` }}
              also={lacksPhoto ? t`a photo of your work` : undefined}
            />
          }
        >
          <form.SubmitButton size="lg" busyLabel={t`Saving…`} disabled={isUnderWay}>
            <Trans>Finish set-up</Trans>
          </form.SubmitButton>
        </SetupWays>
      </form.Form>
    </form.AppForm>
  )
}
