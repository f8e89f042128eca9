import { randomBytes } from 'node:crypto'
import { Email, emailKey, type Language, Password } from '@ginipig/domain/identity'
import { toFieldProblem } from '@ginipig/domain/text'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@ginipig/domain/time'
import { Secret, TOTP } from 'otpauth'
import * as v from 'valibot'
import { credentialsOf } from '#modules/account/user.ts'
import { endAll, endFamily } from '#modules/session/ending.ts'
import { openSession } from '#modules/session/grant.ts'
import { checkLogIn } from '#modules/session/login.ts'
import { hashPassword } from '#modules/session/password/hash.ts'
import { readPasswordOwner } from '#modules/session/password/password.sql.ts'
import { requirePolicy } from '#modules/session/password/policy.ts'
import { savePassword } from '#modules/session/password/save.ts'
import { hashOf } from '#modules/session/refresh-token.ts'
import { markSteppedUp, touchSession } from '#modules/session/session.sql.ts'
import { audit } from '#platform/audit/audit.ts'
import { seal, unseal } from '#platform/crypto.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { takeQuota } from '#platform/quota/quota.ts'
import {
  insertOperator,
  insertOperatorAccount,
  readInvited,
  readSignedIn,
  readTotpSecret,
  type SignedIn,
  setOperatorSuspended,
  spendInvite,
  takeStep,
} from './operator.sql.ts'

// How operators get in: password and a code of their authenticator app, always both. Source: trust.md D3, S45, S53.

/** Without a page looked at, and in all (trust.md S53). */
export const IDLE_MS = 30 * MINUTE_MS
export const SESSION_MS = 8 * HOUR_MS
/** How long a link for a new operator is good. */
const INVITE_MS = DAY_MS
/** Tries of a code at one account: of a million codes three are right at a time. */
const CODES = { limit: 5, windowMs: 15 * MINUTE_MS }
/** RFC 6238 as authenticator apps have it. */
const STEP_S = 30
const totpOf = (secret: string, email: string) =>
  new TOTP({ issuer: 'Ginipig', label: email, secret: Secret.fromBase32(secret), period: STEP_S, digits: 6 })

const sealFor = (accountId: string) => `operator.totp ${accountId}`
const sealed = ({ config }: Platform, accountId: string, secret: string) =>
  seal(config.fieldKey, sealFor(accountId), secret)
const opened = ({ config }: Platform, accountId: string, secret: Buffer) =>
  v.parse(v.string(), unseal(config.fieldKey, sealFor(accountId), secret))

/** Of the demo's operator, on one's own machine alone: log-in there says their code. */
export const LOCAL_TOTP_SECRET = 'GINIPIGSDEMOOPERATORSECRET234567'

/** The code that an authenticator app shows now. @param now - epoch ms */
export const codeOf = (secret: string, now: number): string => totpOf(secret, '').generate({ timestamp: now })

/** Invites somebody to the desk, or an operator anew who lost their phone or password: their sessions end.
 *  @returns the token of their link, good for a day; undefined where the address is a client's or provider's */
export function inviteOperator(
  platform: Platform,
  given: { email: string; firstName: string; lastName: string; language: Language; secret?: string },
): Promise<{ token: string; accountId: string } | undefined> {
  const { clock, database } = platform
  const email = v.parse(Email, given.email)
  const now = clock.now()
  return database.transaction(async (sql) => {
    const known = await credentialsOf(sql, emailKey(email))
    if (known && known.user.user_type !== 'admin') return undefined
    const passwordHash = known ? '' : await hashPassword(platform, randomBytes(32).toString('base64url')) // nobody's
    const account = known
      ? { id: known.user.id }
      : await insertOperatorAccount(sql, { ...given, email, emailKey: emailKey(email), passwordHash, now })
    if (!account) throw new Error('insert returned no account')
    const token = randomBytes(32).toString('base64url')
    await insertOperator(sql, account.id, {
      secret: sealed(platform, account.id, given.secret ?? new Secret({ size: 20 }).base32),
      hash: hashOf(token),
      until: now + INVITE_MS,
    })
    await setOperatorSuspended(sql, emailKey(email), null)
    await endAll(platform, sql, account.id, 'operator')
    await audit(platform, sql, { event: 'operator_invited', accountId: account.id })
    return { token, accountId: account.id }
  })
}

/** Nobody gets in by this account any more. @returns false where it is no operator's */
export function removeOperator(platform: Platform, email: string): Promise<boolean> {
  return platform.database.transaction(async (sql) => {
    const found = await setOperatorSuspended(sql, emailKey(email), platform.clock.now())
    if (!found) return false
    await endAll(platform, sql, found.accountId, 'operator')
    return true
  })
}

