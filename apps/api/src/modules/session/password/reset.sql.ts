import type { Language, UserType } from '@ginipig/domain/identity'
import { at, type Sql } from '#platform/database/sql.ts'

/** Who forgot a password. */
export type Forgetful = { id: string; email: string; language: Language; userType: UserType }

export async function readForgetful(sql: Sql, emailKey: string): Promise<Forgetful | undefined> {
  const row = await sql.row<{ id: string; email: string; language: Language; user_type: UserType }>(
    'select id, email, language, user_type from account where email_key = $1 and deleted_at is null',
    [emailKey],
  )
  return row && { id: row.id, email: row.email, language: row.language, userType: row.user_type }
}

export async function insertReset(
  sql: Sql,
  reset: { tokenHash: Buffer; accountId: string; now: number; expiresAt: number },
): Promise<void> {
  await sql.row('insert into password_reset (token_hash, account_id, created_at, expires_at) values ($1, $2, $3, $4)', [
    reset.tokenHash,
    reset.accountId,
    at(reset.now),
    at(reset.expiresAt),
  ])
}

/** Whose link it is, while it is good. */
export async function readResetAccount(sql: Sql, tokenHash: Buffer, now: number): Promise<string | undefined> {
  const row = await sql.row<{ account_id: string }>(
    'select account_id from password_reset where token_hash = $1 and used_at is null and expires_at > $2',
    [tokenHash, at(now)],
  )
  return row?.account_id
}

/** Uses a link up: of any number of callers at once exactly one gets the account. */
export async function spendReset(sql: Sql, tokenHash: Buffer, now: number): Promise<string | undefined> {
  const row = await sql.row<{ account_id: string }>(
    `update password_reset set used_at = $2 where token_hash = $1 and used_at is null and expires_at > $2
     returning account_id`,
    [tokenHash, at(now)],
  )
  return row?.account_id
}

/** Makes every link of an account void: its password or its address is another now. */
export async function voidResets(sql: Sql, accountId: string, now: number): Promise<void> {
  await sql.row('update password_reset set used_at = $2 where account_id = $1 and used_at is null', [
    accountId,
    at(now),
  ])
}

/** @returns how many went */
export async function deleteResets(sql: Sql, expiredBefore: number): Promise<number> {
  const rows = await sql.rows('delete from password_reset where expires_at < $1 returning 1 as gone', [
    at(expiredBefore),
  ])
  return rows.length
}
