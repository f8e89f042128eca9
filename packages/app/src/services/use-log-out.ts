import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useServices } from './services-context.ts'

type LoggedOut = {
  /** Where the next log-in leads. */
  next?: string
}

/** Forgets the person and goes to the log-in page. Source: spec §4. */
export function useLogOut(): (then?: LoggedOut) => Promise<void> {
  const router = useRouter()
  const { session, leading } = useServices()
  return useCallback(
    (then = {}) =>
      leading(async () => {
        await session.logOut()
        await router.navigate({ to: '/login', search: then })
        await router.invalidate()
      }),
    [router, session, leading],
  )
}
