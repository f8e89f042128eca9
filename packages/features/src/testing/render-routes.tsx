import type { UserData } from '@ginipig/contract/identity'
import type { UserType } from '@ginipig/domain/identity'
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
import { vi } from 'vitest'
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
import { notePage } from './page-end.ts'
import { hannah } from './people.ts'

export type Calls = Record<string, (body: unknown) => Response | Promise<Response>>

/** Answers by "METHOD /path"; anything else is not found. */
const fakeFetch =
  (calls: Calls): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const path = new URL(request.url).pathname.replace('/api/v1', '')
    const text = await request.text()
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    return calls[`${request.method} ${path}`]?.(body) ?? new Response('', { status: 404 })
  }

export const sessionOf = (userData: UserData) => ({ accessToken: 'token', expiresAt: Date.now() + 600_000, userData })

/** A refusal as the API makes it. */
export const problem = (code: string, status: number, fields?: { path: string; problem: string }[]) =>
  Response.json({ type: 'about:blank', title: code, status, code, fields }, { status })

const deployment = {
  currency: 'GBP',
  stripePublishableKey: 'pk_test_1',
  stripeJsUrl: null,
  marketplaceOrigin: 'https://ginipig.test',
  consoleOrigin: 'https://console.ginipig.test',
}

const ordinary: Calls = {
  'GET /deployment': () => Response.json(deployment),
  'POST /auth/logout': () => Response.json({}),
}

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

type Options = {
  at: string
  calls?: Calls
  /** Whose app it is. */
  userType?: UserType
  signedIn?: boolean | UserData
  root?: AnyRootRoute
}

/** `leave` is told where the app wants to go in place of itself. */
export async function renderRoutes(
  routes: AnyRoute[],
  { at, calls = {}, userType = 'user', signedIn = false, root = testRoot }: Options,
) {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const leave = vi.fn<(url: string) => void>()
  const services = createServices({
    userType,
    apiBase: '/api/v1',
    socketUrl: '',
    currency: 'GBP',
    catalogs: {},
    logsErrors: false,
    fetch: fakeFetch({ ...ordinary, ...calls }),
    leave,
  })
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
  notePage(router)
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
  return { services, router, leave }
}
