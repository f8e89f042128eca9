import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { io, type Socket } from 'socket.io-client'
import { MARKETPLACE_ORIGIN } from '#stand/api-environment.ts'

/** Opened at once: more would wait for each other's handshakes. */
const BATCH = 50

/** What a socket shows when it comes: to the API a ticket, to the bare server the room that it hears. */
export type Pass = { readonly accountId: string; readonly auth: Record<string, string> }

/** One ticket for each, as the API gives them out. @param accountIds - one may come several times */
export async function tickets(pool: pg.Pool, accountIds: readonly string[]): Promise<Pass[]> {
  const given = accountIds.map((accountId) => ({ accountId, ticket: randomBytes(32).toString('base64url') }))
  const hashes = given.map(({ ticket }) => createHash('sha256').update(ticket).digest())
  await pool.query(
    `with one as (
       select gen_random_uuid() as id, who, hash from unnest($1::uuid[], $2::bytea[]) as given (who, hash)
     ), opened as (
       insert into session (id, account_id, audience, created_at, expires_at)
       select id, who, 'marketplace', now(), now() + interval '1 hour' from one
     )
     insert into realtime_ticket (ticket_hash, session_id, expires_at)
     select hash, id, now() + interval '1 minute' from one`,
    [accountIds, hashes],
  )
  return given.map(({ accountId, ticket }) => ({ accountId, auth: { ticket } }))
}

/** Opens a socket for each, at the servers in turn. @throws where one isn't let in */
export async function openAll(urls: readonly string[], passes: readonly Pass[]): Promise<Socket[]> {
  const sockets: Socket[] = []
  for (let from = 0; from < passes.length; from += BATCH) {
    const batch = passes.slice(from, from + BATCH).map(({ auth }, index) => {
      const url = urls[(from + index) % urls.length] ?? ''
      return new Promise<Socket>((resolve, reject) => {
        const socket = io(url, {
          path: '/socket.io',
          transports: ['websocket'],
          forceNew: true,
          reconnection: false,
          extraHeaders: { origin: MARKETPLACE_ORIGIN },
          auth,
        })
        socket.once('connect', () => resolve(socket))
        socket.once('connect_error', reject)
      })
    })
    sockets.push(...(await Promise.all(batch)))
  }
  return sockets
}
