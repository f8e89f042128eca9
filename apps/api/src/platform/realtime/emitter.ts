import type { RealtimeEvent, RealtimePayload } from '@ginipig/contract/realtime/event.ts'
import type { Sql } from '#platform/database/sql.ts'
import { CHANNEL, rooms } from './channel.ts'

export type Emitter = {
  /** To every socket of a person, in whichever process it is. */
  toAccount<E extends RealtimeEvent>(accountId: string, event: E, payload: RealtimePayload<E>): Promise<void>
  /** To everyone who watches a listing. */
  toListing<E extends RealtimeEvent>(listingId: string, event: E, payload: RealtimePayload<E>): Promise<void>
  /** To everyone who watches a provider. */
  toProvider<E extends RealtimeEvent>(providerId: string, event: E, payload: RealtimePayload<E>): Promise<void>
  /** Tells a session's sockets that it ended, and cuts them. */
  endSession(sessionId: string): Promise<void>
}

/** Message types of socket.io-adapter's cluster protocol. */
const BROADCAST = 3
const DISCONNECT_SOCKETS = 6
/** Packet type `event` of the Socket.IO protocol. */
const EVENT = 2
/** The uid under which the adapter takes messages from somebody who is no server itself. */
const UID = 'emitter'

const opts = (room: string) => ({ rooms: [room], except: [], flags: {} })

const broadcast = (room: string, event: RealtimeEvent, payload: unknown) =>
  JSON.stringify({
    uid: UID,
    nsp: '/',
    type: BROADCAST,
    data: { packet: { type: EVENT, data: [event, payload], nsp: '/' }, opts: opts(room) },
  })

const disconnect = (room: string) =>
  JSON.stringify({ uid: UID, nsp: '/', type: DISCONNECT_SOCKETS, data: { opts: opts(room), close: true } })

/** Sends socket events from any process (API, worker) through a PostgreSQL notification, which all socket servers hear.
 *  Given a transaction as `database`, it is sent on commit and never on rollback. */
export function createEmitter({ database }: { database: Sql }): Emitter {
  const notify = async (message: string) => {
    await database.row('select pg_notify($1, $2)', [CHANNEL, message])
  }
  return {
    toAccount: (accountId, event, payload) => notify(broadcast(rooms.account(accountId), event, payload)),
    toListing: (listingId, event, payload) => notify(broadcast(rooms.listing(listingId), event, payload)),
    toProvider: (providerId, event, payload) => notify(broadcast(rooms.provider(providerId), event, payload)),
    // One statement, so that the news comes before the cut.
    async endSession(sessionId) {
      const room = rooms.session(sessionId)
      await database.row('select pg_notify($1, $2), pg_notify($1, $3)', [
        CHANNEL,
        broadcast(room, 'session.ended', {}),
        disconnect(room),
      ])
    },
  }
}
