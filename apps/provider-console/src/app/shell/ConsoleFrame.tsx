import { useTitleCount } from '@ginipig/app/route/page-title.ts'
import { MAIN_ID } from '@ginipig/app/route/SkipLink.tsx'
import { useMenu } from '@ginipig/app/route/use-menu.tsx'
import { useUser } from '@ginipig/app/services/services-context.ts'
import { useUnread } from '@ginipig/features/message/use-unread.ts'
import Bell from '@ginipig/features/notification/Bell.tsx'
import { useUnreadCount } from '@ginipig/features/notification/use-unread-count.ts'
import { ButtonLink } from '@ginipig/ui/button'
import { ConsoleShell } from '@ginipig/ui/console-shell'
import { Logo } from '@ginipig/ui/logo'
import { SideNav, type SideNavEntry, type SideNavLink } from '@ginipig/ui/side-nav'
import { TabBar } from '@ginipig/ui/tab-bar'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useMatches, useParams, useSearch } from '@tanstack/react-router'
import { Menu, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useExpiryToast } from '../../features/booking/use-expiry-toast.ts'
import { useWaiting } from '../../features/booking/use-waiting.ts'
import { AccountBlock } from './AccountBlock.tsx'

/** What a provider comes for most: the sidebar's main button. */
const LIST = '/provider/appointment'

/** Sidebar from the routes flagged `sidebar`; on a phone the routes flagged `tabBar` at its foot, with the sidebar's in
 *  a menu. Default, because `lazy` asks for one. */
export default function ConsoleFrame({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const { rows, count } = useWaiting()
  const unread = useUnreadCount()
  // Its page says itself what becomes of it.
  const { id: onPage } = useParams({ strict: false })
  const { booking: beside } = useSearch({ strict: false })
  useTitleCount(count)
  useExpiryToast(rows, (id) => id === onPage || id === beside)
  const waiting = {
    text: String(count),
    label: plural(count, { one: '# request to answer', other: '# requests to answer' }),
    isHot: true,
  }
  const unreadMessages = useUnread()
  const messages = {
    text: String(unreadMessages),
    label: plural(unreadMessages, { one: '# unread message', other: '# unread messages' }),
    isHot: true,
  }
  const counts: Readonly<Record<string, SideNavLink['count']>> = {
    '/provider/my-bookings': count > 0 ? waiting : undefined,
    '/provider/message': unreadMessages > 0 ? messages : undefined,
    '/provider/notification': unread,
  }
  const countOf = (id: string) => counts[id.replace(/\/$/, '')]
  // A page with a dock of its own, or a talk, has the foot of a phone to itself.
  const chrome = useMatches({ select: (matches) => matches.at(-1)?.staticData.chrome }) ?? 'full'
  const tabs = useMenu('tabBar').map(({ flag: { icon: Icon }, ...item }) => ({
    ...item,
    icon: <Icon aria-hidden />,
    count: countOf(item.id),
  }))
  // The set-up and the page it makes are one entry: what there is of the two.
  const isFinished = useUser()?.isProfileComplete ?? false
  const menu = useMenu('sidebar').filter(({ id }) => !isFinished || id !== '/provider/profile')
  const list = menu.find(({ id }) => id === LIST)
  const items = menu
    .filter(({ id }) => id !== LIST)
    .map(({ flag: { icon: Icon, part }, ...item }) => ({
      ...item,
      part,
      icon: <Icon aria-hidden />,
      count: countOf(item.id),
    }))
  const partOf = (part: 'you' | 'help', label: string): SideNavEntry[] => {
    const inIt = items.filter((item) => item.part === part)
    return inIt.length > 0 ? [{ kind: 'heading', id: part, label }, ...inIt] : []
  }
  const entries = [
    ...items.filter(({ part }) => part === undefined),
    ...partOf('you', t`You`),
    ...partOf('help', t`Help`),
  ]
  return (
    <ConsoleShell
      mainId={MAIN_ID}
      logo={
        <Link to="/">
          <Logo label={t`Ginipig home`} />
        </Link>
      }
      tag={<Trans>Provider</Trans>}
      topEnd={<Bell allLink={(slot) => <Link to="/provider/notification" {...slot} />} />}
      action={
        list && (
          <ButtonLink variant="primary" icon={<Plus aria-hidden />} render={list.renderLink}>
            {list.label}
          </ButtonLink>
        )
      }
      nav={<SideNav variant="console" label={t`Provider`} entries={entries} />}
      account={<AccountBlock />}
      tabBar={
        chrome === 'full'
          ? (menuButton) => (
              <TabBar
                label={t`Main`}
                items={[
                  ...tabs,
                  {
                    id: 'menu',
                    label: t`Menu`,
                    icon: <Menu aria-hidden />,
                    renderLink: (slot) => <button {...slot} {...menuButton} />,
                  },
                ]}
              />
            )
          : undefined
      }
      isWhole={chrome === 'talk'}
      labels={{
        sidebar: t`Sidebar`,
        openMenu: t`Open the menu`,
        closeMenu: t`Close the menu`,
        menu: t`Menu`,
      }}
    >
      {children}
    </ConsoleShell>
  )
}
