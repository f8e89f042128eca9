import { routerDefaults } from '@ginipig/app/route/router-defaults.ts'
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
    ...routerDefaults,
    defaultNotFoundComponent: ConsoleNotFound,
    scrollRestoration: true,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
