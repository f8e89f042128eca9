import { randomBytes } from 'node:crypto'
import { emailKey } from '@ginipig/domain/identity'
import { HOUR_MS, MINUTE_MS } from '@ginipig/domain/time'
import { appOf } from '#modules/account/user.ts'
import { seal } from '#platform/crypto.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import type { Platform } from '#platform/platform.ts'
import { takeQuota, takeVisit } from '#platform/quota/quota.ts'
import { hashOf } from '../refresh-token.ts'
import { hashPassword } from './hash.ts'
import { insertReset, readPasswordOwner, readResetAccount, readResetRequester, spendReset } from './password.sql.ts'
import { requirePolicy } from './policy.ts'
import { savePassword } from './save.ts'

// A new password for who forgot theirs. Source: trust.md S47.

/** Of a link. */
const LIFE_MS = 30 * MINUTE_MS
/** Links an hour for one address, and asked for or tried from one place. */
const LINKS = 5
const TRIES = 20

/** What an address on its way is sealed for. */
export const FORGOT_SEAL = 'password.forgot'

/** Whether anybody has the address is looked at later, by the job: here every address is the same (trust.md G08).
 *  @throws Refusal `too_many_requests` */
export async function askForResetLink(platform: Platform, email: string, ip: string): Promise<void> {
  const { config, database } = platform
  const key = emailKey(email)
  await takeVisit(platform, { what: 'forgot', ip, limit: TRIES, windowMs: HOUR_MS })
  await takeQuota(platform, database, { subject: `forgot:${key}`, limit: LINKS, windowMs: HOUR_MS })
  await enqueue(database, 'password.forgot', { sealed: seal(config.fieldKey, FORGOT_SEAL, key).toString('base64') })
}

/** Makes the link and its mail, if the address is somebody's. The token is kept by its hash only and leads to the app
 *  where that person is at home. */
export async function writeResetLink(platform: Platform, key: string): Promise<void> {
  const { clock, config, database } = platform
  const account = await readResetRequester(database, key)
  if (!account) return
  const token = randomBytes(32).toString('base64url')
  const now = clock.now()
  const expiresAt = now + LIFE_MS
  const link = `${config.origins[appOf(account.userType)]}/reset-password#token=${token}`
  await database.transaction(async (sql) => {
    await insertReset(sql, { tokenHash: hashOf(token), accountId: account.id, now, expiresAt })
    const mail = { kind: 'reset_link', link, expiresAt } as const
    await enqueueMail(platform, sql, { to: account.email, language: account.language, mail })
  })
}

/** Nobody is signed in by it, and everybody who was is no longer.
 *  @throws Refusal `reset_link_invalid`, `invalid_input` naming `password` (the link stays good), `too_many_requests` */
export async function resetForgotten(
  platform: Platform,
  { token, password }: { token: string; password: string },
  ip: string,
): Promise<void> {
  const { clock, database } = platform
  await takeVisit(platform, { what: 'reset', ip, limit: TRIES, windowMs: HOUR_MS })
  const tokenHash = hashOf(token)
  const accountId = await readResetAccount(database, tokenHash, clock.now())
  const owner = accountId === undefined ? undefined : await readPasswordOwner(database, accountId)
  if (!owner) throw new Refusal('reset_link_invalid')
  requirePolicy(password, owner)
  const passwordHash = await hashPassword(platform, password)
  await database.transaction(async (sql) => {
    const spentFor = await spendReset(sql, tokenHash, clock.now())
    if (spentFor === undefined) throw new Refusal('reset_link_invalid')
    await savePassword(platform, sql, spentFor, { passwordHash, reason: 'password_reset' })
  })
}
