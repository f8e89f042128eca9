import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from '#platform/clock.ts'
import { at, type Sql } from '#platform/database/sql.ts'

/** A ticket lives for a minute at most (trust.md S30). */
const TICKET_MS = 60_000

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest()

/** Gives a session one ticket for one socket. Tickets that nobody used are removed on the way. */
export async function issueTicket(
  sql: Sql,
  clock: Clock,
  sessionId: string,
): Promise<{ ticket: string; expiresAt: number }> {
  const now = clock.now()
  const ticket = randomBytes(32).toString('base64url')
  const expiresAt = now + TICKET_MS
  await sql.row('delete from realtime_ticket where expires_at <= $1', [at(now)])
  await sql.row('insert into realtime_ticket (ticket_hash, session_id, expires_at) values ($1, $2, $3)', [
    hashOf(ticket),
    sessionId,
    at(expiresAt),
  ])
  return { ticket, expiresAt }
}

/** The session of a ticket, once: whoever comes second finds nothing. */
export async function consumeTicket(sql: Sql, clock: Clock, ticket: string): Promise<string | undefined> {
  const row = await sql.row<{ session_id: string; is_live: boolean }>(
    'delete from realtime_ticket where ticket_hash = $1 returning session_id, expires_at > $2 as is_live',
    [hashOf(ticket), at(clock.now())],
  )
  return row?.is_live ? row.session_id : undefined
}
