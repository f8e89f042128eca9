import { AccountLayout } from '@ginipig/ui/account-layout'
import type { ReactNode } from 'react'
import { AccountNav } from './AccountNav.tsx'

type AccountFrameProps = {
  /** On a phone, where there is no room beside it, this page leads on to the others. */
  isEntry?: boolean
  children: ReactNode
}

/** A page of the account beside the way through it. Source: spec §2 (Sidebar). */
export function AccountFrame({ isEntry = false, children }: AccountFrameProps) {
  return (
    <AccountLayout nav={<AccountNav />} isEntry={isEntry}>
      {children}
    </AccountLayout>
  )
}