/** Whom a link invites, with what their authenticator app needs; undefined once it was used or is over. */
export async function invitedBy(
  platform: Platform,
  token: string,
): Promise<{ email: string; language: Language; secret: string; uri: string } | undefined> {
  const invited = await readInvited(platform.database, hashOf(token), platform.clock.now())
  if (!invited) return undefined
  const secret = opened(platform, invited.accountId, invited.totpSecret)
  return { email: invited.email, language: invited.language, secret, uri: totpOf(secret, invited.email).toString() }
}

/** Takes a code that was not taken before. @throws Refusal `too_many_requests` */
async function takeCode(
  platform: Platform,
  who: { accountId: string; ip: string; sessionId?: string },
  secret: Buffer,
  code: string,
): Promise<boolean> {
  const { clock, database } = platform
  const { accountId } = who
  await takeQuota(platform, database, { subject: `desk-code:${accountId}`, ...CODES })
  const now = clock.now()
  const token = code.replace(/\s/g, '')
  const totp = totpOf(opened(platform, accountId, secret), '')
  // Of what isn't digits otpauth throws: six characters of more than a byte each.
  const delta = /^\d{6}$/.test(token) ? totp.validate({ token, timestamp: now, window: 1 }) : null
  const step = Math.floor(now / (STEP_S * 1_000)) + (delta ?? 0)
  if (delta !== null && (await takeStep(database, accountId, step))) return true
  await audit(platform, database, { event: 'code_wrong', ...who })
  return false
}

/** An invited operator chooses a password and shows that their app has the secret. The link is used up.
 *  @throws Refusal `reset_link_invalid`, `too_many_requests`, `invalid_input` naming `password` or `code` */
export async function setUpOperator(
  platform: Platform,
  { token, password, code, ip }: { token: string; password: string; code: string; ip: string },
): Promise<void> {
  const { clock, database } = platform
  const hash = hashOf(token)
  const invited = await readInvited(database, hash, clock.now())
  const owner = invited && (await readPasswordOwner(database, invited.accountId))
  if (!invited || !owner) throw new Refusal('reset_link_invalid')
  const problem = v.safeParse(Password, password).issues?.[0].message
  if (problem) throw new Refusal('invalid_input', { fields: [{ path: 'password', problem: toFieldProblem(problem) }] })
  requirePolicy(password, owner)
  const { accountId } = invited
  if (!(await takeCode(platform, { accountId, ip }, invited.totpSecret, code)))
    throw new Refusal('invalid_input', { fields: [{ path: 'code', problem: 'invalid' }] })
  const passwordHash = await hashPassword(platform, password)
  await database.transaction(async (sql) => {
    if (!(await spendInvite(sql, hash))) throw new Refusal('reset_link_invalid')
    await savePassword(platform, sql, accountId, { passwordHash, reason: 'operator_set_up' })
  })
}

/** Signs an operator in: address, password and code in one, and one answer where any of them is wrong.
 *  @returns the token for the cookie
 *  @throws Refusal `login_failed`, `account_suspended`, `too_many_requests` */
export async function signInAtDesk(
  platform: Platform,
  login: { email: string; password: string; code: string; ip: string; userAgent: string | undefined },
): Promise<string> {
  const { ip, userAgent } = login
  const { user, fail, open } = await checkLogIn(platform, { ...login, device: undefined })
  const operator = user.user_type === 'admin' ? await readTotpSecret(platform.database, user.id) : undefined
  if (!operator || !(await takeCode(platform, { accountId: user.id, ip }, operator.totpSecret, login.code)))
    return fail()
  const expiresAt = platform.clock.now() + SESSION_MS
  const { refreshToken } = await open((sql) =>
    openSession(platform, sql, { accountId: user.id, ip, audience: 'desk', userAgent, expiresAt, by: 'desk' }),
  )
  return refreshToken
}

/** Who holds this cookie, seen now. */
export async function signedInBy(platform: Platform, token: string | undefined): Promise<SignedIn | undefined> {
  if (token === undefined) return undefined
  const { clock, database } = platform
  const now = clock.now()
  const operator = await readSignedIn(database, hashOf(token), { now, idleSince: now - IDLE_MS })
  if (operator) await touchSession(database, operator.sessionId, now)
  return operator
}

/** The code again, for what moves money. @returns false for a wrong one
 *  @throws Refusal `too_many_requests` */
export async function confirmCode(platform: Platform, operator: SignedIn, code: string, ip: string): Promise<boolean> {
  const { accountId, sessionId } = operator
  const row = await readTotpSecret(platform.database, accountId)
  if (!row || !(await takeCode(platform, { accountId, sessionId, ip }, row.totpSecret, code))) return false
  await markSteppedUp(platform.database, sessionId, platform.clock.now())
  return true
}

export const signOutAtDesk = (platform: Platform, { sessionId }: SignedIn): Promise<void> =>
  platform.database.transaction((sql) => endFamily(platform, sql, sessionId, 'logout'))
