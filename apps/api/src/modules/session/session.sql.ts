import type { Audience, OpenSession } from '@ginipig/contract/identity/open-session.ts'
import { at, type Sql } from '#platform/database/sql.ts'

/** Where a session is good: in one of the apps, or at the operators' desk. */
export type SessionAudience = Audience | 'desk'

export async function insertSession(
  sql: Sql,
  session: {
    accountId: string
    audience: SessionAudience
    now: number
    expiresAt: number
    userAgent: string | undefined
    /** Of the session that it is handed over from; a family of its own without. */
    familyId?: string | undefined
  },
): Promise<string> {
  const row = await sql.row<{ id: string }>(
    `insert into session (account_id, audience, created_at, expires_at, user_agent, family_id)
     values ($1, $2, $3, $4, $5, coalesce($6, gen_random_uuid())) returning id`,
    [
      session.accountId,
      session.audience,
      at(session.now),
      at(session.expiresAt),
      session.userAgent?.slice(0, 400) ?? null,
      session.familyId ?? null,
    ],
  )
  if (!row) throw new Error('insert returned no session')
  return row.id
}

/** A session that is over now. */
export type Ended = { id: string; accountId: string }

/** Ends a session and those of its family that still go on. Locks first and looks then: a session that is being
 *  handed over from one of them at this moment is seen too. @returns those that it ended */
export async function endFamilyOf(sql: Sql, sessionId: string, reason: string, now: number): Promise<Ended[]> {
  await sql.rows(
    `select 1 as locked from session
     where family_id = (select family_id from session where id = $1) and ended_at is null order by id for update`,
    [sessionId],
  )
  return sql.rows<Ended>(
    `update session set ended_at = $3, end_reason = $2
     where family_id = (select family_id from session where id = $1) and ended_at is null
     returning id, account_id as "accountId"`,
    [sessionId, reason, at(now)],
  )
}

/** Ends all sessions of an account but, where one is named, those of its family. Under the account's lock, so that
 *  none is opened meanwhile. @returns those it ended */
export async function endOfAccount(
  sql: Sql,
  accountId: string,
  ending: { reason: string; now: number; exceptSession?: string | undefined },
): Promise<Ended[]> {
  await sql.row('select 1 as locked from account where id = $1 for update', [accountId])
  return sql.rows<Ended>(
    `update session set ended_at = $3, end_reason = $2
     where account_id = $1 and ended_at is null
       and family_id is distinct from (select family_id from session where id = $4)
     returning id, account_id as "accountId"`,
    [accountId, ending.reason, at(ending.now), ending.exceptSession ?? null],
  )
}

/** Ends these sessions and no others. @returns those that still went on */
export const endSessions = (sql: Sql, sessionIds: readonly string[], reason: string, now: number): Promise<Ended[]> =>
  sql.rows<Ended>(
    `update session set ended_at = $3, end_reason = $2 where id = any ($1::uuid[]) and ended_at is null
     returning id, account_id as "accountId"`,
    [sessionIds, reason, at(now)],
  )

export async function touchSession(sql: Sql, sessionId: string, now: number): Promise<void> {
  await sql.row('update session set last_seen_at = $2 where id = $1', [sessionId, at(now)])
}

export async function insertToken(sql: Sql, tokenHash: Buffer, sessionId: string, now: number): Promise<void> {
  await sql.row('insert into refresh_token (token_hash, session_id, created_at) values ($1, $2, $3)', [
    tokenHash,
    sessionId,
    at(now),
  ])
}

export type TokenUse = { sessionId: string; accountId: string; expiresAt: number }

/** Uses a token up if it may be used: of any number of callers at once exactly one gets an answer. */
export const consumeToken = (
  sql: Sql,
  use: { tokenHash: Buffer; nonce: string; audience: Audience; now: number; notBefore: number },
): Promise<TokenUse | undefined> =>
  sql.row<TokenUse>(
    `update refresh_token t set used_at = $3, used_nonce = $2
     from session s join account a on a.id = s.account_id
     where t.token_hash = $1 and t.used_at is null and t.created_at > $5 and s.id = t.session_id and s.audience = $4
       and s.ended_at is null and s.expires_at > $3 and a.suspended_at is null
     returning t.session_id as "sessionId", s.account_id as "accountId", s.expires_at as "expiresAt"`,
    [use.tokenHash, use.nonce, at(use.now), use.audience, at(use.notBefore)],
  )

export type KnownToken = TokenUse & {
  familyId: string
  audience: SessionAudience
  /** Its session goes on: not ended, not expired, the account not suspended. */
  isLive: boolean
  usedAt: number | null
  usedNonce: string | null
}

export const readToken = (sql: Sql, tokenHash: Buffer, now: number): Promise<KnownToken | undefined> =>
  sql.row<KnownToken>(
    `select t.session_id as "sessionId", s.family_id as "familyId", s.account_id as "accountId",
       s.expires_at as "expiresAt", s.audience, t.used_at as "usedAt", t.used_nonce as "usedNonce",
       s.ended_at is null and s.expires_at > $2 and a.suspended_at is null as "isLive"
     from refresh_token t join session s on s.id = t.session_id join account a on a.id = s.account_id
     where t.token_hash = $1`,
    [tokenHash, at(now)],
  )

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

/** The sign-ins of an account that still go on, newest first: of a family the first session stands for all.
 *  @param idleSince - a session not seen since then can't be refreshed any more */
export const readFamilies = (
  sql: Sql,
  accountId: string,
  { sessionId, now, idleSince }: { sessionId: string; now: number; idleSince: number },
): Promise<(Omit<OpenSession, 'browser' | 'platform'> & { userAgent: string | null })[]> =>
  sql.rows(
    `select (array_agg(id order by created_at, id))[1] as id,
       (array_agg(audience order by created_at, id))[1] as audience,
       (array_agg(user_agent order by created_at, id))[1] as "userAgent",
       min(created_at) as "createdAt", max(coalesce(last_seen_at, created_at)) as "lastSeenAt",
       bool_or(id = $2) as "isCurrent"
     from session
     where account_id = $1 and audience <> 'desk' and ended_at is null and expires_at > $3 and coalesce(last_seen_at, created_at) > $4
     group by family_id order by min(created_at) desc, 1`,
    [accountId, sessionId, at(now), at(idleSince)],
  )

/** One of the account's own that still goes on. `isCaller`: the caller's, or of one family with it. */
export const readOwnSession = (
  sql: Sql,
  sessionId: string,
  caller: { accountId: string; sessionId: string },
): Promise<{ isCaller: boolean } | undefined> =>
  sql.row<{ isCaller: boolean }>(
    `select family_id = (select family_id from session where id = $3) as "isCaller"
     from session where id = $1 and account_id = $2 and ended_at is null`,
    [sessionId, caller.accountId, caller.sessionId],
  )
