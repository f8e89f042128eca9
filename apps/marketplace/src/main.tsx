// First of all: see there.
import '@ginipig/features/handoff/capture'
import '@ginipig/features/auth/capture'
import '@ginipig/ui/styles.css'
import { AppProviders, createServices, followSession, loadAhead, startServices, Toasts } from '@ginipig/features/shell'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { catalogs } from './app/catalogs.ts'
import { env } from './app/env.ts'
import { createAppRouter } from './app/router.ts'

const services = createServices({
  userType: 'user',
  apiBase: env.apiBase,
  socketUrl: env.socketUrl,
  currency: env.currency,
  catalogs,
  logsErrors: !env.isProduction,
})

async function start(): Promise<void> {
  const router = createAppRouter(services)
  // The page's own part comes in while words and session do; if it doesn't, the router tries again and says so.
  const [routes] = router.getMatchedRoutes(location.pathname)
  for (const route of routes) router.loadRouteChunk(route)?.catch(services.report)
  await startServices(services)
  followSession(services, router)
  loadAhead(router)
  const root = createRoot(pageElement('root'), { onCaughtError: services.report, onUncaughtError: services.report })
  root.render(
    <StrictMode>
      <AppProviders services={services}>
        <RouterProvider router={router} />
        <Toasts />
      </AppProviders>
    </StrictMode>,
  )
}

function pageElement(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`index.html has no #${id}`)
  return element
}

start().catch((error: unknown) => {
  services.report(error)
  // Not even the words could be loaded: what index.html says has to do.
  pageElement('boot-failed').hidden = false
})
