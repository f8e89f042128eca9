import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** `React.lazy` with retry: a script that fails to load while offline is requested again when the network is back. Until
 *  then the part's place stays as it is: its `Suspense` fallback, or the server's HTML.
 *  @param load - as `React.lazy`'s */
// biome-ignore lint/suspicious/noExplicitAny: as React's own type; with `unknown` no component would fit.
export function lazyPart<T extends ComponentType<any>>(load: () => Promise<{ default: T }>): LazyExoticComponent<T> {
  return lazy(() => whenOnline(load))
}

/** `load`, retried while there is no network. A failure while online is final. */
async function whenOnline<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      // A server has no such state, and no reason to wait.
      if (navigator.onLine !== false) throw error
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
    }
  }
}
