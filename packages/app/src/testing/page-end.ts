import type { AnyRouter } from '@tanstack/react-router'
import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { Services } from '#services/services.ts'

const open = new Map<AnyRouter, Pick<Services, 'session'>>()

/** To be ended with its test. */
export const notePage = (router: AnyRouter, services: Pick<Services, 'session'>): void =>
  void open.set(router, services)

const isOnItsWay = (router: AnyRouter) => router.state.status !== 'idle'

/** For `afterEach`, before what is shown goes: a router still on its way would go on into a browser that isn't there any
 *  more ("window is not defined"), and fail the run of tests that all passed. Some are on their way for good, because the
 *  app was left for the other one; some would set out later, as at the end of a log-out. */
export async function endPages(): Promise<void> {
  const routers = [...open.keys()]
  // Else it would hear the log-out of a later test, as another tab does.
  for (const { session } of open.values()) session.close()
  open.clear()
  for (const router of routers.filter(isOnItsWay)) {
    const [routes] = router.getMatchedRoutes(router.latestLocation.pathname)
    await Promise.allSettled(routes.map((route) => router.loadRouteChunk(route)))
    // Nobody waits for it: where the page is blocked or busy, this takes its place.
    if (isOnItsWay(router)) router.navigate({ href: '/the-test-is-over', replace: true, ignoreBlocker: true })
    await waitFor(() => expect(isOnItsWay(router)).toBe(false))
  }
  // Whatever sets out now shows nothing any more.
  for (const router of routers) router.startTransition = async () => false
}
