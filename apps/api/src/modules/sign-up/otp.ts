import { randomUUID } from 'node:crypto'
import type { Challenge } from '@ginipig/contract/identity/sign-up.ts'
import {
  emailKey,
  type Language,
  OTP_LIFE_MS,
  OTP_PER_DAY,
  OTP_PER_PLACE,
  OTP_RESEND_MS,
  OTP_TRIES,
} from '@ginipig/domain/identity'
import { DAY_MS, MINUTE_MS } from '@ginipig/domain/time'
import { audit } from '#platform/audit/audit.ts'
import { seal, unseal } from '#platform/crypto.ts'
import type { Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Platform } from '#platform/platform.ts'
import { placeOf } from '#platform/quota/network.ts'
import { takeQuota } from '#platform/quota/quota.ts'
import {
  insertChallenge,
  type KnownChallenge,
  type OtpPurpose,
  readChallenge,
  renewCode,
  spendChallenge,
  takeTry,
} from './otp.sql.ts'
import { hashOtp, isOtpOf, newOtp } from './otp-code.ts'

// One-time codes. Nothing here looks whether an address is anybody's: what a caller can see, and how long it takes, is
// the same for all addresses because it is the same work. Only the job that writes the mail looks (trust.md G08).

/** How long a challenge may be resent, and is kept at all. */
export const CHALLENGE_MS = DAY_MS

/** Wrong codes a minute, of everybody together, that an operator should hear of (trust.md §2.4). */
const ALARM = 50

const formSeal = (challengeId: string) => `otp.form:${challengeId}`
/** What a code on its way is sealed for. */
export const codeSeal = (challengeId: string) => `otp.send:${challengeId}`

/** First of the place: one that has had its share takes nothing of the others'. */
async function takeCode(platform: Platform, sql: Sql, key: string, ip: string): Promise<void> {
  const ofPlace = `otp-place:${placeOf(ip)}:${key}`
  await takeQuota(platform, sql, { subject: ofPlace, limit: OTP_PER_PLACE, windowMs: DAY_MS })
  await takeQuota(platform, sql, { subject: `otp:${key}`, limit: OTP_PER_DAY, windowMs: DAY_MS })
}

async function send(platform: Platform, sql: Sql, challengeId: string, sent: { code: string; at: number }) {
  const sealed = seal(platform.config.fieldKey, codeSeal(challengeId), sent.code).toString('base64')
  await enqueue(sql, 'otp.send', { challengeId, sentAt: sent.at, sealed })
}

const answer = (challengeId: string, now: number): Challenge => ({
  challengeId,
  expiresAt: now + OTP_LIFE_MS,
  resendAt: now + OTP_RESEND_MS,
})

/** Begins a challenge and sends its first code.
 *  @param wish.form - what waits for the code; asked for once the address may have another code
 *  @throws Refusal `too_many_requests` */
export async function issueOtp(
  platform: Platform,
  wish: {
    purpose: OtpPurpose
    email: string
    language: Language
    accountId: string | null
    /** Of who asks. */
    ip: string
    form?: () => Promise<unknown>
  },
): Promise<Challenge> {
  const { clock, config, database } = platform
  const key = emailKey(wish.email)
  await takeCode(platform, database, key, wish.ip)
  const id = randomUUID()
  const code = newOtp()
  const form = wish.form && seal(config.fieldKey, formSeal(id), await wish.form())
  const codeHash = await hashOtp(platform, id, code)
  const now = clock.now()
  await database.transaction(async (sql) => {
    await insertChallenge(sql, {
      id,
      purpose: wish.purpose,
      email: wish.email,
      emailKey: key,
      accountId: wish.accountId,
      form: form ?? null,
      language: wish.language,
      codeHash,
      now,
      expiresAt: now + OTP_LIFE_MS,
    })
    await send(platform, sql, id, { code, at: now })
  })
  return answer(id, now)
}

