import { NotFoundPage } from '@ginipig/app/route/failure/NotFoundPage.tsx'
import { routerDefaults } from '@ginipig/app/route/router-defaults.ts'
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
    ...routerDefaults,
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
