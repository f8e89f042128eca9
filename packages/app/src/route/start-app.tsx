import type { AnyRouter } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { trackPage } from '#analytics/analytics.ts'
import { isChunkFailure } from '#services/chunk-load-error.ts'
import { followSession, type Services, startServices } from '#services/services.ts'
import { AppTree } from './AppTree.tsx'
import { replayEarlyInput } from './early-input.ts'
import { retryStyles } from './failure/retry-styles.ts'
import { layOutRest } from './lay-out-rest.ts'
import { keepRenderedTitle } from './page-title.ts'
import { hydrateQueries, renderedPage } from './rendered-page.ts'

/** Shows an app in `#root` of its page. Where that can't be because the network went, what a server rendered stays to be
 *  read, and the app comes when it is back; else what the page says itself has to do (`#boot-failed`). */
export function startApp(services: Services, createAppRouter: (services: Services) => AnyRouter): void {
  retryStyles()
  // A task of its own: reading the scripts was a long one, and somebody may have scrolled or pressed.
  setTimeout(() =>
    start(services, createAppRouter).catch((error: unknown) => {
      services.report(error)
      const isOffline = navigator.onLine === false
      if (isOffline) window.addEventListener('online', () => location.reload())
      if (!isOffline || !renderedPage()) pageElement('boot-failed').hidden = false
    }),
  )
}

async function start(services: Services, createAppRouter: (services: Services) => AnyRouter): Promise<void> {
  const router = createAppRouter(services)
  const routeNow = () => String(router.state.matches.at(-1)?.fullPath ?? '')
  services.watchErrors(routeNow)
  const rendered = renderedPage()
  const askAgain = rendered && hydrateQueries(services.queryClient, rendered)
  // The page's own part comes in while words and session do; if it doesn't, the router tries again and says so.
  const [routes] = router.getMatchedRoutes(location.pathname)
  for (const route of routes) router.loadRouteChunk(route)?.catch(() => undefined)
  await startServices(services)
  followSession(services, router)
  router.subscribe('onResolved', () => trackPage(routeNow() || '/'))
  const root = pageElement('root')
  const report = (error: unknown) => services.report(error)
  const errors = { onCaughtError: report, onUncaughtError: report }
  const isTakenOver = rendered !== undefined && (await canBeTakenOver(router, rendered.language))
  if (isTakenOver) {
    const { pathname, searchStr } = router.latestLocation
    keepRenderedTitle(pathname + searchStr)
    // What doesn't match the server's page goes to the browser's own error event too, as React has it: journeys fail by it.
    const onRecoverableError = (error: unknown) => {
      services.report(error, 'hydration')
      reportError(error)
    }
    // In slices: what is tapped meanwhile is answered in between.
    const { promise: hydrated, resolve } = Promise.withResolvers<void>()
    services.languages.keepUntil(hydrated)
    void hydrated.then(askAgain)
    void hydrated.then(layOutRest)
    const app = <AppTree services={services} router={router} onHydrated={resolve} />
    startTransition(() => void hydrateRoot(root, app, { ...errors, onRecoverableError }))
  } else {
    askAgain?.()
    layOutRest()
    root.replaceChildren()
    createRoot(root, errors).render(<AppTree services={services} router={router} />)
  }
  if (window.earlyInput) replayEarlyInput(window.earlyInput)
}

/** Whether this browser shows what the server rendered: a person may have chosen another language, gone back before the app
 *  was there, or be led elsewhere. */
async function canBeTakenOver(router: AnyRouter, language: string): Promise<boolean> {
  if (document.documentElement.lang !== language) return false
  if (!isWhereItWasLoaded()) return false
  const { href } = router.latestLocation
  // As the server's router says of itself: its parts stand without waiting.
  router.ssr = { manifest: undefined }
  await router.load()
  const lost = router.state.matches.find(({ error }) => isChunkFailure(error))
  if (lost && navigator.onLine === false) throw lost.error
  if (router.latestLocation.href === href) return true
  delete router.ssr
  return false
}

/** Whether the address is still the one that this document was asked for by, but for its fragment. */
function isWhereItWasLoaded(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return !loaded || loaded.name.split('#')[0] === location.href.split('#')[0]
}

function pageElement(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`index.html has no #${id}`)
  return element
}
