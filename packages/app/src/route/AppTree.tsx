import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { createContext, type ReactNode, StrictMode, startTransition, useEffect, useState } from 'react'
import { AppProviders } from '#services/AppProviders.tsx'
import type { Services } from '#services/services.ts'
import { Toasts } from './notices/Toasts.tsx'
import { WaitBar } from './WaitBar.tsx'

export type AppTreeProps = {
  services: Services
  router: AnyRouter
  /** Once every part that a server rendered is hydrated, late ones too. */
  onHydrated?: (() => void) | undefined
}

/** All of an app: the same where a server renders it and where a browser takes it over. */
export function AppTree({ services, router, onHydrated }: AppTreeProps): ReactNode {
  return (
    <StrictMode>
      <AppProviders services={services}>
        <Hydration onHydrated={onHydrated}>
          <RouterProvider router={router} />
          <Toasts router={router} />
          <WaitBar router={router} />
        </Hydration>
      </AppProviders>
    </StrictMode>
  )
}

/** Nobody reads it: React can't know that of a part which isn't hydrated yet, so a transition that changes it waits for all
 *  of them. React has no event for it. */
const HydratedContext = createContext(false)

function Hydration({ onHydrated, children }: { onHydrated: (() => void) | undefined; children: ReactNode }) {
  const [isHydrated, setIsHydrated] = useState(false)
  useEffect(() => {
    if (isHydrated) onHydrated?.()
    else startTransition(() => setIsHydrated(true))
  }, [isHydrated, onHydrated])
  return <HydratedContext value={isHydrated}>{children}</HydratedContext>
}
