import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** As `React.lazy`, for a part of a page that may be read already: a script that doesn't come because the network went is
 *  asked for again when it is back. Until then the part's place stays as it is: its `Suspense` fallback, or what a server
 *  rendered.
 *  @param load - as `React.lazy`'s */
// biome-ignore lint/suspicious/noExplicitAny: as React's own type; with `unknown` no component would fit.
export function lazyPart<T extends ComponentType<any>>(load: () => Promise<{ default: T }>): LazyExoticComponent<T> {
  return lazy(() => whenOnline(load))
}

/** What `load` promises, as often as it takes while there is no network. What fails with one fails. */
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
