import type { Sql } from '#platform/database/sql.ts'

/** What it takes to check the password of somebody who is signed in. */
export async function readOwnCredentials(
  sql: Sql,
  accountId: string,
): Promise<{ emailKey: string; passwordHash: string } | undefined> {
  const row = await sql.row<{ email_key: string; password_hash: string }>(
    'select email_key, password_hash from account where id = $1',
    [accountId],
  )
  return row && { emailKey: row.email_key, passwordHash: row.password_hash }
}
