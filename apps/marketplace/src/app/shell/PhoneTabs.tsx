import { useMenu } from '@ginipig/app/route/use-menu.tsx'
import { useUser } from '@ginipig/app/services/services-context.ts'
import { TabBar } from '@ginipig/ui/tab-bar'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { LogIn } from 'lucide-react'
import { useLogInSearch } from './use-log-in-search.ts'

/** The routes flagged `tabBar` at the foot of a phone; a visitor finds the way in there too. */
export function PhoneTabs() {
  const { t } = useLingui()
  const user = useUser()
  const search = useLogInSearch()
  const items = useMenu('tabBar').map(({ flag: { icon: Icon }, ...item }) => ({ ...item, icon: <Icon aria-hidden /> }))
  const logIn = {
    id: 'login',
    label: t`Log in`,
    icon: <LogIn aria-hidden />,
    renderLink: (slot: object) => <Link to="/login" search={search} {...slot} />,
  }
  return <TabBar label={t`Main`} items={user ? items : [...items, logIn]} />
}
