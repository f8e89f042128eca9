import { at, type Sql } from '#platform/database/sql.ts'

/** How often in a row an address was refused for good. @param mark - the address's */
export async function countRefusals(sql: Sql, mark: string): Promise<number> {
  const row = await sql.row<{ times: number }>('select times from refused_address where mark = $1', [mark])
  return row?.times ?? 0
}

export async function recordRefusal(sql: Sql, mark: string, now: number): Promise<void> {
  await sql.row(
    `insert into refused_address (mark, times, last_at) values ($1, 1, $2)
     on conflict (mark) do update set times = refused_address.times + 1, last_at = excluded.last_at`,
    [mark, at(now)],
  )
}

/** A mail was accepted: resets the count of bounces. */
export async function deleteRefusals(sql: Sql, mark: string): Promise<void> {
  await sql.row('delete from refused_address where mark = $1', [mark])
}
