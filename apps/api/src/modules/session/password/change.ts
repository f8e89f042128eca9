import type { Actor } from '#platform/auth/actor.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { type Browser, createPasswordCheck } from './check.ts'
import { hashPassword } from './hash.ts'
import { readPasswordOwner } from './password.sql.ts'
import { insistOnPolicy } from './policy.ts'
import { createPasswordSaving } from './save.ts'

export function createPasswordChanges(platform: Platform) {
  const { database } = platform
  const passwords = createPasswordCheck(platform)
  const saving = createPasswordSaving(platform)
  return {
    /** This browser stays signed in, at both apps; every other is signed out.
     *  @throws Refusal `invalid_input` naming `currentPassword` or `password`, `too_many_requests` */
    async change(actor: Actor, given: { currentPassword: string; password: string }, browser: Browser): Promise<void> {
      const { accountId, sessionId } = actor
      const { currentPassword, password } = given
      await passwords.check(accountId, { password: currentPassword, field: 'currentPassword', browser })
      if (password === currentPassword)
        throw new Refusal('invalid_input', { fields: [{ path: 'password', problem: 'unchanged' }] })
      const owner = await readPasswordOwner(database, accountId)
      if (!owner) throw new Refusal('unauthenticated')
      insistOnPolicy(password, owner)
      const passwordHash = await hashPassword(password)
      await database.transaction((sql) =>
        saving.save(sql, accountId, { passwordHash, reason: 'password_changed', exceptSession: sessionId }),
      )
    },
  }
}
