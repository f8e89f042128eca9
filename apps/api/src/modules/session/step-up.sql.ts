import { at, type Sql } from '#platform/database/sql.ts'

export async function markSteppedUp(sql: Sql, sessionId: string, now: number): Promise<void> {
  await sql.row('update session set stepped_up_at = $2 where id = $1', [sessionId, at(now)])
}

/** Epoch ms; null when the password was not given again on this session. */
export async function readSteppedUp(sql: Sql, sessionId: string): Promise<number | null> {
  const row = await sql.row<{ stepped_up_at: number | null }>('select stepped_up_at from session where id = $1', [
    sessionId,
  ])
  return row?.stepped_up_at ?? null
}
