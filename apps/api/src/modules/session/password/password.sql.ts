import type { Language, UserType } from '@ginipig/domain/identity'
import { at, type Sql } from '#platform/database/sql.ts'

/** The same password, kept with today's parameters, unless it is another by now. */
export async function renewPasswordHash(
  sql: Sql,
  accountId: string,
  { checked, renewed }: { checked: string; renewed: string },
): Promise<void> {
  await sql.row('update account set password_hash = $3 where id = $1 and password_hash = $2', [
    accountId,
    checked,
    renewed,
  ])
}

/** Whether the password is still the one that was read, and holds it so until the transaction ends. A renewed hash is the
 *  same password. */
export const lockPassword = async (sql: Sql, accountId: string, changedAt: number | null): Promise<boolean> =>
  (await sql.row(
    'select 1 as locked from account where id = $1 and password_changed_at is not distinct from $2 for share',
    [accountId, changedAt === null ? null : at(changedAt)],
  )) !== undefined

/** What it takes to check the password of somebody who is signed in. */
export const readOwnCredentials = (
  sql: Sql,
  accountId: string,
): Promise<{ emailKey: string; passwordHash: string } | undefined> =>
  sql.row('select email_key as "emailKey", password_hash as "passwordHash" from account where id = $1', [accountId])

/** What a password must have nothing to do with. */
export const readPasswordOwner = (
  sql: Sql,
  accountId: string,
): Promise<{ email: string; names: (string | null)[] } | undefined> =>
  sql.row(
    `select a.email, array[a.first_name, a.last_name, c.county, c.city, s.company_name, p.company_name, p.display_name,
       p.town] as names
     from account a
       left join client_profile c on c.account_id = a.id
       left join provider_sign_up s on s.account_id = a.id
       left join provider p on p.id = a.id
     where a.id = $1`,
    [accountId],
  )

/** @returns the address that it is now the password of */
export async function updatePassword(
  sql: Sql,
  accountId: string,
  saved: { passwordHash: string; now: number },
): Promise<string | undefined> {
  const row = await sql.row<{ email_key: string }>(
    'update account set password_hash = $2, password_changed_at = $3 where id = $1 returning email_key',
    [accountId, saved.passwordHash, at(saved.now)],
  )
  return row?.email_key
}

/** Who forgot a password. */
export type ResetRequester = { id: string; email: string; language: Language; userType: UserType }

export const readResetRequester = (sql: Sql, emailKey: string): Promise<ResetRequester | undefined> =>
  sql.row<ResetRequester>(
    'select id, email, language, user_type as "userType" from account where email_key = $1 and deleted_at is null',
    [emailKey],
  )

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
