import type { Actor } from '#platform/auth/actor.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { type Browser, checkPassword } from './check.ts'
import { hashPassword } from './hash.ts'
import { readPasswordOwner } from './password.sql.ts'
import { requirePolicy } from './policy.ts'
import { savePassword } from './save.ts'

/** This browser stays signed in, at both apps; every other is signed out.
 *  @throws Refusal `invalid_input` naming `currentPassword` or `password`, `too_many_requests` */
export async function changeOwnPassword(
  platform: Platform,
  { accountId, sessionId }: Actor,
  { currentPassword, password }: { currentPassword: string; password: string },
  browser: Browser,
): Promise<void> {
  await checkPassword(platform, accountId, { password: currentPassword, field: 'currentPassword', browser })
  if (password === currentPassword)
    throw new Refusal('invalid_input', { fields: [{ path: 'password', problem: 'unchanged' }] })
  const owner = await readPasswordOwner(platform.database, accountId)
  if (!owner) throw new Refusal('unauthenticated')
  requirePolicy(password, owner)
  const passwordHash = await hashPassword(platform, password)
  await platform.database.transaction((sql) =>
    savePassword(platform, sql, accountId, { passwordHash, reason: 'password_changed', exceptSession: sessionId }),
  )
}
