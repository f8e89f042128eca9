import { useServices } from '@ginipig/app/services/services-context.ts'
import { useRouterState } from '@tanstack/react-router'
import { useStore } from 'zustand'

/** Brings back to where one is, or was on the way to. */
export function useLogInSearch(): { next: string | undefined } {
  const wanted = useStore(useServices().returnTo, ({ path }) => path)
  const here = useRouterState({ select: ({ location }) => (location.pathname === '/' ? undefined : location.href) })
  return { next: wanted ?? here }
}
