import { hasRoute } from '@ginipig/app/route/route-flags.ts'
import { placeFor } from '@ginipig/app/services/return-to.ts'
import type { Services } from '@ginipig/app/services/services.ts'
import { useServices } from '@ginipig/app/services/services-context.ts'
import type { UserData } from '@ginipig/contract/identity/user-data.ts'
import { pathOf } from '@ginipig/session/handoff/target.ts'
import { safePath } from '@ginipig/session/safe-path.ts'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import './log-in-from.ts'

/** Leads on to where a person wanted to go before they were asked to log in: only to a path that this app has. Whose
 *  home is the other app is led there, to the path wanted if it is that app's. Source: architecture.md §4.
 *  @param next - from the address, so anything at all may stand there */
export function useAfterLogin(next: unknown): (userData: UserData) => Promise<void> {
  const router = useRouter()
  const services = useServices()
  return useCallback((userData) => leadOn(router, services, userData, next), [router, services, next])
}

/** Where who has just logged in goes: see `useAfterLogin`. */
function leadOn(
  router: AnyRouter,
  { app, returnTo }: Pick<Services, 'app' | 'returnTo'>,
  { id, user_type }: Pick<UserData, 'id' | 'user_type'>,
  next: unknown,
): Promise<void> {
  const wanted = safePath(next) ?? placeFor(returnTo.getState(), id)
  returnTo.setState({ path: undefined, of: undefined })
  const home = user_type === 'provider' ? 'console' : 'marketplace'
  if (home !== app) {
    const search = { to: pathOf(home, wanted) ?? '/', fresh: true }
    return router.navigate({ to: '/handoff/leave', search, replace: true })
  }
  const target = wanted !== undefined && hasRoute(router, wanted) ? wanted : '/'
  const isBehind = router.history.location.state.isNextBehind && (safePath(next) ?? '/') === target
  return isBehind ? goBack(router) : router.navigate({ href: target, replace: true })
}

/** Back is where the browser and the router know how far down one was. */
function goBack(router: AnyRouter): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe('onResolved', () => {
      stop()
      resolve()
    })
    router.history.back()
  })
}
