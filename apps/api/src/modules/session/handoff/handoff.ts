import { createHash, randomBytes } from 'node:crypto'
import type { Audience } from '@ginipig/contract/identity/open-session.ts'
import { emailKey } from '@ginipig/domain/identity'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@ginipig/domain/time'
import { userOf } from '#modules/account/user.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Actor } from '#platform/auth/actor.ts'
import { isSame } from '#platform/crypto.ts'
import type { Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { networkOf } from '#platform/quota/network.ts'
import { giveBackQuota, takeQuota } from '#platform/quota/quota.ts'
import { endFamily, endOnly } from '../ending.ts'
import { grantSession, type LoginGrant, openSession } from '../grant.ts'
import { DEVICE_MS, deviceFor } from '../login-rate-limit.ts'
import { hashOf } from '../refresh-token.ts'
import { readToken } from '../session.sql.ts'
import {
  type ConsumedCode,
  consumeCode,
  deleteOldCodes,
  insertCode,
  lockParent,
  type Parent,
  readIssued,
  saveChild,
} from './handoff.sql.ts'

// One sign-in for both apps: a session of one origin begets one of the other. Source: trust.md §2.3.

/** An exchange as it comes in. `previousToken` is what the browser has in its cookie at the receiving origin. */
type Tried = {
  code: string
  verifier: string
  audience: Audience
  ip: string
  device: string | undefined
  userAgent: string | undefined
  previousToken: string | undefined
}

/** Life of a code (ASVS 10.4.3), and how far the clocks of two of our processes may differ. */
const LIFE_MS = MINUTE_MS
const SKEW_MS = 5_000
/** How long a used code is known as one. */
const KEPT_MS = DAY_MS
/** Codes of one person (decision 0011), and failed exchanges from one network (trust.md §2.3). */
const MINTS_AN_HOUR = 10
const FAILURES_A_MINUTE = 20

/** S256 of RFC 7636. */
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

function isRight(code: ConsumedCode, tried: { verifier: string; audience: Audience; now: number }): boolean {
  const isCurrent = tried.now < code.expiresAt && tried.now >= code.createdAt - SKEW_MS
  return isSame(challengeOf(tried.verifier), code.challenge) && code.audience === tried.audience && isCurrent
}

/** What this browser had at the receiving origin ends; of the same family, that one session only. */
async function replace(platform: Platform, sql: Sql, { previousToken, audience }: Tried, parent: Parent) {
  const now = platform.clock.now()
  const known = previousToken === undefined ? undefined : await readToken(sql, hashOf(previousToken), now)
  if (known?.audience !== audience) return
  if (known.familyId === parent.familyId) await endOnly(platform, sql, [known.sessionId], 'replaced')
  else await endFamily(platform, sql, known.sessionId, 'replaced')
}

async function redeem(platform: Platform, sql: Sql, tried: Tried) {
  const now = platform.clock.now()
  const { audience, userAgent } = tried
  const codeHash = hashOf(tried.code)
  const code = await consumeCode(sql, codeHash, now)
  if (!code) {
    const issued = await readIssued(sql, codeHash)
    await endOnly(platform, sql, issued, 'handoff_replayed')
    for (const sessionId of issued) await audit(platform, sql, { event: 'handoff_replayed', sessionId, ip: tried.ip })
    return undefined
  }
  if (!isRight(code, { verifier: tried.verifier, audience, now })) return undefined
  const parent = await lockParent(sql, code.sessionId, { mintedAt: code.createdAt, now })
  if (!parent) return undefined
  await replace(platform, sql, tried, parent)
  const opened = await openSession(platform, sql, { ...parent, audience, userAgent, ip: tried.ip, by: 'handoff' })
  await saveChild(sql, codeHash, opened.sessionId)
  return opened
}

/** @throws Refusal `handoff_refused` for one's own origin, `too_many_requests` */
export async function mintCode(
  platform: Platform,
  { accountId, audience, sessionId }: Actor,
  wish: { audience: Audience; challenge: string },
): Promise<{ code: string; callbackUrl: string; expiresAt: number }> {
  if (wish.audience === audience) throw new Refusal('handoff_refused')
  const { clock, config, database } = platform
  await takeQuota(platform, database, { subject: `handoff:${accountId}`, limit: MINTS_AN_HOUR, windowMs: HOUR_MS })
  const now = clock.now()
  const code = randomBytes(32).toString('base64url')
  const expiresAt = now + LIFE_MS
  await deleteOldCodes(database, now - KEPT_MS)
  await insertCode(database, { ...wish, codeHash: hashOf(code), sessionId, now, expiresAt })
  return { code, callbackUrl: `${config.origins[wish.audience]}/handoff/callback`, expiresAt }
}

/** The session that the code gets ends with the one it came from, at the latest.
 *  @throws Refusal `handoff_refused` whatever the reason, `too_many_requests` */
export async function exchangeCode(platform: Platform, tried: Tried): Promise<LoginGrant> {
  const { database } = platform
  const subject = `handoff-exchange:${networkOf(tried.ip)}`
  await takeQuota(platform, database, { subject, limit: FAILURES_A_MINUTE, windowMs: MINUTE_MS })
  const opened = await database.transaction((sql) => redeem(platform, sql, tried))
  if (!opened) throw new Refusal('handoff_refused')
  const user = await userOf(database, opened.accountId)
  await giveBackQuota(platform, database, subject)
  return {
    ...(await grantSession(platform, opened, opened.refreshToken, user)),
    // Who arrives here has signed in as this person: no stranger's guesses shut them out (trust.md S43).
    device: deviceFor(platform, { emailKey: emailKey(user.email), ip: tried.ip, device: tried.device }),
    deviceLifeMs: DEVICE_MS,
  }
}
