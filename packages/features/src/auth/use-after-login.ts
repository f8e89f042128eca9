import { safePath } from '@ginipig/session'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { hasRoute, useServices } from '#shell/index.ts'

/** Leads on to where a person wanted to go before they were asked to log in: only to a path that this app has.
 *  @param next - from the address, so anything at all may stand there */
export function useAfterLogin(next: unknown): () => Promise<void> {
  const router = useRouter()
  const { returnTo } = useServices()
  return useCallback(async () => {
    const wanted = safePath(next) ?? returnTo.getState().path
    returnTo.setState({ path: undefined })
    const target = wanted !== undefined && hasRoute(router, wanted) ? wanted : '/'
    await router.navigate({ href: target, replace: true })
  }, [router, returnTo, next])
}
