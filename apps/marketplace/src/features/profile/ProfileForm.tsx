import { change, keyOf, useApi } from '@ginipig/api-client/core'
import { type ClientProfile, getProfile, putProfile } from '@ginipig/contract/identity'
import { clientProfileEntries } from '@ginipig/domain/identity'
import { rulesOf, UnsavedChanges, useTextForm } from '@ginipig/features/form'
import { AboutYouFields, WhereYouAreFields } from '@ginipig/features/person'
import { dialCodeOf } from '@ginipig/features/place'
import { fieldProblemsOf, useProblemText } from '@ginipig/features/problem'
import { useServices, useToast } from '@ginipig/features/shell'
import { Banner } from '@ginipig/ui/banner'
import { Button } from '@ginipig/ui/button'
import { Panel, PanelBody, PanelHead } from '@ginipig/ui/panel'
import { Trans, useLingui } from '@lingui/react/macro'
import { type QueryClient, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import styles from './ProfileForm.module.css'

const Profile = v.object(clientProfileEntries)

/** The order is that of the page. */
const toTexts = (profile: ClientProfile) => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  dialCode: profile.dialCode === '' ? dialCodeOf('GB') : profile.dialCode,
  mobile: profile.mobile,
  ageGroup: profile.ageGroup ?? '',
  gender: profile.gender ?? '',
  country: profile.country === '' ? 'GB' : profile.country,
  county: profile.county,
  city: profile.city,
})

type ProfileFormProps = {
  profile: ClientProfile
  /** Saved, or left as it was. */
  onClose: () => void
}

/** The same questions as at sign-up. The name in the header changes with it. Source: spec §5. */
export function ProfileForm({ profile, onClose }: ProfileFormProps) {
  const { t } = useLingui()
  const textOf = useProblemText()
  const { save, failure } = useSave(onClose)
  const form = useTextForm({ rules: rulesOf(Profile), initial: toTexts(profile), onSubmit: save })
  const country = form.field('country').input.value
  return (
    <Panel look="card" aria-label={t`About you`}>
      <PanelHead title={<Trans>About you</Trans>} />
      <form noValidate onSubmit={form.handleSubmit}>
        <PanelBody className={styles.Part}>
          {failure === undefined ? null : (
            <Banner tone="danger" role="alert">
              {textOf(failure)}
            </Banner>
          )}
          <AboutYouFields field={form.field} country={country} />
        </PanelBody>
        <PanelBody className={styles.Part}>
          <h3 className={styles.Title}>
            <Trans>Where you are</Trans>
          </h3>
          <WhereYouAreFields field={form.field} />
        </PanelBody>
        <PanelBody className={styles.Actions}>
          <Button type="submit" variant="primary" busy={form.isBusy} busyLabel={t`Saving…`}>
            <Trans>Save changes</Trans>
          </Button>
          <Button variant="ghost" disabled={form.isBusy} onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </PanelBody>
      </form>
      <UnsavedChanges isChanged={form.isChanged} />
    </Panel>
  )
}

const keepProfile = (client: QueryClient, profile: ClientProfile) =>
  void client.setQueryData(keyOf(getProfile), profile)

function useSave(onSaved: () => void) {
  const { t } = useLingui()
  const { session } = useServices()
  const toast = useToast()
  const { mutateAsync: put } = useMutation(change(useApi(), putProfile, { keep: keepProfile }))
  const [failure, setFailure] = useState<unknown>()

  const save = async (given: v.InferOutput<typeof Profile>) => {
    setFailure(undefined)
    try {
      const { firstName, lastName } = await put({ body: given })
      const { userData } = session.store.getState()
      if (userData) await session.changeUserData({ ...userData, firstName, lastName })
    } catch (error) {
      const problems = fieldProblemsOf(error)
      if (!problems) setFailure(error)
      return problems
    }
    toast.success(t`Your profile is saved`)
    onSaved()
    return undefined
  }

  return { save, failure }
}
