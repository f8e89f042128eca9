import { useMenu } from '@ginipig/app/route/use-menu.tsx'
import { useLogOut } from '@ginipig/app/services/use-log-out.ts'
import { useUnread } from '@ginipig/features/message/use-unread.ts'
import { useUnreadCount } from '@ginipig/features/notification/use-unread-count.ts'
import type { RenderLink } from '@ginipig/ui/render-link'
import { SideNav, type SideNavEntry, type SideNavLink } from '@ginipig/ui/side-nav'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { LogOut } from 'lucide-react'

/** The routes flagged `sidebar`, what is about the account itself last, and Log out. */
export function AccountNav() {
  const { t } = useLingui()
  const logOut = useLogOut()
  const messages = useUnread()
  const counts: Readonly<Record<string, SideNavLink['count']>> = {
    '/message': messages > 0 ? { text: String(messages), label: unreadWords(messages) } : undefined,
    '/notification': useUnreadCount(),
  }
  const entries = useMenu('sidebar').map(({ flag: { icon: Icon, part }, ...item }) => ({
    ...item,
    part,
    icon: <Icon aria-hidden />,
    count: counts[item.id.replace(/\/$/, '')],
  }))
  const renderLogOut: RenderLink = ({ 'aria-current': _never, ...slot }) => (
    <button type="button" {...slot} onClick={() => void logOut()} />
  )
  const all: SideNavEntry[] = [
    ...entries.filter(({ part }) => part === undefined),
    { kind: 'rule', id: 'rule' },
    ...entries.filter(({ part }) => part === 'you'),
    { id: 'log-out', label: t`Log out`, icon: <LogOut aria-hidden />, renderLink: renderLogOut },
  ]
  return <SideNav label={t`Account`} entries={all} />
}

const unreadWords = (count: number) => plural(count, { one: '# unread', other: '# unread' })
