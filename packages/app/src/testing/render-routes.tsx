import type { UserData } from '@ginipig/contract/identity/user-data.ts'
import type { UserType } from '@ginipig/domain/identity'
import { i18n } from '@lingui/core'
import {
  type AnyRootRoute,
  type AnyRoute,
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
} from '@tanstack/react-router'
import { NotFoundPage } from '#route/failure/NotFoundPage.tsx'
import { RouteError } from '#route/failure/RouteError.tsx'
import { guardRoute } from '#route/guard-route.ts'
import { PageAnnouncer } from '#route/PageAnnouncer.tsx'
import { PageOutlet } from '#route/PageOutlet.tsx'
import { PendingPage } from '#route/PendingPage.tsx'
import { MAIN_ID } from '#route/SkipLink.tsx'
import type { Services } from '#services/services.ts'
import { type Calls, sessionOf } from './fake-api.ts'
import { hannah } from './people.ts'
import { createTestServices, showApp } from './show-app.tsx'

/** A root like those of the apps, over the routes of a test. */
export const testRoot = createRootRouteWithContext<Services>()({
  staticData: { access: 'common' },
  beforeLoad: (move): undefined | Promise<void> => guardRoute(move),
  component: () => (
    <>
      <PageAnnouncer />
      <main id={MAIN_ID} tabIndex={-1}>
        <PageOutlet />
      </main>
    </>
  ),
})

type Options = {
  at: string
  calls?: Calls
  /** Whose app it is. */
  userType?: UserType
  signedIn?: boolean | UserData
  root?: AnyRootRoute
  statusUrl?: string
}

/** `leave` is told where the app wants to go in place of itself. */
export async function renderRoutes(
  routes: AnyRoute[],
  { at, calls = {}, userType = 'user', signedIn = false, root = testRoot, statusUrl = '' }: Options,
) {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const { services, leave } = createTestServices({ userType, calls, statusUrl })
  if (signedIn) {
    await services.session.accept(sessionOf(signedIn === true ? hannah : signedIn))
    sessionStorage.clear() // it was a while ago
  }
  const router = createRouter({
    routeTree: root.addChildren(routes),
    context: services,
    history: createMemoryHistory({ initialEntries: [at] }),
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFoundPage,
  })
  showApp(services, router)
  return { services, router, leave }
}
