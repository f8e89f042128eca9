import type { Api } from '@ginipig/api-client/core/api.ts'
import type { Realtime } from '@ginipig/api-client/realtime/realtime.ts'
import type { SessionService } from '@ginipig/session/session-service.ts'
import type { QueryClient } from '@tanstack/react-query'

type RealtimeLinkOptions = {
  api: Api
  session: SessionService
  queryClient: QueryClient
  /** Origin of the socket; empty is the page's own. */
  url: string
  report: (error: unknown) => void
}

export type RealtimeLink = {
  watchListing: (listingId: string) => () => void
  watchProvider: (providerId: string) => () => void
  /** After somebody signed in or out: the old connection speaks for who is gone. */
  restart: () => void
}

type Watch = { start: (realtime: Realtime) => () => void; stop?: () => void }

/** Connects when there is somebody to tell or something to watch, and not before: the library stays out of the
 *  first page. Watches outlive a change of person. */
export function createRealtimeLink({ api, session, queryClient, url, report }: RealtimeLinkOptions): RealtimeLink {
  const watches = new Set<Watch>()
  let current: Promise<Realtime> | undefined
  const isSignedIn = () => session.store.getState().userData !== null

  const connect = async () => {
    await pageLoaded()
    const { connectRealtime, fetchTicket } = await import('@ginipig/api-client/realtime/connect-realtime.ts')
    const getTicket = async () => (isSignedIn() ? fetchTicket(api) : undefined)
    const onSessionEnded = () => void session.end('elsewhere')
    return connectRealtime({ queryClient, url, getTicket, onSessionEnded, report })
  }

  const open = () => {
    current ??= connect()
    const mine = current
    return mine.catch((error: unknown) => {
      if (current === mine) current = undefined // the next wish tries again
      report(error)
    })
  }

  const join = async (watch: Watch) => {
    const realtime = await open()
    if (realtime && watches.has(watch)) watch.stop = watch.start(realtime)
  }

  const watchFrom = (start: Watch['start']) => {
    const watch: Watch = { start }
    watches.add(watch)
    void join(watch)
    return () => {
      watches.delete(watch)
      watch.stop?.()
    }
  }

  return {
    watchListing: (listingId) => watchFrom((realtime) => realtime.watchListing(listingId)),
    watchProvider: (providerId) => watchFrom((realtime) => realtime.watchProvider(providerId)),
    restart: () => {
      current?.then((realtime) => realtime.disconnect()).catch(report)
      current = undefined
      if (isSignedIn()) void open()
      for (const watch of watches) void join(watch)
    },
  }
}

/** Live news can wait: on a slow line the connection's script would come in between what the page stands on. */
function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => addEventListener('load', () => resolve(), { once: true }))
}
