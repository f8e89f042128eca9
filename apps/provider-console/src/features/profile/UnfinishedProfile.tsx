import type { UserData } from '@ginipig/contract/identity/user-data.ts'
import { Badge } from '@ginipig/ui/badge'
import { Callout } from '@ginipig/ui/callout'
import { Trans } from '@lingui/react/macro'
import { AccountDetails } from './AccountDetails.tsx'
import { NextPages } from './NextPages.tsx'
import { ProfileParts } from './ProfileParts.tsx'
import type { ProviderSignUp } from './provider-sign-up.ts'
import styles from './UnfinishedProfile.module.css'

type UnfinishedProfileProps = { user: UserData; signUp: ProviderSignUp | undefined }

/** The first page of a provider who has just signed up: what there is, what is missing, and what that means. */
export function UnfinishedProfile({ user, signUp }: UnfinishedProfileProps) {
  const { firstName } = user
  return (
    <div className={styles.UnfinishedProfile}>
      <Callout
        tone="brand"
        pig="rosette"
        headingLevel={1}
        badge={
          <Badge tone="warning">
            <Trans>Profile not finished</Trans>
          </Badge>
        }
        title={<Trans>Welcome, {firstName}.</Trans>}
      >
        <Trans>
          Your account is open and your email is confirmed. The last three parts of the profile can’t be filled in yet:
          we’re still building them. Until then clients can’t see you and you can’t list appointments. Your own details,
          your password and what we send you can be changed already.
        </Trans>
      </Callout>
      <div className={styles.Columns}>
        <div className={styles.Main}>
          <ProfileParts user={user} />
          <AccountDetails user={user} signUp={signUp} />
        </div>
        <NextPages />
      </div>
    </div>
  )
}
