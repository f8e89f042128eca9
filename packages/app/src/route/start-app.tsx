import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AppProviders } from '#services/AppProviders.tsx'
import { followSession, type Services, startServices } from '#services/services.ts'
import { Toasts } from './notices/Toasts.tsx'

/** Shows an app in `#root` of its page; where not even that can be, what the page says itself has to do
 *  (`#boot-failed`). */
export function startApp(services: Services, createAppRouter: (services: Services) => AnyRouter): void {
  start(services, createAppRouter).catch((error: unknown) => {
    services.report(error)
    pageElement('boot-failed').hidden = false
  })
}

async function start(services: Services, createAppRouter: (services: Services) => AnyRouter): Promise<void> {
  const router = createAppRouter(services)
  // The page's own part comes in while words and session do; if it doesn't, the router tries again and says so.
  const [routes] = router.getMatchedRoutes(location.pathname)
  for (const route of routes) router.loadRouteChunk(route)?.catch(services.report)
  await startServices(services)
  followSession(services, router)
  const root = createRoot(pageElement('root'), { onCaughtError: services.report, onUncaughtError: services.report })
  root.render(
    <StrictMode>
      <AppProviders services={services}>
        <RouterProvider router={router} />
        <Toasts router={router} />
      </AppProviders>
    </StrictMode>,
  )
}

function pageElement(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`index.html has no #${id}`)
  return element
}
