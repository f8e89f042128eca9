import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { createLoginThrottle } from '../throttle.ts'
import { readOwnCredentials } from './check.sql.ts'
import { isPassword } from './hash.ts'

/** Where a try comes from, for the throttle. */
export type Browser = { ip: string; device: string | undefined }

/** The password again from somebody who is signed in: it is counted with log-in's tries, so that an open session is
 *  no better place for guessing than the log-in page (trust.md S43). */
export function createPasswordCheck(platform: Platform) {
  const { database } = platform
  const throttle = createLoginThrottle(platform)
  return {
    /** @param field - where the form has it
     *  @throws Refusal `invalid_input` naming the field, `too_many_requests` */
    async check(accountId: string, given: { password: string; field: string; browser: Browser }): Promise<void> {
      const own = await readOwnCredentials(database, accountId)
      if (!own) throw new Refusal('unauthenticated')
      const attempt = { emailKey: own.emailKey, ...given.browser }
      await throttle.enter(attempt)
      if (!(await isPassword(given.password, own.passwordHash)))
        throw new Refusal('invalid_input', { fields: [{ path: given.field, problem: 'password_wrong' }] })
      await throttle.succeed(attempt)
    },
  }
}
