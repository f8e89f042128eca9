import { NotFoundPage } from '@ginipig/app/route/failure/NotFoundPage.tsx'
import { RouteError } from '@ginipig/app/route/failure/RouteError.tsx'
import { PendingPage } from '@ginipig/app/route/PendingPage.tsx'
import { PENDING_MS } from '@ginipig/app/route/WaitBar.tsx'
import type { Services } from '@ginipig/app/services/services.ts'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from '../routeTree.gen.ts'

/** @param history - a test's; the browser's by default */
export function createAppRouter(services: Services, history?: RouterHistory) {
  let isShown = false
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
    defaultNotFoundComponent: NotFoundPage,
    // On the server it would be a script in the page, which the policy forbids. A page that the server rendered may be
    // scrolled before the app takes it over: the first showing leaves it where it is, a reload's place (the browser's) too.
    scrollRestoration:
      !import.meta.env.SSR &&
      (() => {
        const isScrolledEarly = !isShown && scrollY > 0
        isShown = true
        // The router keeps a place, for the way back, only of what it heard of.
        if (isScrolledEarly) document.dispatchEvent(new Event('scroll'))
        return !isScrolledEarly
      }),
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
