import { at } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import { rooms } from './channel.ts'
import type { RealtimeServer } from './socket.ts'

/** Between two looks, ms: with it a socket outlives its session by less than five seconds (trust.md S54). */
const PERIOD_MS = 3_000

/** Cuts the sockets of sessions that are over, however they came to be: ended, expired or their account suspended.
 *  The news of a logout comes at once by the emitter; this is for what nobody told. */
export function watchSessions({ clock, database, log }: Platform, io: RealtimeServer): { stop(): void } {
  let isLooking = false
  const look = async () => {
    const sessionIds = new Set<string>()
    for (const socket of io.of('/').sockets.values()) if (socket.data.actor) sessionIds.add(socket.data.actor.sessionId)
    if (sessionIds.size === 0) return
    const over = await database.rows<{ id: string }>(
      `select wanted.id from unnest($1::uuid[]) as wanted (id)
       where not exists (select 1 from session s join account a on a.id = s.account_id
         where s.id = wanted.id and s.ended_at is null and s.expires_at > $2 and a.suspended_at is null)`,
      [[...sessionIds], at(clock.now())],
    )
    for (const { id } of over) {
      io.local.to(rooms.session(id)).emit('session.ended', {})
      io.local.in(rooms.session(id)).disconnectSockets(true)
    }
  }
  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    look()
      .catch((error: unknown) => log.warn({ err: error }, 'sessions of sockets could not be looked at'))
      .finally(() => {
        isLooking = false
      })
  }, PERIOD_MS)
  return { stop: () => clearInterval(timer) }
}
