import { at, type Sql } from '#platform/database/sql.ts'
import type { PasswordOwner } from './policy.ts'

/** What a password must have nothing to do with. */
export async function readPasswordOwner(sql: Sql, accountId: string): Promise<PasswordOwner | undefined> {
  const row = await sql.row<{ email: string; names: (string | null)[] }>(
    `select a.email, array[a.first_name, a.last_name, c.county, c.city, s.company_name, p.company_name, p.display_name,
       p.town] as names
     from account a
       left join client_profile c on c.account_id = a.id
       left join provider_sign_up s on s.account_id = a.id
       left join provider p on p.id = a.id
     where a.id = $1`,
    [accountId],
  )
  return row && { email: row.email, names: row.names }
}

/** @returns the address that it is now the password of */
export async function savePassword(
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
