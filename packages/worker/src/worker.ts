import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { openPush, type PushWorld, showPush } from './show-push.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] }

/** What the app shows without a network; each app has its own. */
const OFFLINE_PAGE = '/offline.html'
/** Not pages of the app, or pages whose address holds a secret: as if there were no worker (trust.md §2.3). */
const NOT_OURS = [/^\/(api|media|socket\.io|handoff|dev|admin)(\/|$)/, /^\/reset-password(\/|$)/]

/** Chromium has it, TypeScript's library doesn't know it yet. */
type RoutedInstall = Event & {
  addRoutes?: (rule: { condition: { urlPattern: string }; source: 'network' }) => Promise<void>
}

// Chromium asks a worker about every request, and one that a page sends as it goes is lost while the worker thinks.
self.addEventListener('install', (event: RoutedInstall) => {
  void event.addRoutes?.({ condition: { urlPattern: '/api/*' }, source: 'network' })
})

// By their own names only: never "/" for an index that lies in the cache.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false })
cleanupOutdatedCaches()

const page = async ({ request }: { request: Request }): Promise<Response> => {
  try {
    return await fetch(request)
  } catch {
    return (await matchPrecache(OFFLINE_PAGE)) ?? Response.error()
  }
}
registerRoute(new NavigationRoute(page, { denylist: NOT_OURS }))

self.addEventListener('push', (event) => event.waitUntil(showPush(self as unknown as PushWorld, event.data?.text())))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPush(self as unknown as PushWorld, event.notification.data, event.action))
})

// It waits until the last page that knows the one before is closed: nothing changes under a form.
