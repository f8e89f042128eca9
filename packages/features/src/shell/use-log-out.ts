import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useServices } from './services-context.ts'

/** Forgets the person and goes to the log-in page. Source: spec §4. */
export function useLogOut(): () => Promise<void> {
  const router = useRouter()
  const { session, leading } = useServices()
  return useCallback(
    () =>
      leading(async () => {
        await session.logOut()
        await router.navigate({ to: '/login' })
        await router.invalidate()
      }),
    [router, session, leading],
  )
}
