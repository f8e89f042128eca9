import { Email, emailKey, FirstName, LastName, type UserType } from '@ginipig/domain/identity'
import * as v from 'valibot'
import { at, type Sql } from '#platform/database/sql.ts'
import { demoPasswordHash } from './demo-password.ts'
import { createRandom } from './random.ts'
import { insertRows, type Row } from './rows.ts'

export type AccountWishes = {
  id?: string
  userType?: UserType
  email?: string
  firstName?: string
  lastName?: string
  passwordHash?: string
}

let made = 0

/** For a process that fills a database together with others: their people must not get the same seeds. */
export const beginSeedsAt = (first: number) => {
  made = first
}

/** A seed that this process has not used yet, for those who don't care which. */
export const nextSeed = () => {
  made += 1
  return made
}

/** An account that sign-up would have let through. @throws ValiError when a wish breaks a rule of names or addresses */
export function buildAccount(
  wishes: AccountWishes & { passwordHash: string },
  now: number,
  seed: number,
): Row<'account'> {
  const email = v.parse(Email, wishes.email ?? `person${seed}@ginipig.test`)
  return {
    id: wishes.id ?? createRandom(seed).uuid(),
    user_type: wishes.userType ?? 'user',
    email,
    email_key: emailKey(email),
    password_hash: wishes.passwordHash,
    first_name: v.parse(FirstName, wishes.firstName ?? 'Maya'),
    last_name: v.parse(LastName, wishes.lastName ?? 'Osei'),
    marketing_notifications: false,
    created_at: at(now),
  }
}

/** Inserts an account. Its password is DEMO_PASSWORD unless a hash is given. */
export async function createAccount(sql: Sql, now: number, wishes: AccountWishes = {}): Promise<Row<'account'>> {
  const passwordHash = wishes.passwordHash ?? (await demoPasswordHash())
  const account = buildAccount({ ...wishes, passwordHash }, now, nextSeed())
  await insertRows(sql, 'account', [account])
  return account
}

export const createClient = (sql: Sql, now: number, wishes: Omit<AccountWishes, 'userType'> = {}) =>
  createAccount(sql, now, { ...wishes, userType: 'user' })
