import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { auditFailure, countTry, forgiveTries } from '../login-rate-limit.ts'
import { isPassword } from './hash.ts'
import { readOwnCredentials } from './password.sql.ts'

/** Where a try comes from, for the rate limit. */
export type Browser = { ip: string; device: string | undefined }

/** The password again from somebody who is signed in: it is counted with log-in's tries, so that an open session is
 *  no better place for guessing than the log-in page (trust.md S43).
 *  @param given.field - where the form has it
 *  @throws Refusal `invalid_input` naming the field, `too_many_requests` */
export async function checkPassword(
  platform: Platform,
  accountId: string,
  given: { password: string; field: string; browser: Browser },
): Promise<void> {
  const own = await readOwnCredentials(platform.database, accountId)
  if (!own) throw new Refusal('unauthenticated')
  const attempt = { emailKey: own.emailKey, ...given.browser }
  const { isLastFree } = await countTry(platform, attempt)
  if (!(await isPassword(platform, given.password, own.passwordHash))) {
    await auditFailure(platform, attempt, { event: 'password_wrong', accountId, isLastFree })
    throw new Refusal('invalid_input', { fields: [{ path: given.field, problem: 'password_wrong' }] })
  }
  await forgiveTries(platform, attempt)
}