/** A new code under the same challenge. For anybody who has the challenge's id, which only its browser was given.
 *  @throws Refusal `otp_expired`, `too_many_requests` with the seconds to wait */
export async function resendOtp(platform: Platform, challengeId: string, ip: string): Promise<Challenge> {
  const { clock, database } = platform
  const known = await readChallenge(database, challengeId)
  const asked = clock.now()
  if (!known || known.isUsed || known.createdAt <= asked - CHALLENGE_MS) throw new Refusal('otp_expired')
  const waitMs = known.sentAt + OTP_RESEND_MS - asked
  if (waitMs > 0) throw new Refusal('too_many_requests', { retryAfter: Math.ceil(waitMs / 1000) })
  const code = newOtp()
  const codeHash = await hashOtp(platform, challengeId, code)
  const now = clock.now()
  await database.transaction(async (sql) => {
    const renewed = { id: challengeId, codeHash, sentBefore: now - OTP_RESEND_MS, now, expiresAt: now + OTP_LIFE_MS }
    // Another click was quicker: its code is on the way.
    if (!(await renewCode(sql, renewed))) throw new Refusal('too_many_requests', { retryAfter: OTP_RESEND_MS / 1000 })
    await takeCode(platform, sql, known.emailKey, ip)
    await send(platform, sql, challengeId, { code, at: now })
  })
  return answer(challengeId, now)
}

async function noteWrong(platform: Platform): Promise<void> {
  try {
    await takeQuota(platform, platform.database, { subject: 'otp-wrong', limit: ALARM, windowMs: MINUTE_MS })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    platform.log.warn({ limit: ALARM }, 'more wrong one-time codes a minute than people type')
  }
}

type Try = { challengeId: string; code: string; purpose: OtpPurpose; accountId: string | null }

function whyNot(known: KnownChallenge | undefined, { purpose, accountId }: Try, now: number) {
  const isTheirs = known?.purpose === purpose && known.accountId === accountId
  const isCurrent = isTheirs && !known.isUsed && known.expiresAt > now
  return isCurrent && known.tries >= OTP_TRIES ? 'otp_exhausted' : 'otp_expired'
}

/** Compares a code; the try is taken first.
 *  @param given.accountId - who changes their address; null where nobody is signed in
 *  @returns the challenge that it opens, to be used up in the transaction of what it is for
 *  @throws Refusal `otp_wrong`, `otp_exhausted` with the last try, `otp_expired` also for what was used or never was */
export async function tryOtp(platform: Platform, given: Try): Promise<KnownChallenge> {
  const { clock, database } = platform
  const { challengeId, purpose, accountId } = given
  const want = { id: challengeId, purpose, accountId, limit: OTP_TRIES, now: clock.now() }
  const challenge = await takeTry(database, want)
  if (!challenge) throw new Refusal(whyNot(await readChallenge(database, challengeId), given, clock.now()))
  if (await isOtpOf(platform, challenge.codeHash, challengeId, given.code)) return challenge
  const wrong = { event: 'code_wrong', emailKey: challenge.emailKey, detail: purpose } as const
  await audit(platform, database, { ...wrong, accountId: accountId ?? undefined })
  await noteWrong(platform)
  throw new Refusal(challenge.tries >= OTP_TRIES ? 'otp_exhausted' : 'otp_wrong')
}

/** In the transaction of what the code was for.
 *  @throws Refusal `otp_expired` when it was used meanwhile, or resent */
export async function spendOtp({ clock }: Platform, sql: Sql, { id, codeHash }: KnownChallenge): Promise<void> {
  if (!(await spendChallenge(sql, { id, codeHash, now: clock.now() }))) throw new Refusal('otp_expired')
}

/** What was filled in; undefined where nothing was. */
export const formOf = ({ config }: Platform, { id, form }: KnownChallenge): unknown =>
  form === null ? undefined : unseal(config.fieldKey, formSeal(id), form)
