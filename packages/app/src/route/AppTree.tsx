import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { type ReactNode, StrictMode } from 'react'
import { AppProviders } from '#services/AppProviders.tsx'
import type { Services } from '#services/services.ts'
import { Toasts } from './notices/Toasts.tsx'

/** All of an app: the same where a server renders it and where a browser takes it over. */
export function AppTree({ services, router }: { services: Services; router: AnyRouter }): ReactNode {
  return (
    <StrictMode>
      <AppProviders services={services}>
        <RouterProvider router={router} />
        <Toasts router={router} />
      </AppProviders>
    </StrictMode>
  )
}
