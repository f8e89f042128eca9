import type { AlertSearch } from '@ginipig/contract/alert/alert.ts'
import { at, type Sql } from '#platform/database/sql.ts'

type AlertRow = { id: string; search: AlertSearch; created_at: number; ends_at: number }

export const readAlerts = (sql: Sql, clientId: string, now: number) =>
  sql.rows<AlertRow>(
    `select id, search, created_at, ends_at from alert where client_id = $1 and ends_at > $2
     order by created_at desc, id`,
    [clientId, at(now)],
  )

/** Locks the client, so that alerts created at once are counted one after the other.
 *  @returns how many they have besides that of this search */
export async function countOtherAlerts(sql: Sql, clientId: string, search: AlertSearch, now: number): Promise<number> {
  await sql.row('select 1 as locked from account where id = $1 for no key update', [clientId])
  const row = await sql.row<{ count: number }>(
    'select count(*) as count from alert where client_id = $1 and search <> $2::jsonb and ends_at > $3',
    [clientId, JSON.stringify(search), at(now)],
  )
  return row?.count ?? 0
}

export const saveAlert = (
  sql: Sql,
  { clientId, search, endsAt }: { clientId: string; search: AlertSearch; endsAt: number },
  now: number,
) =>
  sql.row(
    `insert into alert (client_id, search, created_at, looked_at, ends_at) values ($1, $2::jsonb, $3, $3, $4)
     on conflict (client_id, search) do update set ends_at = excluded.ends_at`,
    [clientId, JSON.stringify(search), at(now), at(endsAt)],
  )

export const removeAlert = (sql: Sql, clientId: string, id: string) =>
  sql.row('delete from alert where client_id = $1 and id = $2', [clientId, id])

/** An alert that is due to be searched for again. */
export type DueAlert = { id: string; client_id: string; search: AlertSearch; looked_at: number }

/** Those last searched for before then (epoch ms), the longest ago first. */
export const readLookedBefore = (sql: Sql, before: number, now: number, limit: number) =>
  sql.rows<DueAlert>(
    `select e.id, e.client_id, e.search, e.looked_at from alert e join account a on a.id = e.client_id
     where e.looked_at <= $1 and e.ends_at > $2 and a.suspended_at is null and a.deleted_at is null
     order by e.looked_at, e.id limit $3`,
    [at(before), at(now), limit],
  )

/** Claims the alert: of several workers exactly one gets true. */
export const claimAlert = async (sql: Sql, { id, looked_at: last }: DueAlert, now: number): Promise<boolean> =>
  (await sql.row('update alert set looked_at = $3 where id = $1 and looked_at = $2 returning 1 as taken', [
    id,
    at(last),
    at(now),
  ])) !== undefined

/** @returns whether there was one to end */
export const endAlert = async (sql: Sql, id: string): Promise<boolean> =>
  (await sql.row('delete from alert where id = $1 returning 1 as gone', [id])) !== undefined
