import type { UserData } from '@ginipig/contract/identity'
import type { Language } from '@ginipig/domain/identity'
import type { Actor } from '#platform/auth/actor.ts'
import { at, type Sql } from '#platform/database/sql.ts'

type UserRow = {
  id: string
  user_type: UserData['user_type']
  email: string
  first_name: string
  last_name: string
  avatar_url: string | null
  language: UserData['language']
  is_profile_complete: boolean
  marketing_notifications: boolean
  other_notifications: boolean
  sms_notifications: boolean
}

const userColumns = `a.id, a.user_type, a.email, a.first_name, a.last_name, a.avatar_url, a.language,
  a.marketing_notifications, a.other_notifications, a.sms_notifications,
  a.user_type <> 'provider' or exists (select 1 from provider p where p.id = a.id) as is_profile_complete`

const toUserData = (row: UserRow): UserData => ({
  id: row.id,
  user_type: row.user_type,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  avatarUrl: row.avatar_url,
  language: row.language,
  isProfileComplete: row.is_profile_complete,
  marketing_notifications: row.marketing_notifications,
  other_notifications: row.other_notifications,
  sms_notifications: row.sms_notifications,
})

export type Credentials = { user: UserData; passwordHash: string; isSuspended: boolean }

export async function readCredentials(sql: Sql, emailKey: string): Promise<Credentials | undefined> {
  const row = await sql.row<UserRow & { password_hash: string; suspended_at: number | null }>(
    `select ${userColumns}, a.password_hash, a.suspended_at from account a where a.email_key = $1`,
    [emailKey],
  )
  return row && { user: toUserData(row), passwordHash: row.password_hash, isSuspended: row.suspended_at !== null }
}

export async function savePasswordHash(sql: Sql, accountId: string, passwordHash: string): Promise<void> {
  await sql.row('update account set password_hash = $2 where id = $1', [accountId, passwordHash])
}

export async function readUser(sql: Sql, accountId: string): Promise<UserData | undefined> {
  const row = await sql.row<UserRow>(`select ${userColumns} from account a where a.id = $1`, [accountId])
  return row && toUserData(row)
}

export async function saveNotificationSettings(
  sql: Sql,
  accountId: string,
  settings: Pick<UserData, 'marketing_notifications' | 'other_notifications' | 'sms_notifications'>,
): Promise<void> {
  await sql.row(
    `update account set marketing_notifications = $2, other_notifications = $3, sms_notifications = $4 where id = $1`,
    [accountId, settings.marketing_notifications, settings.other_notifications, settings.sms_notifications],
  )
}

export async function saveLanguage(sql: Sql, accountId: string, language: Language): Promise<void> {
  await sql.row('update account set language = $2 where id = $1', [accountId, language])
}

export async function insertSession(
  sql: Sql,
  session: {
    accountId: string
    audience: Actor['audience']
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

/** Ends a session and those of its family that still go on. Locks first and looks then: a session that is being
 *  handed over from one of them at this moment is seen too. @returns the ids of those that it ended */
export async function endFamilyOf(sql: Sql, sessionId: string, reason: string, now: number): Promise<string[]> {
  await sql.rows(
    `select 1 as locked from session
     where family_id = (select family_id from session where id = $1) and ended_at is null order by id for update`,
    [sessionId],
  )
  const rows = await sql.rows<{ id: string }>(
    `update session set ended_at = $3, end_reason = $2
     where family_id = (select family_id from session where id = $1) and ended_at is null returning id`,
    [sessionId, reason, at(now)],
  )
  return rows.map((row) => row.id)
}

/** Ends all sessions of an account but, where one is named, those of its family. Under the account's lock, so that
 *  none is opened meanwhile. @returns the ids of those it ended */
export async function endOfAccount(
  sql: Sql,
  accountId: string,
  ending: { reason: string; now: number; exceptSession?: string | undefined },
): Promise<string[]> {
  await sql.row('select 1 as locked from account where id = $1 for update', [accountId])
  const rows = await sql.rows<{ id: string }>(
    `update session set ended_at = $3, end_reason = $2
     where account_id = $1 and ended_at is null
       and family_id is distinct from (select family_id from session where id = $4) returning id`,
    [accountId, ending.reason, at(ending.now), ending.exceptSession ?? null],
  )
  return rows.map((row) => row.id)
}

/** Ends these sessions and no others. @returns the ids of those that still went on */
export async function endSessions(
  sql: Sql,
  sessionIds: readonly string[],
  reason: string,
  now: number,
): Promise<string[]> {
  const rows = await sql.rows<{ id: string }>(
    `update session set ended_at = $3, end_reason = $2 where id = any ($1::uuid[]) and ended_at is null returning id`,
    [sessionIds, reason, at(now)],
  )
  return rows.map((row) => row.id)
}

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
export async function consumeToken(
  sql: Sql,
  use: { tokenHash: Buffer; nonce: string; audience: Actor['audience']; now: number; notBefore: number },
): Promise<TokenUse | undefined> {
  const row = await sql.row<{ session_id: string; account_id: string; expires_at: number }>(
    `update refresh_token t set used_at = $3, used_nonce = $2
     from session s join account a on a.id = s.account_id
     where t.token_hash = $1 and t.used_at is null and t.created_at > $5 and s.id = t.session_id and s.audience = $4
       and s.ended_at is null and s.expires_at > $3 and a.suspended_at is null
     returning t.session_id, s.account_id, s.expires_at`,
    [use.tokenHash, use.nonce, at(use.now), use.audience, at(use.notBefore)],
  )
  return row && { sessionId: row.session_id, accountId: row.account_id, expiresAt: row.expires_at }
}

export type KnownToken = TokenUse & {
  familyId: string
  audience: Actor['audience']
  /** Its session goes on: not ended, not expired, the account not suspended. */
  isLive: boolean
  usedAt: number | null
  usedNonce: string | null
}

export async function readToken(sql: Sql, tokenHash: Buffer, now: number): Promise<KnownToken | undefined> {
  const row = await sql.row<{
    session_id: string
    account_id: string
    expires_at: number
    family_id: string
    audience: Actor['audience']
    is_live: boolean
    used_at: number | null
    used_nonce: string | null
  }>(
    `select t.session_id, s.family_id, s.account_id, s.expires_at, s.audience, t.used_at, t.used_nonce,
       s.ended_at is null and s.expires_at > $2 and a.suspended_at is null as is_live
     from refresh_token t join session s on s.id = t.session_id join account a on a.id = s.account_id
     where t.token_hash = $1`,
    [tokenHash, at(now)],
  )
  return (
    row && {
      sessionId: row.session_id,
      familyId: row.family_id,
      accountId: row.account_id,
      expiresAt: row.expires_at,
      audience: row.audience,
      isLive: row.is_live,
      usedAt: row.used_at,
      usedNonce: row.used_nonce,
    }
  )
}
