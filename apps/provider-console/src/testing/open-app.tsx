import type { UserData } from '@ginipig/contract/identity'
import { AppProviders, createServices, followSession, startServices, Toasts } from '@ginipig/features/shell'
import { notePage } from '@ginipig/features/testing'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { vi } from 'vitest'
import { catalogs } from '../app/catalogs.ts'
import { createAppRouter } from '../app/router.ts'

export const person = (userType: UserData['user_type']): UserData => ({
  id: '0190a7c2-0000-7000-8000-000000000001',
  user_type: userType,
  email: 'hannah@example.test',
  firstName: 'Hannah',
  lastName: 'Doyle',
  avatarUrl: null,
  language: 'en',
  isProfileComplete: true,
  marketing_notifications: false,
  other_notifications: true,
  sms_notifications: false,
})

export const problem = (code: string, status: number) =>
  Response.json({ type: 'about:blank', title: code, status, code }, { status })

/** By "METHOD /path". */
export type Calls = Record<string, (body: unknown) => Response | Promise<Response>>

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
  'POST /auth/login': () =>
    Response.json({ accessToken: 't', expiresAt: Date.now() + 600_000, userData: person('provider') }),
}

const fakeFetch =
  (calls: Calls): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const path = new URL(request.url).pathname.replace('/api/v1', '')
    const text = await request.text()
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    return calls[`${request.method} ${path}`]?.(body) ?? problem('not_found', 404)
  }

type Visitor = { signedInAs?: UserData }

/** The whole app at a path, over a fake API. `leave` is told where the app wants to go in place of itself. */
export async function openApp(at: string, calls: Calls = {}, { signedInAs }: Visitor = {}) {
  const leave = vi.fn<(url: string) => void>()
  const services = createServices({
    userType: 'provider',
    apiBase: '/api/v1',
    socketUrl: '',
    currency: 'GBP',
    catalogs,
    logsErrors: false,
    fetch: fakeFetch({ ...ordinary, ...calls }),
    leave,
  })
  services.realtime.restart = () => {} // no socket in these tests
  const router = createAppRouter(services, createMemoryHistory({ initialEntries: [at] }))
  notePage(router)
  await startServices(services)
  if (signedInAs)
    await services.session.accept({ accessToken: 't', expiresAt: Date.now() + 600_000, userData: signedInAs })
  followSession(services, router)
  render(
    <AppProviders services={services}>
      <RouterProvider router={router} />
      <Toasts />
    </AppProviders>,
    { onCaughtError: services.report },
  )
  return { services, router, leave }
}
