import { useMenu, useUser } from '@ginipig/features/shell'
import { TabBar } from '@ginipig/ui/tab-bar'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { LogIn } from 'lucide-react'

/** The routes flagged `tabBar` at the foot of a phone; a visitor finds the way in there too. */
export function PhoneTabs() {
  const { t } = useLingui()
  const user = useUser()
  const items = useMenu('tabBar').map(({ flag: { icon: Icon }, ...item }) => ({ ...item, icon: <Icon aria-hidden /> }))
  const logIn = {
    id: 'login',
    label: t`Log in`,
    icon: <LogIn aria-hidden />,
    renderLink: (slot: object) => <Link to="/login" {...slot} />,
  }
  return <TabBar label={t`Main`} items={user ? items : [...items, logIn]} />
}
