import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { profileChanged } from '@ginipig/api-client/provider.ts'
import { useAppForm } from '@ginipig/app/form/use-app-form.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { type ProviderProfile, putProviderAbout } from '@ginipig/contract/provider/profile.ts'
import { ProviderAbout } from '@ginipig/domain/provider'
import { SaveFailure, withBegun } from '@ginipig/features/edit-conflict/SaveFailure.tsx'
import { Panel, PanelBody, PanelHead } from '@ginipig/ui/panel'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { AboutFields, aboutFields } from '../setup/AboutFields.tsx'
import styles from '../setup/SetupPage.module.css'
import { useProfileNow } from '../use-profile-now.ts'

const valuesOf = ({ about, revisions }: ProviderProfile) =>
  withBegun(about ?? { displayName: '', bio: '' }, revisions.about)

/** A provider's name and lines for clients, of a page that is there. */
export function AboutForm({ profile }: { profile: ProviderProfile }) {
  const { t } = useLingui()
  const profileNow = useProfileNow()
  const toast = useToast()
  const { mutateAsync: put } = useMutation(change(useApi(), putProviderAbout, profileChanged))
  const form = useAppForm({
    schema: ProviderAbout,
    defaultValues: valuesOf(profile),
    onSubmit: async (given) => {
      const { revision } = form.state.values.begun
      form.reset(valuesOf(await put({ query: { revision }, body: given })))
      toast.success(t`Your profile is saved`)
    },
  })
  return (
    <form.AppForm>
      <form.Form className={styles.Step}>
        <Panel>
          <PanelHead title={<Trans>In your words</Trans>} />
          <PanelBody className={styles.Part}>
            <AboutFields form={form} fields={aboutFields} />
          </PanelBody>
        </Panel>
        <SaveFailure readNow={async () => valuesOf(await profileNow())} />
        <div className={styles.Actions}>
          <form.SubmitButton size="lg" busyLabel={t`Saving…`}>
            <Trans>Save changes</Trans>
          </form.SubmitButton>
        </div>
      </form.Form>
      <form.UnsavedChanges />
    </form.AppForm>
  )
}
