import { randomBytes } from 'node:crypto'
import { isSame, sign } from '#platform/crypto.ts'
import type { Sql } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import { networkOf } from '#platform/quota/network.ts'
import { createQuotas } from '#platform/quota/quota.ts'

const WINDOW_MS = 15 * 60_000
/** Failures in a window before the next try is refused (trust.md S43). */
const ACCOUNT_LIMIT = 10
const IP_LIMIT = 30

/** How long a browser counts as known, ms. */
export const DEVICE_MS = 180 * 86_400_000

export type LoginAttempt = { emailKey: string; ip: string; device: string | undefined }

/** Counts tries by address and by IP, whether or not the address is anybody's. A browser that has signed in as this
 *  person before has a count of its own, so that nobody can lock another person out by guessing. */
export function createLoginThrottle({ clock, config, database }: Platform) {
  const quotas = createQuotas(clock, config.tokenSecret)
  const signDevice = (id: string, emailKey: string) => sign(config.tokenSecret, 'device', `${id}\n${emailKey}`)
  const knownDevice = ({ emailKey, device }: LoginAttempt) => {
    const [id = '', signature = ''] = device?.split('.') ?? []
    return isSame(signature, signDevice(id, emailKey)) ? id : undefined
  }
  const byEmail = (emailKey: string, device = '') => `login:${emailKey}:${device}`
  const byAccount = (attempt: LoginAttempt) => byEmail(attempt.emailKey, knownDevice(attempt))
  const byIp = (attempt: LoginAttempt) => `login-ip:${networkOf(attempt.ip)}`
  return {
    /** @throws Refusal `too_many_requests` */
    async enter(attempt: LoginAttempt): Promise<void> {
      await quotas.take(database, { subject: byIp(attempt), limit: IP_LIMIT, windowMs: WINDOW_MS })
      await quotas.take(database, { subject: byAccount(attempt), limit: ACCOUNT_LIMIT, windowMs: WINDOW_MS })
    },
    /** It was the right password: only failures count. */
    async succeed(attempt: LoginAttempt): Promise<void> {
      await quotas.giveBack(database, byIp(attempt))
      await quotas.reset(database, byAccount(attempt))
    },
    /** There is another password now: failures at the old one count for nothing. */
    forget: (sql: Sql, emailKey: string): Promise<void> => quotas.reset(sql, byEmail(emailKey)),
    /** What a browser keeps to be known by next time. */
    deviceFor: (attempt: LoginAttempt) => {
      const id = knownDevice(attempt) ?? randomBytes(16).toString('base64url')
      return `${id}.${signDevice(id, attempt.emailKey)}`
    },
  }
}
