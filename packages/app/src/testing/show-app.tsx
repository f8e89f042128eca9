import type { UserType } from '@ginipig/domain/identity'
import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { vi } from 'vitest'
import { Toasts } from '#route/notices/Toasts.tsx'
import { WaitBar } from '#route/WaitBar.tsx'
import { AppProviders } from '#services/AppProviders.tsx'
import { browserEnvironment } from '#services/environment.ts'
import type { Catalogs } from '#services/languages.ts'
import { createServices, followSession, type Services } from '#services/services.ts'
import { type Calls, fakeFetch } from './fake-api.ts'
import { notePage } from './page-end.ts'

/** The services of an app over a fake API. `leave` is told where it wants to go in place of itself. */
export function createTestServices({
  userType,
  calls,
  catalogs = {},
  statusUrl = '',
}: {
  userType: UserType
  calls: Calls
  catalogs?: Catalogs
  statusUrl?: string
}) {
  const leave = vi.fn<(url: string, here?: 'kept') => void>()
  const services = createServices({
    userType,
    apiBase: '/api/v1',
    socketUrl: '',
    statusUrl,
    currency: 'GBP',
    catalogs,
    logsErrors: false,
    fetch: fakeFetch(calls),
    environment: { ...browserEnvironment(), leave },
  })
  services.realtime.restart = () => {} // no socket in these tests
  return { services, leave }
}

/** As `startApp` shows it. */
export function showApp(services: Services, router: AnyRouter): void {
  notePage(router, services)
  followSession(services, router)
  render(
    <AppProviders services={services}>
      <RouterProvider router={router} />
      <Toasts router={router} />
      <WaitBar router={router} />
    </AppProviders>,
    // What a boundary caught is reported, not printed.
    { onCaughtError: (error) => services.report(error) },
  )
}
