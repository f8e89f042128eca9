import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { CrossLink } from '@ginipig/app/handoff/CrossLink.tsx'
import { LanguageSwitch } from '@ginipig/app/route/LanguageSwitch.tsx'
import { ThemeSwitch } from '@ginipig/app/route/ThemeSwitch.tsx'
import { useUser } from '@ginipig/app/services/services-context.ts'
import { useLogOut } from '@ginipig/app/services/use-log-out.ts'
import { getProviderProfile } from '@ginipig/contract/provider/profile.ts'
import { Avatar } from '@ginipig/ui/avatar'
import { Button, ButtonLink } from '@ginipig/ui/button'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { LogOut, Store } from 'lucide-react'
import { nameForClients } from '../../features/profile/name-for-clients.ts'
import styles from './AccountBlock.module.css'

/** Who is signed in, by the name that clients read, how the console looks and reads, and the ways out: to the marketplace
 *  as a client sees it, and for good. */
export function AccountBlock() {
  const user = useUser()
  const logOut = useLogOut()
  const { data: profile } = useQuery(query(useApi(), getProviderProfile))
  if (!user) return null
  const name = profile ? nameForClients(user, profile) : `${user.firstName} ${user.lastName}`
  return (
    <div className={styles.AccountBlock}>
      <p className={styles.Person}>
        <Avatar userId={user.id} name={name} photoUrl={user.avatarUrl ?? undefined} size={32} />
        {name}
      </p>
      <LanguageSwitch />
      <ThemeSwitch />
      <ButtonLink
        variant="ghost"
        icon={<Store aria-hidden />}
        render={(slot) => <CrossLink to="/treatment" {...slot} />}
      >
        <Trans>See the marketplace</Trans>
      </ButtonLink>
      <Button variant="ghost" icon={<LogOut aria-hidden />} onClick={() => void logOut()}>
        <Trans>Log out</Trans>
      </Button>
    </div>
  )
}
