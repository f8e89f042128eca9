import { RouteError } from '@ginipig/app/route/failure/RouteError.tsx'
import { PendingPage } from '@ginipig/app/route/PendingPage.tsx'
import { PENDING_MS } from '@ginipig/app/route/WaitBar.tsx'
import type { Services } from '@ginipig/app/services/services.ts'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from '../routeTree.gen.ts'
import { ConsoleNotFound } from '../shared/not-found/ConsoleNotFound.tsx'

/** @param history - a test's; the browser's by default */
export function createAppRouter(services: Services, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context: services,
    ...(history && { history }),
    defaultPreload: 'intent',
    defaultPreloadDelay: 100, // ms; less, and every link that scrolls past under a mouse asks for its page
    // What is fresh is React Query's to say.
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: PendingPage,
    defaultPendingMs: PENDING_MS,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: ConsoleNotFound,
    scrollRestoration: true,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
