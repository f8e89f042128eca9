import { Email, emailKey, FirstName, LastName, Mobile, type UserType } from '@ginipig/domain/identity'
import * as v from 'valibot'
import { at, type Sql } from '#platform/database/sql.ts'
import { buildClientProfile, type ProfileWishes } from './client-profile.ts'
import { demoPasswordHash } from './demo-password.ts'
import { createRandom } from './random.ts'
import { insertRows, type Row } from './rows.ts'

export type AccountWishes = {
  id?: string
  userType?: UserType
  email?: string
  firstName?: string
  lastName?: string
  mobile?: string
  passwordHash?: string
}

/** Numbers that nobody has: Ofcom keeps 07700 900000 to 900999 for drama. */
const madeUpMobile = (seed: number) => `7700900${String(seed % 1_000).padStart(3, '0')}`

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

/** An account that sign-up would have let through. @throws ValiError when a wish breaks a rule of names, numbers
 *  or addresses */
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
    dial_code: '+44',
    mobile: v.parse(Mobile, wishes.mobile ?? madeUpMobile(seed)),
    marketing_notifications: false,
    created_at: at(now),
    accepted_at: at(now),
  }
}

/** Inserts an account. Its password is DEMO_PASSWORD unless a hash is given. */
export async function createAccount(sql: Sql, now: number, wishes: AccountWishes = {}): Promise<Row<'account'>> {
  const passwordHash = wishes.passwordHash ?? (await demoPasswordHash())
  const account = buildAccount({ ...wishes, passwordHash }, now, nextSeed())
  await insertRows(sql, 'account', [account])
  return account
}

/** Inserts a client with their profile. */
export async function createClient(
  sql: Sql,
  now: number,
  { profile, ...wishes }: Omit<AccountWishes, 'userType'> & { profile?: ProfileWishes } = {},
): Promise<Row<'account'>> {
  const account = await createAccount(sql, now, { ...wishes, userType: 'user' })
  await insertRows(sql, 'client_profile', [buildClientProfile(account.id, profile)])
  return account
}
