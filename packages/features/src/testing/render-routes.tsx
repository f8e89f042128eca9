import { i18n } from '@lingui/core'
import {
  type AnyRootRoute,
  type AnyRoute,
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import {
  AppProviders,
  createServices,
  followSession,
  guardRoute,
  MAIN_ID,
  NotFoundPage,
  PageAnnouncer,
  PendingPage,
  RouteError,
  type Services,
  Toasts,
} from '#shell/index.ts'
import { hannah } from './people.ts'

type Calls = Record<string, () => Response>

/** Answers by "METHOD /path"; anything else is not found. */
const fakeFetch =
  (calls: Calls): typeof fetch =>
  async (input, init) => {
    const { url, method } = new Request(input, init)
    const path = new URL(url).pathname.replace('/api/v1', '')
    return calls[`${method} ${path}`]?.() ?? new Response('', { status: 404 })
  }

const session = () => Response.json({ accessToken: 'token', expiresAt: Date.now() + 600_000, userData: hannah })

/** A root like those of the apps, over the routes of a test. */
export const testRoot = createRootRouteWithContext<Services>()({
  staticData: { access: 'common' },
  beforeLoad: (move): undefined | Promise<void> => guardRoute(move),
  component: () => (
    <>
      <PageAnnouncer />
      <main id={MAIN_ID}>
        <Outlet />
      </main>
    </>
  ),
})

type Options = { at: string; calls?: Calls; signedIn?: boolean; root?: AnyRootRoute }

export async function renderRoutes(routes: AnyRoute[], { at, calls = {}, signedIn = false, root = testRoot }: Options) {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const services = createServices({
    userType: 'user',
    apiBase: '/api/v1',
    socketUrl: '',
    currency: 'GBP',
    catalogs: {},
    logsErrors: false,
    fetch: fakeFetch({ 'POST /auth/login': session, 'POST /auth/logout': () => Response.json({}), ...calls }),
  })
  if (signedIn) await services.session.logIn({ email: hannah.email, password: 'Ginipig-2026' })
  const router = createRouter({
    routeTree: root.addChildren(routes),
    context: services,
    history: createMemoryHistory({ initialEntries: [at] }),
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFoundPage,
  })
  services.realtime.restart = () => {}
  followSession(services, router)
  render(
    <AppProviders services={services}>
      <RouterProvider router={router} />
      <Toasts />
    </AppProviders>,
    // As in the apps' main.tsx: what a boundary caught is reported, not printed.
    { onCaughtError: services.report },
  )
  return { services, router }
}
