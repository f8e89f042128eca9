import { readActor } from '#platform/auth/authenticate.ts'
import type { Platform } from '#platform/platform.ts'
import { createConnectionLimit } from './connection-limit.ts'
import type { RealtimeSocket } from './socket.ts'
import { consumeTicket } from './ticket.ts'

/** Lets a socket in: as the person whose ticket it brings, or, without one, as a visitor, of whom a network has so many. A ticket that is used,
 *  over, made up or of the other app's session opens nothing, not even as a visitor. */
export function createAdmit(platform: Platform) {
  const { clock, config, database, log } = platform
  const mayVisit = createConnectionLimit(platform)
  const readTicket = async (socket: RealtimeSocket, ticket: unknown) => {
    const sessionId = typeof ticket === 'string' ? await consumeTicket(database, clock, ticket) : undefined
    const actor = sessionId === undefined ? undefined : await readActor(database, clock, sessionId)
    return actor && config.origins[actor.audience] === socket.handshake.headers.origin ? actor : undefined
  }
  return (socket: RealtimeSocket, next: (error?: Error) => void): void => {
    const { ticket } = socket.handshake.auth as { ticket?: unknown } // what the other side sent: anything
    if (ticket === undefined) {
      next(mayVisit(socket) ? undefined : new Error('too_many_sockets'))
      return
    }
    readTicket(socket, ticket).then(
      (actor) => {
        socket.data.actor = actor
        next(actor ? undefined : new Error('ticket_refused'))
      },
      (error: unknown) => {
        log.error({ err: error }, 'socket could not be let in')
        next(new Error('unavailable'))
      },
    )
  }
}
