import type { Actor } from '#platform/auth/actor.ts'
import { at, type Sql } from '#platform/database/sql.ts'

export type FamilyRow = {
  id: string
  audience: Actor['audience']
  user_agent: string | null
  created_at: number
  last_seen_at: number
  is_current: boolean
}

/** The sign-ins of an account that still go on, newest first: of a family the first session stands for all.
 *  @param idleSince - a session not seen since then can't be refreshed any more */
export const readFamilies = (
  sql: Sql,
  accountId: string,
  { sessionId, now, idleSince }: { sessionId: string; now: number; idleSince: number },
): Promise<FamilyRow[]> =>
  sql.rows<FamilyRow>(
    `select (array_agg(id order by created_at, id))[1] as id,
       (array_agg(audience order by created_at, id))[1] as audience,
       (array_agg(user_agent order by created_at, id))[1] as user_agent,
       min(created_at) as created_at, max(coalesce(last_seen_at, created_at)) as last_seen_at,
       bool_or(id = $2) as is_current
     from session
     where account_id = $1 and ended_at is null and expires_at > $3 and coalesce(last_seen_at, created_at) > $4
     group by family_id order by min(created_at) desc, 1`,
    [accountId, sessionId, at(now), at(idleSince)],
  )

export async function isOwnSession(sql: Sql, accountId: string, sessionId: string): Promise<boolean> {
  const row = await sql.row('select 1 as own from session where id = $1 and account_id = $2 and ended_at is null', [
    sessionId,
    accountId,
  ])
  return row !== undefined
}
