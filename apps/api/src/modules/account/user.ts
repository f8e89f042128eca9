import type { Audience } from '@ginipig/contract/identity/open-session.ts'
import type { UserData } from '@ginipig/contract/identity/user-data.ts'
import type { UserType } from '@ginipig/domain/identity'
import type { Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { type Credentials, readCredentials, readUser } from './account.sql.ts'

/** What the apps know of who is signed in. @throws Refusal `unauthenticated` for an account that is gone */
export async function userOf(sql: Sql, accountId: string): Promise<UserData> {
  const user = await readUser(sql, accountId)
  if (!user) throw new Refusal('unauthenticated')
  return user
}

/** The same person by their address, with what their password is checked against. */
export async function credentialsOf(
  sql: Sql,
  emailKey: string,
): Promise<(Omit<Credentials, keyof UserData> & { user: UserData }) | undefined> {
  const row = await readCredentials(sql, emailKey)
  if (!row) return undefined
  const { passwordHash, passwordChangedAt, isSuspended, ...user } = row
  return { passwordHash, passwordChangedAt, isSuspended, user }
}

/** The app where somebody of this kind is at home. */
export const appOf = (userType: UserType): Audience => (userType === 'provider' ? 'console' : 'marketplace')
