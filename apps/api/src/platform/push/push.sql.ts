import type { Audience } from '@ginipig/contract/identity/open-session.ts'
import { at, type Sql } from '#platform/database/sql.ts'

type Device = { sessionId: string; accountId: string; sealed: Buffer }

/** One a log-in: the browser's newest. */
export async function saveDevice(sql: Sql, { sessionId, accountId, sealed }: Device, now: number): Promise<void> {
  await sql.row(
    `insert into push_subscription (session_id, account_id, sealed, created_at) values ($1, $2, $3, $4)
     on conflict (session_id) do update set sealed = excluded.sealed, created_at = excluded.created_at`,
    [sessionId, accountId, sealed, at(now)],
  )
}

export async function removeDevice(sql: Sql, sessionId: string): Promise<void> {
  await sql.row('delete from push_subscription where session_id = $1', [sessionId])
}

export const hasDevice = async (sql: Sql, sessionId: string): Promise<boolean> =>
  (await sql.row('select 1 as found from push_subscription where session_id = $1', [sessionId])) !== undefined

/** The log-ins of an account in one app whose devices agreed, while they last. */
export const readDevices = (
  sql: Sql,
  accountId: string,
  audience: Audience,
  now: number,
): Promise<{ sessionId: string }[]> =>
  sql.rows<{ sessionId: string }>(
    `select p.session_id as "sessionId" from push_subscription p join session s on s.id = p.session_id
     where p.account_id = $1 and s.audience = $2 and s.ended_at is null and s.expires_at > $3
     order by p.session_id`,
    [accountId, audience, at(now)],
  )

/** @returns undefined once the log-in has ended */
export const readDevice = (sql: Sql, sessionId: string, now: number): Promise<{ sealed: Buffer } | undefined> =>
  sql.row<{ sealed: Buffer }>(
    `select p.sealed from push_subscription p join session s on s.id = p.session_id
     where p.session_id = $1 and s.ended_at is null and s.expires_at > $2`,
    [sessionId, at(now)],
  )
