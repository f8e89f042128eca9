import { Outlet, useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useUser } from '#services/services-context.ts'
import { PendingPage } from './PendingPage.tsx'

/** The page, where it is one's own only while somebody is signed in: the guard leads away from it, and until that page is
 *  here React would keep this one, hidden, with all that stands in it. Source: S25. */
export function PageOutlet(): ReactNode {
  const access = useMatches({ select: (matches) => matches.at(-1)?.staticData.access })
  const isAnybodys = access === undefined || access === 'common' || access === 'public-only'
  const user = useUser()
  return isAnybodys || user ? <Outlet /> : <PendingPage />
}
