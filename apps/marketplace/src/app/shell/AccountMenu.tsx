import { CrossLink } from '@ginipig/app/handoff/CrossLink.tsx'
import { useMenu } from '@ginipig/app/route/use-menu.tsx'
import { useLogOut } from '@ginipig/app/services/use-log-out.ts'
import type { UserData } from '@ginipig/contract/identity/user-data.ts'
import { Avatar } from '@ginipig/ui/avatar'
import { Button } from '@ginipig/ui/button'
import { Menu, MenuItem, MenuLabel, MenuLink, MenuSeparator } from '@ginipig/ui/menu'
import { VisuallyHidden } from '@ginipig/ui/visually-hidden'
import { Trans } from '@lingui/react/macro'
import { CalendarCog, LogOut } from 'lucide-react'
import styles from './AccountMenu.module.css'

/** Behind the avatar: the routes flagged `sidebar`, for a provider the way to the console, and Log out. Default, because `lazy` asks for one. */
export default function AccountMenu({ user }: { user: UserData }) {
  const logOut = useLogOut()
  const items = useMenu('sidebar')
  const name = `${user.firstName} ${user.lastName}`
  const avatar = <Avatar userId={user.id} name={name} photoUrl={user.avatarUrl ?? undefined} size={32} />
  return (
    <Menu
      trigger={
        <Button variant="ghost" className={styles.Trigger} icon={avatar}>
          <VisuallyHidden>
            <Trans>{name}’s account</Trans>
          </VisuallyHidden>
        </Button>
      }
    >
      <MenuLabel>{name}</MenuLabel>
      {items.map(({ id, label, flag: { icon: Icon }, renderLink }) => (
        <MenuLink key={id} icon={<Icon aria-hidden />} render={renderLink}>
          {label}
        </MenuLink>
      ))}
      {user.user_type === 'provider' ? (
        <MenuLink icon={<CalendarCog aria-hidden />} render={(slot) => <CrossLink to="/" {...slot} />}>
          <Trans>Provider area</Trans>
        </MenuLink>
      ) : null}
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden />} onSelect={() => void logOut()}>
        <Trans>Log out</Trans>
      </MenuItem>
    </Menu>
  )
}
