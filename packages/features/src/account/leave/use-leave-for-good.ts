import { useServices } from '@ginipig/app/services/services-context.ts'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Makes a call that ends this very session, forgets it here and leads to a page that anybody may see. News of the end
 *  that come by socket meanwhile lead nowhere. @throws the call's error; then nobody is logged out */
export function useLeaveForGood(): (call: () => Promise<unknown>, to: '/' | '/login') => Promise<void> {
  const router = useRouter()
  const { session, leading } = useServices()
  return useCallback(
    (call, to) =>
      leading(async () => {
        await call()
        await session.logOut()
        await router.navigate({ to })
        await router.invalidate()
      }),
    [router, session, leading],
  )
}
