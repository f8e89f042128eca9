import { placeFor } from '@ginipig/app/services/return-to.ts'
import { useServices } from '@ginipig/app/services/services-context.ts'
import { logInFrom } from '@ginipig/features/auth/log-in-from.ts'
import { useRouterState } from '@tanstack/react-router'
import { useStore } from 'zustand'

/** Brings back to where one is, or was on the way to. */
export function useLogInLink() {
  const wanted = useStore(useServices().returnTo, (kept) => placeFor(kept))
  const here = useRouterState({ select: ({ location }) => (location.pathname === '/' ? undefined : location.href) })
  return wanted === undefined ? logInFrom(here) : { to: '/login' as const, search: { next: wanted } }
}
