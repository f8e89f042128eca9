import type { Audience } from '@ginipig/contract/identity/open-session.ts'
import { at, type Sql } from '#platform/database/sql.ts'

export async function insertCode(
  sql: Sql,
  code: {
    codeHash: Buffer
    sessionId: string
    audience: Audience
    challenge: string
    now: number
    expiresAt: number
  },
): Promise<void> {
  await sql.row(
    `insert into handoff_code (code_hash, session_id, audience, challenge, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [code.codeHash, code.sessionId, code.audience, code.challenge, at(code.now), at(code.expiresAt)],
  )
}

/** Codes long over; until then a used one is kept to be known when it comes again. */
export async function deleteOldCodes(sql: Sql, before: number): Promise<void> {
  await sql.rows('delete from handoff_code where expires_at < $1', [at(before)])
}

export type ConsumedCode = {
  sessionId: string
  audience: Audience
  challenge: string
  createdAt: number
  expiresAt: number
}

/** Uses a code up, good or not any more: of any number of callers at once exactly one gets an answer. */
export const consumeCode = (sql: Sql, codeHash: Buffer, now: number): Promise<ConsumedCode | undefined> =>
  sql.row<ConsumedCode>(
    `update handoff_code set used_at = $2 where code_hash = $1 and used_at is null
     returning session_id as "sessionId", audience, challenge, created_at as "createdAt", expires_at as "expiresAt"`,
    [codeHash, at(now)],
  )

export type Parent = { accountId: string; familyId: string; expiresAt: number }

/** The session that a code came from, if it may still be handed over; neither it nor its account changes until the
 *  commit. */
export const lockParent = (
  sql: Sql,
  sessionId: string,
  { mintedAt, now }: { mintedAt: number; now: number },
): Promise<Parent | undefined> =>
  sql.row<Parent>(
    `select s.account_id as "accountId", s.family_id as "familyId", s.expires_at as "expiresAt"
     from session s join account a on a.id = s.account_id
     where s.id = $1 and s.ended_at is null and s.expires_at > $3 and a.suspended_at is null and a.deleted_at is null
       and a.user_type <> 'admin' and (a.password_changed_at is null or a.password_changed_at <= $2)
     for share of s, a`,
    [sessionId, at(mintedAt), at(now)],
  )

export async function saveChild(sql: Sql, codeHash: Buffer, childId: string): Promise<void> {
  await sql.row('update handoff_code set child_session_id = $2 where code_hash = $1', [codeHash, childId])
}

/** The session that a code got somebody, and those that were handed over from it in turn. */
export async function readIssued(sql: Sql, codeHash: Buffer): Promise<string[]> {
  const rows = await sql.rows<{ id: string }>(
    `with recursive issued (id) as (
       select child_session_id from handoff_code where code_hash = $1
       union
       select c.child_session_id from handoff_code c join issued i on c.session_id = i.id)
     select id from issued where id is not null`,
    [codeHash],
  )
  return rows.map((row) => row.id)
}
