import type { Audience } from '@ginipig/contract/identity/open-session.ts'
import type { Challenge } from '@ginipig/contract/identity/sign-up.ts'
import type { ClientSignUp, ProviderSignUp } from '@ginipig/domain/identity'
import { splitFullName } from '@ginipig/domain/identity'
import { LEGAL_TEXTS_VERSION } from '@ginipig/domain/legal'
import { HOUR_MS, MINUTE_MS } from '@ginipig/domain/time'
import * as v from 'valibot'
import { setPicture } from '#modules/account/avatar.ts'
import { userOf } from '#modules/account/user.ts'
import { claimPhoto, removePhotos, uploadUnclaimed } from '#modules/media/photo.ts'
import { endByToken } from '#modules/session/ending.ts'
import { grantSession, type LoginGrant, openSession } from '#modules/session/grant.ts'
import { DEVICE_MS, deviceFor } from '#modules/session/login-rate-limit.ts'
import { hashPassword } from '#modules/session/password/hash.ts'
import { requirePolicy } from '#modules/session/password/policy.ts'
import type { Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { takeQuota, takeVisit } from '#platform/quota/quota.ts'
import { keptMobile } from '#platform/sms/phone-number.ts'
import { type KnownChallenge, swapAvatar } from './otp.sql.ts'
import { CHALLENGE_MS, formOf, issueOtp, resendOtp, spendOtp, tryOtp } from './otp.ts'
import { insertAccount, insertClientProfile, insertProviderSignUp } from './sign-up.sql.ts'
import { WaitingSignUp } from './waiting.ts'

// How an account begins: what was filled in waits, sealed, for its code. Whether an address has an account already
// changes nothing that a caller could see (trust.md G08).

/** Sign-ups an hour from one place (trust.md §2.4), and forms sent altogether: a password that is easy to guess makes a
 *  person try again. */
const SIGN_UPS = 5
const FORMS = 60
/** Pictures an hour from one place, and of one sign-up. */
const PICTURES = 20
const PICTURES_EACH = 5
/** Codes tried in a quarter of an hour from one place; each sign-up has its own limit beside. */
const CODES = 60
const CODES_MS = 15 * MINUTE_MS

/** Who is about to be signed in, and where. */
export type Newcomer = {
  audience: Audience
  ip: string
  device: string | undefined
  /** Of the session that this browser gives up. */
  previousToken: string | undefined
  userAgent: string | undefined
}

type Input<Schema extends v.GenericSchema> = v.InferOutput<Schema>
type FormWithoutPassword = WaitingSignUp extends infer Form
  ? Form extends unknown
    ? Omit<Form, 'passwordHash' | 'acceptedTerms'>
    : never
  : never

async function register(
  platform: Platform,
  form: Input<typeof ClientSignUp> | Input<typeof ProviderSignUp>,
  { waiting, hints, ip }: { waiting: FormWithoutPassword; hints: readonly string[]; ip: string },
): Promise<Challenge> {
  await takeVisit(platform, { what: 'sign-up-form', ip, limit: FORMS, windowMs: HOUR_MS })
  requirePolicy(form.password, { email: form.email, names: [waiting.firstName, waiting.lastName, ...hints] })
  await takeVisit(platform, { what: 'sign-up', ip, limit: SIGN_UPS, windowMs: HOUR_MS })
  return issueOtp(platform, {
    purpose: 'sign_up',
    email: form.email,
    language: form.language,
    accountId: null,
    ip,
    form: async () => ({
      ...waiting,
      acceptedTerms: LEGAL_TEXTS_VERSION,
      passwordHash: await hashPassword(platform, form.password),
    }),
  })
}

/** @throws Refusal `invalid_input` naming `password`, `too_many_requests` */
export function beginClient(platform: Platform, form: Input<typeof ClientSignUp>, ip: string): Promise<Challenge> {
  const { firstName, lastName, dialCode, country, county, city, ageGroup, gender } = form
  const place = { country, county, city, ageGroup, gender }
  const mobile = keptMobile(form)
  const waiting = { userType: 'user', firstName, lastName, dialCode, mobile, ...place } as const
  return register(platform, form, { waiting, hints: [county, city], ip })
}

/** @throws Refusal `invalid_input` naming `password`, `too_many_requests` */
export function beginProvider(platform: Platform, form: Input<typeof ProviderSignUp>, ip: string): Promise<Challenge> {
  const { dialCode, companyName, workingFrom } = form
  const mobile = keptMobile(form)
  const names = splitFullName(form.fullName)
  const waiting = { userType: 'provider', ...names, dialCode, mobile, companyName, workingFrom } as const
  return register(platform, form, { waiting, hints: [companyName], ip })
}

/** @throws Refusal `otp_expired`, `too_many_requests`, `photo_type`, `avatar_too_large`, `photo_unreadable` */
export async function setSignUpPicture(
  platform: Platform,
  challengeId: string,
  original: Buffer,
  ip: string,
): Promise<void> {
  const { clock, database } = platform
  await takeVisit(platform, { what: 'sign-up-photo', ip, limit: PICTURES, windowMs: HOUR_MS })
  const subject = `sign-up-photo:${challengeId}`
  await takeQuota(platform, database, { subject, limit: PICTURES_EACH, windowMs: CHALLENGE_MS })
  const photoId = await uploadUnclaimed(platform, original)
  const bornAfter = clock.now() - CHALLENGE_MS
  const swapped = await swapAvatar(database, { id: challengeId, photoId, bornAfter })
  const unused = swapped ? swapped.replaced : photoId
  if (unused !== null) await removePhotos(platform, [unused])
  if (!swapped) throw new Refusal('otp_expired')
}

async function createAccount(platform: Platform, sql: Sql, challenge: KnownChallenge): Promise<string> {
  await spendOtp(platform, sql, challenge)
  const { email, emailKey, language, createdAt: acceptedAt, avatarPhotoId } = challenge
  const form = v.parse(WaitingSignUp, formOf(platform, challenge))
  const account = { ...form, email, emailKey, language, acceptedAt, now: platform.clock.now() }
  const id = await insertAccount(sql, account)
  // Somebody had the address, or got it meanwhile: another code brings the mail that says so.
  if (id === undefined) throw new Refusal('otp_expired')
  if (form.userType === 'provider') await insertProviderSignUp(sql, id, form)
  else await insertClientProfile(sql, id, form)
  if (avatarPhotoId !== null && (await claimPhoto(sql, avatarPhotoId, id))) await setPicture(sql, id, avatarPhotoId)
  return id
}

/** The account, what belongs to it and its first session are there together or not at all.
 *  @throws Refusal `otp_wrong`, `otp_exhausted`, `otp_expired`, `too_many_requests` */
export async function confirmSignUp(
  platform: Platform,
  given: { challengeId: string; code: string },
  newcomer: Newcomer,
): Promise<LoginGrant> {
  const { database } = platform
  const { audience, ip, device, previousToken, userAgent } = newcomer
  await takeVisit(platform, { what: 'otp', ip, limit: CODES, windowMs: CODES_MS })
  const challenge = await tryOtp(platform, { ...given, purpose: 'sign_up', accountId: null })
  const opened = await database.transaction(async (sql) => {
    const accountId = await createAccount(platform, sql, challenge)
    await endByToken(platform, sql, { token: previousToken, audience, reason: 'replaced' })
    return openSession(platform, sql, { accountId, audience, userAgent, ip, by: 'sign_up' })
  })
  const user = await userOf(database, opened.accountId)
  return {
    ...(await grantSession(platform, opened, opened.refreshToken, user)),
    device: deviceFor(platform, { emailKey: challenge.emailKey, ip, device }),
    deviceLifeMs: DEVICE_MS,
  }
}

/** @throws Refusal `otp_expired`, `too_many_requests` */
export async function resendCode(platform: Platform, challengeId: string, ip: string): Promise<Challenge> {
  await takeVisit(platform, { what: 'otp-resend', ip, limit: CODES, windowMs: CODES_MS })
  return resendOtp(platform, challengeId, ip)
}
