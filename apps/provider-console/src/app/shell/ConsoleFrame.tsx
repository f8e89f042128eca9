import { MAIN_ID } from '@ginipig/app/route/SkipLink.tsx'
import { useMenu } from '@ginipig/app/route/use-menu.tsx'
import { ConsoleShell } from '@ginipig/ui/console-shell'
import { Logo } from '@ginipig/ui/logo'
import { SideNav, type SideNavEntry } from '@ginipig/ui/side-nav'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AccountBlock } from './AccountBlock.tsx'

/** Sidebar from the routes flagged `sidebar`; on a phone a top bar with the same in its menu. Default, because
 *  `lazy` asks for one. */
export default function ConsoleFrame({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const items = useMenu('sidebar').map(({ flag: { icon: Icon, part }, ...item }) => ({
    ...item,
    part,
    icon: <Icon aria-hidden />,
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
      nav={<SideNav variant="console" label={t`Provider`} entries={entries} />}
      account={<AccountBlock />}
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
