import type { UserData } from '@ginipig/contract/identity/user-data.ts'
import { PageHeader } from '@ginipig/ui/page-header'
import { ProfileHeader } from '@ginipig/ui/profile-header'
import { Trans, useLingui } from '@lingui/react/macro'
import { AccountDetails } from './AccountDetails.tsx'
import styles from './FinishedProfile.module.css'
import type { ProviderSignUp } from './provider-sign-up.ts'

type FinishedProfileProps = { user: UserData; signUp: ProviderSignUp | undefined }

/** A provider who can list reads what their account says of them. */
export function FinishedProfile({ user, signUp }: FinishedProfileProps) {
  const { t } = useLingui()
  return (
    <div className={styles.FinishedProfile}>
      <PageHeader size="console" title={<Trans>Profile</Trans>} lead={<Trans>Your details, as you gave them.</Trans>} />
      <ProfileHeader
        aria-label={t`You`}
        name={`${user.firstName} ${user.lastName}`.trim()}
        photoUrl={user.avatarUrl ?? undefined}
        meta={signUp?.companyName ?? user.email}
      />
      <AccountDetails user={user} signUp={signUp} />
    </div>
  )
}
