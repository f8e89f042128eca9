import type { Audience } from '@ginipig/contract/identity/open-session.ts'
import { emailKey } from '@ginipig/domain/identity'
import { mailRefreshReused } from '#modules/account/notice.ts'
import { credentialsOf, userOf } from '#modules/account/user.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { endByToken, endFamily } from './ending.ts'
import { type Grant, grantSession, type LoginGrant, openSession } from './grant.ts'
import { auditFailure, countTry, DEVICE_MS, deviceFor, forgiveTries } from './login-rate-limit.ts'
import { hashPassword, isOutdated, isPassword } from './password/hash.ts'
import { lockPassword, renewPasswordHash } from './password/password.sql.ts'
import { hashOf, IDLE_MS, nonceMark, RACE_MS, SAME_NONCE_MS, successorsOf } from './refresh-token.ts'
import { consumeToken, insertToken, type KnownToken, readToken, touchSession } from './session.sql.ts'

type LogIn = { email: string; password: string; ip: string; device: string | undefined }

/** Whose address and password these are. The answers for an unknown address and a wrong password are the same in all that
 *  can be seen (trust.md G08).
 *  @returns who, and `open`, which opens something under the lock of this password: undefined where it is another by then
 *  @throws Refusal `login_failed`, `too_many_requests`, and, only for the right password, `account_suspended` */
export async function checkLogIn(platform: Platform, { email, password, ip, device }: LogIn) {
  const { database } = platform
  const attempt = { emailKey: emailKey(email), ip, device }
  const { isLastFree } = await countTry(platform, attempt)
  const credentials = await credentialsOf(database, attempt.emailKey)
  const isRight = await isPassword(platform, password, credentials?.passwordHash)
  const accountId = credentials?.user.id
  const fail = async () => {
    await auditFailure(platform, attempt, { event: 'login_failed', accountId, isLastFree })
    throw new Refusal('login_failed')
  }
  if (!credentials || !isRight) return fail()
  await forgiveTries(platform, attempt)
  const { isSuspended, user, passwordHash, passwordChangedAt } = credentials
  if (isSuspended) {
    await audit(platform, database, { event: 'login_suspended', accountId, ip })
    throw new Refusal('account_suspended')
  }
  if (isOutdated(platform, passwordHash))
    await renewPasswordHash(database, user.id, {
      checked: passwordHash,
      renewed: await hashPassword(platform, password),
    })
  return {
    user,
    attempt,
    fail,
    // Changed or reset while it was checked: no session outlives the old one.
    open: async <T>(work: (sql: Sql) => Promise<T>): Promise<T> =>
      (
        await database.transaction(async (sql) =>
          (await lockPassword(sql, user.id, passwordChangedAt)) ? { opened: await work(sql) } : undefined,
        )
      )?.opened ?? fail(),
  }
}

/** Log-in at one of the apps.
 *  @param login.previousToken - of the session that this browser gives up by signing in anew
 *  @throws Refusal as `checkLogIn` */
export async function signIn(
  platform: Platform,
  login: LogIn & {
    audience: Audience
    previousToken: string | undefined
    userAgent: string | undefined
  },
): Promise<LoginGrant> {
  const { audience, ip, previousToken, userAgent } = login
  const { user, attempt, open } = await checkLogIn(platform, login)
  const opened = await open(async (sql) => {
    await endByToken(platform, sql, { token: previousToken, audience, reason: 'replaced' })
    return openSession(platform, sql, { accountId: user.id, ip, audience, userAgent, by: 'password' })
  })
  return {
    ...(await grantSession(platform, opened, opened.refreshToken, user)),
    device: deviceFor(platform, attempt),
    deviceLifeMs: DEVICE_MS,
  }
}

/** Refresh token rotation: trades a token for its successor; a replay ends the session. Source: trust.md §2.4.
 *  @throws Refusal `unauthenticated`, `refresh_raced` when another tab was first, `origin_refused` */
export async function refresh(
  platform: Platform,
  token: string | undefined,
  nonce: string,
  { audience, ip }: { audience: Audience; ip: string },
): Promise<Grant> {
  if (token === undefined) throw new Refusal('unauthenticated')
  const { clock, config, database } = platform
  const tokenHash = hashOf(token)
  const mark = nonceMark(nonce)
  const successors = successorsOf(config.tokenSecret, token, nonce)
  const [successor = ''] = successors
  const verdict = await database.transaction(async (sql) => {
    const now = clock.now()
    const use = await consumeToken(sql, { tokenHash, nonce: mark, audience, now, notBefore: now - IDLE_MS })
    if (!use) {
      const known = await judge(platform, sql, await readToken(sql, tokenHash, now), { mark, audience, ip })
      return typeof known === 'string' ? known : { use: known, successor: await givenBefore(sql, successors, now) }
    }
    await insertToken(sql, hashOf(successor), use.sessionId, now)
    await touchSession(sql, use.sessionId, now)
    return { use, successor }
  })
  if (typeof verdict === 'string') throw new Refusal(verdict)
  return grantSession(platform, verdict.use, verdict.successor, await userOf(database, verdict.use.accountId))
}

/** The successor that a lost answer held: the key may have been changed since. */
async function givenBefore(sql: Sql, successors: readonly string[], now: number): Promise<string> {
  for (const successor of successors) if (await readToken(sql, hashOf(successor), now)) return successor
  throw new Error('a used token without a successor')
}

/** Why a token that could not be used couldn't; a repeat of a lost answer is the one good reason. */
async function judge(
  platform: Platform,
  sql: Sql,
  known: KnownToken | undefined,
  { mark, audience, ip }: { mark: string; audience: Audience; ip: string },
) {
  if (!known) return 'unauthenticated'
  if (known.audience !== audience) return 'origin_refused'
  if (!known.isLive) return 'unauthenticated'
  if (known.usedAt === null) {
    await endFamily(platform, sql, known.sessionId, 'idle')
    return 'unauthenticated'
  }
  const age = platform.clock.now() - known.usedAt
  if (known.usedNonce === mark && age <= SAME_NONCE_MS) return known
  if (known.usedNonce !== mark && age <= RACE_MS) return 'refresh_raced'
  const { accountId, sessionId } = known
  await audit(platform, sql, { event: 'refresh_reused', accountId, sessionId, ip })
  await endFamily(platform, sql, sessionId, 'reuse')
  await mailRefreshReused(platform, sql, accountId)
  return 'unauthenticated'
}

/** Log-out; harmless when there is nothing to end. */
export async function endSessionByToken(
  platform: Platform,
  token: string | undefined,
  audience: Audience,
): Promise<void> {
  await platform.database.transaction((sql) => endByToken(platform, sql, { token, audience, reason: 'logout' }))
}
