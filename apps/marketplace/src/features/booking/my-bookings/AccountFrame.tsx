import { useMenu } from '@ginipig/features/shell'
import { AccountLayout } from '@ginipig/ui/account-layout'
import { SideNav } from '@ginipig/ui/side-nav'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './AccountFrame.module.css'

/** A page of the account beside the way through it; with one page only there is nothing to choose. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const items = useMenu('sidebar')
  if (items.length < 2) return <div className={styles.Alone}>{children}</div>
  const entries = items.map(({ flag: { icon: Icon }, ...item }) => ({ ...item, icon: <Icon aria-hidden /> }))
  return <AccountLayout nav={<SideNav label={t`Account`} entries={entries} />}>{children}</AccountLayout>
}
