import type { Language } from '@ginipig/domain/identity'
import type { Sql } from '#platform/database/sql.ts'

export async function readOwnAddress(
  sql: Sql,
  accountId: string,
): Promise<{ email: string; emailKey: string; language: Language } | undefined> {
  const row = await sql.row<{ email: string; email_key: string; language: Language }>(
    'select email, email_key, language from account where id = $1',
    [accountId],
  )
  return row && { email: row.email, emailKey: row.email_key, language: row.language }
}

/** Moves an account to another address.
 *  @returns the old one
 *  @throws with the constraint `account_email_key_key` when somebody has the new one */
export async function moveAddress(
  sql: Sql,
  moved: { accountId: string; email: string; emailKey: string },
): Promise<string | undefined> {
  const row = await sql.row<{ old_email: string }>(
    `update account a set email = $2, email_key = $3
     from (select id, email from account where id = $1 for no key update) old where a.id = old.id
     returning old.email as old_email`,
    [moved.accountId, moved.email, moved.emailKey],
  )
  return row?.old_email
}
