import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change, keyOf, query } from '@ginipig/api-client/core/call-options.ts'
import { createFieldMap, useAppForm } from '@ginipig/app/form/use-app-form.ts'
import { useServices, useToast } from '@ginipig/app/services/services-context.ts'
import { type ClientProfile, getProfile, putProfile } from '@ginipig/contract/identity/account.ts'
import { clientProfileEntries } from '@ginipig/domain/identity'
import { useStepUp } from '@ginipig/features/account/step-up/use-step-up.tsx'
import { SaveFailure, withBegun } from '@ginipig/features/edit-conflict/SaveFailure.tsx'
import { AboutYouFields, NameFields } from '@ginipig/features/person/AboutYouFields.tsx'
import { WhereYouAreFields } from '@ginipig/features/person/WhereYouAreFields.tsx'
import { dialCodeOf } from '@ginipig/features/place/dial-codes.ts'
import { Panel, PanelBody, PanelHead } from '@ginipig/ui/panel'
import { Trans, useLingui } from '@lingui/react/macro'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import * as v from 'valibot'
import styles from './ProfileForm.module.css'

const Profile = v.object(clientProfileEntries)

const valuesOf = (profile: ClientProfile) =>
  withBegun(
    {
      firstName: profile.firstName,
      lastName: profile.lastName,
      dialCode: profile.dialCode === '' ? dialCodeOf('GB') : profile.dialCode,
      mobile: profile.mobile,
      ageGroup: profile.ageGroup ?? '',
      gender: profile.gender ?? '',
      country: profile.country === '' ? 'GB' : profile.country,
      county: profile.county,
      city: profile.city,
    },
    profile.revision,
  )

const keepProfile = (client: QueryClient, profile: ClientProfile) =>
  void client.setQueryData(keyOf(getProfile), profile)

type ProfileFormProps = {
  profile: ClientProfile
  /** Saved, or left as it was. */
  onClose: () => void
}

/** The same questions as at sign-up. The name in the header changes with it. Source: spec §5. */
export function ProfileForm({ profile, onClose }: ProfileFormProps) {
  const { t } = useLingui()
  const { session } = useServices()
  const toast = useToast()
  const api = useApi()
  const client = useQueryClient()
  const now = { ...query(api, getProfile), staleTime: 0 }
  const { mutateAsync: put } = useMutation(change(api, putProfile, { keep: keepProfile }))
  // Another number asks for the password first: what we text would go there.
  const stepUp = useStepUp(<Trans>Please enter your password before your mobile number changes.</Trans>)
  const form = useAppForm({
    schema: Profile,
    defaultValues: valuesOf(profile),
    onSubmit: async (given) => {
      const { revision } = form.state.values.begun
      const saved = await stepUp.run(() => put({ query: { revision }, body: given }))
      if (!saved) return
      const { firstName, lastName } = saved
      const { userData } = session.store.getState()
      if (userData) await session.changeUserData({ ...userData, firstName, lastName })
      toast.success(t`Your profile is saved`)
      onClose()
    },
  })
  const fields = createFieldMap(form.state.values)
  const about = useRef<HTMLDivElement>(null)
  // The button that led here is gone; who pressed it by the keys goes on at the first question.
  useEffect(() => about.current?.querySelector('input')?.focus(), [])
  return (
    <form.AppForm>
      <Panel look="card" aria-label={t`About you`}>
        <PanelHead title={<Trans>About you</Trans>} />
        <form.Form>
          <PanelBody className={styles.Part}>
            <SaveFailure readNow={async () => valuesOf(await client.fetchQuery(now))} />
            <div ref={about}>
              <NameFields form={form} fields={fields} />
            </div>
            <AboutYouFields form={form} fields={fields} />
          </PanelBody>
          <PanelBody className={styles.Part}>
            <h3 className={styles.Title}>
              <Trans>Where you are</Trans>
            </h3>
            <WhereYouAreFields form={form} fields={fields} />
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
