import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change, keyOf, query } from '@ginipig/api-client/core/call-options.ts'
import { createFieldMap, useAppForm } from '@ginipig/app/form/use-app-form.ts'
import { useServices, useToast } from '@ginipig/app/services/services-context.ts'
import { getProviderSignUp, ProviderDetailsChange, putProviderSignUp } from '@ginipig/contract/identity/sign-up.ts'
import type { UserData } from '@ginipig/contract/identity/user-data.ts'
import { splitFullName, workingFrom } from '@ginipig/domain/identity'
import { useStepUp } from '@ginipig/features/account/step-up/use-step-up.tsx'
import { SaveFailure, withBegun } from '@ginipig/features/edit-conflict/SaveFailure.tsx'
import { workingFromWords } from '@ginipig/features/person/person-words.ts'
import { dialCodeOf } from '@ginipig/features/place/dial-codes.ts'
import { PhoneField } from '@ginipig/features/place/PhoneField.tsx'
import { Panel, PanelBody, PanelHead } from '@ginipig/ui/panel'
import { Trans, useLingui } from '@lingui/react/macro'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import styles from './DetailsForm.module.css'
import type { ProviderSignUp } from './provider-sign-up.ts'

const keepDetails = (client: QueryClient, details: ProviderSignUp) =>
  void client.setQueryData(keyOf(getProviderSignUp), details)

const valuesOf = (user: UserData, signUp: ProviderSignUp | undefined) =>
  withBegun(
    {
      fullName: signUp?.fullName ?? `${user.firstName} ${user.lastName}`.trim(),
      companyName: signUp?.companyName ?? '',
      workingFrom: signUp?.workingFrom ?? '',
      dialCode: signUp?.dialCode || dialCodeOf('GB'),
      mobile: signUp?.mobile ?? '',
    },
    signUp?.revision,
  )

type DetailsFormProps = {
  user: UserData
  signUp: ProviderSignUp | undefined
  /** Saved, or left as it was. */
  onClose: () => void
}

/** The same questions as at sign-up. The name in the sidebar changes with it. Source: spec §5. */
export function DetailsForm({ user, signUp, onClose }: DetailsFormProps) {
  const { t } = useLingui()
  const { session } = useServices()
  const toast = useToast()
  const api = useApi()
  const client = useQueryClient()
  const now = { ...query(api, getProviderSignUp), staleTime: 0 }
  const { mutateAsync: put } = useMutation(change(api, putProviderSignUp, { keep: keepDetails }))
  // Another number asks for the password first: what we text would go there.
  const stepUp = useStepUp(<Trans>Please enter your password before your mobile number changes.</Trans>)
  const form = useAppForm({
    schema: ProviderDetailsChange,
    defaultValues: valuesOf(user, signUp),
    onSubmit: async (given) => {
      const { revision } = form.state.values.begun
      const saved = await stepUp.run(() => put({ query: { revision }, body: given }))
      if (!saved) return
      const { userData } = session.store.getState()
      if (userData) await session.changeUserData({ ...userData, ...splitFullName(saved.fullName) })
      toast.success(t`Your details are saved`)
      onClose()
    },
  })
  const fields = createFieldMap(form.state.values)
  return (
    <form.AppForm>
      <Panel aria-label={t`Your details`}>
        <PanelHead title={t`Your details`} />
        <form.Form>
          <PanelBody className={styles.Part}>
            <form.AppField name="fullName">
              {(field) => <field.TextField label={t`Full name`} autoComplete="name" />}
            </form.AppField>
            <form.AppField name="companyName">
              {(field) => <field.TextField label={t`Company name`} autoComplete="organization" />}
            </form.AppField>
            <form.AppField name="workingFrom">
              {(field) => <field.ChoiceField label={t`Work location`} values={workingFrom} words={workingFromWords} />}
            </form.AppField>
            <PhoneField form={form} fields={fields} />
            <SaveFailure readNow={async () => valuesOf(user, await client.fetchQuery(now))} />
          </PanelBody>
          <PanelBody className={styles.Actions}>
            <form.SubmitButton busyLabel={t`Saving…`}>
              <Trans>Save changes</Trans>
            </form.SubmitButton>
            <form.CancelButton onClick={onClose}>
              <Trans>Cancel</Trans>
            </form.CancelButton>
          </PanelBody>
        </form.Form>
        <form.UnsavedChanges />
      </Panel>
      {stepUp.dialog}
    </form.AppForm>
  )
}
