import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { useToast, useUser } from '@ginipig/app/services/services-context.ts'
import { getProviderSignUp } from '@ginipig/contract/identity/sign-up.ts'
import { getProviderProfile } from '@ginipig/contract/provider/profile.ts'
import { ProfilePhoto } from '@ginipig/features/account/photo/ProfilePhoto.tsx'
import { BackLink } from '@ginipig/ui/back-link'
import { PageHeader } from '@ginipig/ui/page-header'
import { TabNav } from '@ginipig/ui/tabs'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { AccountDetails } from '../AccountDetails.tsx'
import { NextPages } from '../NextPages.tsx'
import { nameForClients } from '../name-for-clients.ts'
import type { ProviderSignUp } from '../provider-sign-up.ts'
import { DetailsStep } from '../setup/DetailsStep.tsx'
import styles from '../setup/SetupPage.module.css'
import { AboutForm } from './AboutForm.tsx'
import { type EditPart, editParts } from './edit-parts.ts'

const partWords: Record<EditPart, MessageDescriptor> = {
  about: msg`About you`,
  address: msg`Where you work`,
  account: msg`Your account`,
}

type EditProfilePageProps = {
  part: EditPart
  /** Undefined for accounts from before the question. */
  loadedSignUp: ProviderSignUp | undefined
}

/** `/provider/edit-profile`: what the set-up asked for, to change. Source: spec §2, §5. */
export function EditProfilePage({ part, loadedSignUp }: EditProfilePageProps) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const toast = useToast()
  const user = useUser()
  const { data: profile } = useSuspenseQuery(query(useApi(), getProviderProfile))
  // What was saved since stands in the cache.
  const { data: signUp = loadedSignUp } = useQuery({
    ...query(useApi(), getProviderSignUp),
    enabled: loadedSignUp !== undefined,
  })
  if (!user) return null
  return (
    <div className={styles.SetupPage}>
      <div>
        <BackLink renderLink={(slot) => <Link to="/provider/my-profile" {...slot} />}>
          <Trans>Profile</Trans>
        </BackLink>
        <PageHeader
          size="console"
          title={<Trans>Edit profile</Trans>}
          lead={<Trans>Clients see a change as soon as it’s saved.</Trans>}
        />
      </div>
      <TabNav
        label={t`Parts of your profile`}
        items={editParts.map((key) => ({
          key,
          label: i18n._(partWords[key]),
          isCurrent: key === part,
          render: (slot) => <Link to="/provider/edit-profile" search={{ part: key }} {...slot} />,
        }))}
      />
      {part === 'about' ? (
        <>
          <ProfilePhoto name={nameForClients(user, profile)} meta={profile.fullName} />
          <AboutForm profile={profile} />
        </>
      ) : null}
      {part === 'address' ? (
        <DetailsStep profile={profile} onDone={() => toast.success(t`Your details are saved`)} />
      ) : null}
      {part === 'account' ? (
        <>
          <AccountDetails user={user} signUp={signUp} />
          <NextPages />
        </>
      ) : null}
    </div>
  )
}
