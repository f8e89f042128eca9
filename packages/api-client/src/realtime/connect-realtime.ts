import type { RealtimeCommand } from '@ginipig/contract/realtime/event.ts'
import { createTicket } from '@ginipig/contract/realtime/ticket.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { io, Socket } from 'socket.io-client'
import type { Api } from '#core/api.ts'
import { errorCode } from '#core/api-error.ts'
import { invalidate } from '#core/call-options.ts'
import { applyEvent, eventNames } from './apply-event.ts'
import type { Realtime } from './realtime.ts'
import { createWatchList } from './watch-list.ts'

/** Reconnect back-off after a server refused or closed the connection: doubled each time, with jitter so that not all pages
 *  return at once. */
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000

export type RealtimeOptions = {
  queryClient: QueryClient
  /** Origin of the socket; empty is the page's own. */
  url: string
  /** A one-use ticket, or undefined for a visitor, who may only watch listings. */
  getTicket: () => Promise<string | undefined>
  onSessionEnded: () => void
  report?: (error: unknown) => void
  /** The client library; loaded only when first needed. */
  load?: () => Promise<{ io: typeof io }>
  /** A number from 0 to 1, by which waits differ. */
  random?: () => number
}

/** Jitter between half of a wait and all of it, as the library's own back-off. */
const waitOf = (refusals: number, random: () => number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** refusals) * (0.5 + random() / 2)

/** Turns socket events into cache invalidations. After a gap, including the one before a person's first connection,
 *  everything on screen is refetched, because missed events aren't resent. A visitor only hears of listings that they look
 *  at. */
export function connectRealtime(options: RealtimeOptions): Realtime {
  const { queryClient, onSessionEnded, report } = options
  const { load = () => import('socket.io-client'), random = Math.random } = options
  let socket: Socket | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let refusals = 0
  let isClosed = false
  /** Whether something may have been missed that this person would have heard of. */
  let mayHaveMissed = false
  const watched = createWatchList((kind, verb, id) => {
    const payload = { [`${kind}Id`]: id }
    if (socket?.connected) socket.emit(`${kind}.${verb}` satisfies RealtimeCommand, payload)
  })

  const knockAgain = () => {
    clearTimeout(retry)
    retry = setTimeout(() => socket?.connect(), waitOf(refusals, random))
    refusals += 1
  }

  const open = async () => {
    const library = await load()
    if (isClosed) return
    socket = library.io(options.url, {
      path: '/socket.io',
      transports: ['websocket'],
      auth: (answer) => void handOver(answer),
    })
    socket.on('connect', () => {
      refusals = 0
      watched.announceAll()
      if (mayHaveMissed) void invalidate(queryClient)
      mayHaveMissed = true
    })
    socket.on('connect_error', () => {
      if (socket?.active === false) knockAgain()
    })
    socket.on('disconnect', (reason) => {
      if (reason === 'io server disconnect') knockAgain()
    })
    for (const name of eventNames) {
      socket.on(name, (payload: unknown) => {
        const isKnown = applyEvent(name, payload, { queryClient, onSessionEnded })
        if (!isKnown) report?.(new Error(`Socket event ${name} doesn't fit the contract`))
      })
    }
  }

  /** Without an answer about the ticket nobody is let in; dropping the transport makes the library try again. */
  const handOver = async (answer: (data: object) => void) => {
    try {
      const ticket = await options.getTicket()
      if (ticket !== undefined) mayHaveMissed = true
      answer(ticket === undefined ? {} : { ticket })
    } catch {
      socket?.io.engine?.close() // offline: the library's own back-off comes round again
    }
  }

  open().catch((error: unknown) => report?.(error))

  return {
    watchListing: (listingId) => watched.watch('listing', listingId),
    watchProvider: (providerId) => watched.watch('provider', providerId),
    disconnect: () => {
      isClosed = true
      clearTimeout(retry)
      socket?.disconnect()
    },
  }
}

/** A ticket for the signed-in person; undefined when the session just ended. */
export async function fetchTicket(api: Api): Promise<string | undefined> {
  try {
    return (await api(createTicket)).ticket
  } catch (error) {
    if (errorCode(error) === 'unauthenticated') return undefined
    throw error
  }
}
