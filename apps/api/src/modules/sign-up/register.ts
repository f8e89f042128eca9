import type { Challenge } from '@ginipig/contract/identity'
import type { ClientSignUp, ProviderSignUp, WorkingFrom } from '@ginipig/domain/identity'
import { splitFullName } from '@ginipig/domain/identity'
import { LEGAL_TEXTS_VERSION } from '@ginipig/domain/legal'
import { HOUR_MS, MINUTE_MS } from '@ginipig/domain/time'
import * as v from 'valibot'
import { saveAvatar } from '#modules/account/avatar.sql.ts'
import { createPhotos } from '#modules/media/photo.service.ts'
import { createEndings } from '#modules/session/ending.ts'
import { createGrants } from '#modules/session/grant.ts'
import type { LoginGrant } from '#modules/session/login.ts'
import { hashPassword } from '#modules/session/password/hash.ts'
import { insistOnPolicy } from '#modules/session/password/policy.ts'
import { readUser } from '#modules/session/session.sql.ts'
import { createLoginThrottle, DEVICE_MS } from '#modules/session/throttle.ts'
import type { AccessTokens } from '#platform/auth/access-token.ts'
import type { Actor } from '#platform/auth/actor.ts'
import type { Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { createQuotas } from '#platform/quota/quota.ts'
import { createVisitorQuotas } from '#platform/quota/visitor-quota.ts'
import { keptMobile } from '#platform/sms/phone-number.ts'
import { type KnownChallenge, swapAvatar } from './otp.sql.ts'
import { CHALLENGE_MS, createOtps } from './otp.ts'
import { insertAccount, insertDetails, readProviderSignUp } from './sign-up.sql.ts'
import { WaitingSignUp } from './waiting.ts'

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
  audience: Actor['audience']
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

/** How an account begins: what was filled in waits, sealed, for its code. Whether an address has an account already
 *  changes nothing that a caller could see (trust.md G08). */
export function createSignUps(platform: Platform, tokens: AccessTokens) {
  const { clock, config, database } = platform
  const otps = createOtps(platform)
  const photos = createPhotos(platform)
  const quotas = createQuotas(clock, config.tokenSecret)
  const visitors = createVisitorQuotas(platform)
  const throttle = createLoginThrottle(platform)
  const grants = createGrants(platform, tokens)
  const { endByToken } = createEndings(platform)

  const register = async (
    form: Input<typeof ClientSignUp> | Input<typeof ProviderSignUp>,
    waiting: FormWithoutPassword,
    hints: readonly string[],
    ip: string,
  ): Promise<Challenge> => {
    await visitors.take({ what: 'sign-up-form', ip, limit: FORMS, windowMs: HOUR_MS })
    insistOnPolicy(form.password, { email: form.email, names: [waiting.firstName, waiting.lastName, ...hints] })
    await visitors.take({ what: 'sign-up', ip, limit: SIGN_UPS, windowMs: HOUR_MS })
    return otps.issue({
      purpose: 'sign_up',
      email: form.email,
      language: form.language,
      accountId: null,
      ip,
      form: async () => ({
        ...waiting,
        acceptedTerms: LEGAL_TEXTS_VERSION,
        passwordHash: await hashPassword(form.password),
      }),
    })
  }

  const createAccount = async (sql: Sql, challenge: KnownChallenge): Promise<string> => {
    await otps.spend(sql, challenge)
    const { email, emailKey, language, createdAt: acceptedAt, avatarPhotoId } = challenge
    const form = v.parse(WaitingSignUp, otps.formOf(challenge))
    const id = await insertAccount(sql, { email, emailKey, language, form, acceptedAt, now: clock.now() })
    // Somebody had the address, or got it meanwhile: another code brings the mail that says so.
    if (id === undefined) throw new Refusal('otp_expired')
    await insertDetails(sql, id, form)
    if (avatarPhotoId !== null && (await photos.claim(sql, avatarPhotoId, id))) await saveAvatar(sql, id, avatarPhotoId)
    return id
  }

  return {
    /** @throws Refusal `invalid_input` naming `password`, `too_many_requests` */
    registerClient(form: Input<typeof ClientSignUp>, ip: string): Promise<Challenge> {
      const { firstName, lastName, dialCode, country, county, city, ageGroup, gender } = form
      const place = { country, county, city, ageGroup, gender }
      const mobile = keptMobile(form)
      const waiting = { userType: 'user', firstName, lastName, dialCode, mobile, ...place } as const
      return register(form, waiting, [county, city], ip)
    },

    /** @throws Refusal `invalid_input` naming `password`, `too_many_requests` */
    registerProvider(form: Input<typeof ProviderSignUp>, ip: string): Promise<Challenge> {
      const { dialCode, companyName, workingFrom } = form
      const mobile = keptMobile(form)
      const names = splitFullName(form.fullName)
      const waiting = { userType: 'provider', ...names, dialCode, mobile, companyName, workingFrom } as const
      return register(form, waiting, [companyName], ip)
    },

    /** @throws Refusal `otp_expired`, `too_many_requests`, `photo_type`, `avatar_too_large`, `photo_unreadable` */
    async setAvatar(challengeId: string, original: Buffer, ip: string): Promise<void> {
      await visitors.take({ what: 'sign-up-photo', ip, limit: PICTURES, windowMs: HOUR_MS })
      const subject = `sign-up-photo:${challengeId}`
      await quotas.take(database, { subject, limit: PICTURES_EACH, windowMs: CHALLENGE_MS })
      const photoId = await photos.uploadUnclaimed(original)
      const bornAfter = clock.now() - CHALLENGE_MS
      const swapped = await swapAvatar(database, { id: challengeId, photoId, bornAfter })
      const unused = swapped ? swapped.replaced : photoId
      if (unused !== null) await photos.remove([unused])
      if (!swapped) throw new Refusal('otp_expired')
    },

    /** The account, what belongs to it and its first session are there together or not at all.
     *  @throws Refusal `otp_wrong`, `otp_exhausted`, `otp_expired`, `too_many_requests` */
    async verify(given: { challengeId: string; code: string }, newcomer: Newcomer): Promise<LoginGrant> {
      const { audience, ip, device, previousToken, userAgent } = newcomer
      await visitors.take({ what: 'otp', ip, limit: CODES, windowMs: CODES_MS })
      const challenge = await otps.attempt({ ...given, purpose: 'sign_up', accountId: null })
      const opened = await database.transaction(async (sql) => {
        const accountId = await createAccount(sql, challenge)
        await endByToken(sql, previousToken, audience, 'replaced')
        return grants.open(sql, { accountId, audience, userAgent })
      })
      const user = await readUser(database, opened.accountId)
      if (!user) throw new Refusal('unauthenticated')
      return {
        ...(await grants.grant(opened, opened.refreshToken, user)),
        device: throttle.deviceFor({ emailKey: challenge.emailKey, ip, device }),
        deviceLifeMs: DEVICE_MS,
      }
    },

    /** @throws Refusal `otp_expired`, `too_many_requests` */
    async resend(challengeId: string, ip: string): Promise<Challenge> {
      await visitors.take({ what: 'otp-resend', ip, limit: CODES, windowMs: CODES_MS })
      return otps.resend(challengeId, ip)
    },

    /** What a provider gave, for the profile they are about to finish.
     *  @throws Refusal `not_found` for an account that did not begin with a sign-up */
    async providerSignUp(accountId: string): Promise<{
      fullName: string
      companyName: string
      workingFrom: WorkingFrom
      dialCode: string
      mobile: string
      email: string
    }> {
      const row = await readProviderSignUp(database, accountId)
      if (!row) throw new Refusal('not_found')
      return {
        fullName: `${row.first_name} ${row.last_name}`.trim(),
        companyName: row.company_name,
        workingFrom: row.working_from,
        dialCode: row.dial_code ?? '',
        mobile: row.mobile ?? '',
        email: row.email,
      }
    },
  }
}
