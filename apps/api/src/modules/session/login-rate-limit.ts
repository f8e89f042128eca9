import { randomBytes } from 'node:crypto'
import { DAY_MS, MINUTE_MS } from '@ginipig/domain/time'
import { audit } from '#platform/audit/audit.ts'
import { isSigned, sign } from '#platform/crypto.ts'
import type { Sql } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import { networkOf } from '#platform/quota/network.ts'
import { giveBackQuota, resetQuota, takeGrowing, takeQuota } from '#platform/quota/quota.ts'

// Rate limit of log-in: tries are counted by address and by network, whether or not the address is anybody's. A browser
// that has signed in as this person before has a count of its own, so that nobody can lock another person out by
// guessing; and where there is none yet, the wait between two tries grows, so that nobody has to wait for long.

const WINDOW_MS = 15 * MINUTE_MS
/** Failures of a network in a window before the next try is refused (trust.md S43). */
const NETWORK_LIMIT = 30
/** Seconds to wait after each failure at one address: five are free, and no more than ten fit into a window. */
const WAITS = [0, 0, 0, 0, 30, 60, 120, 240]
const FREE = WAITS.filter((wait) => wait === 0).length + 1

/** How long a browser counts as known, ms. */
export const DEVICE_MS = 180 * DAY_MS

export type LoginAttempt = { emailKey: string; ip: string; device: string | undefined }

const signedText = (id: string, emailKey: string) => `${id}\n${emailKey}`

function knownDevice({ config }: Platform, { emailKey, device }: LoginAttempt): string | undefined {
  const [id = '', signature = ''] = device?.split('.') ?? []
  return isSigned(config.tokenSecret, 'device', signedText(id, emailKey), signature) ? id : undefined
}

const byEmail = (emailKey: string, device = '') => `login:${emailKey}:${device}`
const byAccount = (platform: Platform, attempt: LoginAttempt) =>
  byEmail(attempt.emailKey, knownDevice(platform, attempt))
const byNetwork = (attempt: LoginAttempt) => `login-ip:${networkOf(attempt.ip)}`

/** Counted before the password is checked, so that parallel tries can't exceed the limit.
 *  @returns whether the next try has to wait, should this one fail
 *  @throws Refusal `too_many_requests` */
export async function countTry(platform: Platform, attempt: LoginAttempt): Promise<{ isLastFree: boolean }> {
  const { database } = platform
  const network = { subject: byNetwork(attempt), limit: NETWORK_LIMIT, windowMs: WINDOW_MS }
  const ofNetwork = await takeQuota(platform, database, network)
  const growing = { subject: byAccount(platform, attempt), waits: WAITS, forgetMs: WINDOW_MS }
  const ofAccount = await takeGrowing(platform, database, growing)
  return { isLastFree: ofNetwork >= NETWORK_LIMIT || ofAccount >= FREE }
}

/** Writes down that the password was wrong, and that the next try has to wait. */
export async function auditFailure(
  platform: Platform,
  { emailKey, ip }: LoginAttempt,
  failure: { event: 'login_failed' | 'password_wrong'; accountId: string | undefined; isLastFree: boolean },
): Promise<void> {
  const { accountId, event, isLastFree } = failure
  await audit(platform, platform.database, { event, accountId, emailKey, ip })
  if (isLastFree) await audit(platform, platform.database, { event: 'login_delayed', accountId, emailKey, ip })
}

/** It was the right password: only failures count. */
export async function forgiveTries(platform: Platform, attempt: LoginAttempt): Promise<void> {
  await giveBackQuota(platform, platform.database, byNetwork(attempt))
  await resetQuota(platform, platform.database, byAccount(platform, attempt))
}

/** There is another password now: failures at the old one count for nothing. */
export const resetTries = (platform: Platform, sql: Sql, emailKey: string): Promise<void> =>
  resetQuota(platform, sql, byEmail(emailKey))

/** What a browser keeps to be known by next time. */
export function deviceFor(platform: Platform, attempt: LoginAttempt): string {
  const id = knownDevice(platform, attempt) ?? randomBytes(16).toString('base64url')
  return `${id}.${sign(platform.config.tokenSecret, 'device', signedText(id, attempt.emailKey))}`
}
