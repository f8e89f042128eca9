import type { UserData } from '@ginipig/contract/identity'
import { emailKey } from '@ginipig/domain/identity'
import type { AccessTokens } from '#platform/auth/access-token.ts'
import type { Actor } from '#platform/auth/actor.ts'
import type { Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { createEndings } from './ending.ts'
import { createGrants, type Grant } from './grant.ts'
import { hashPassword, isOutdated, isPassword } from './password/hash.ts'
import { hashOf, IDLE_MS, nonceMark, RACE_MS, SAME_NONCE_MS, successorOf } from './refresh-token.ts'
import {
  consumeToken,
  insertToken,
  type KnownToken,
  readCredentials,
  readToken,
  readUser,
  savePasswordHash,
  touchSession,
} from './session.sql.ts'
import { createLoginThrottle, DEVICE_MS } from './throttle.ts'

type Audience = Actor['audience']

export type LoginGrant = Grant & { device: string; deviceLifeMs: number }

export function createIdentity(platform: Platform, tokens: AccessTokens) {
  const { clock, config, database } = platform
  const throttle = createLoginThrottle(platform)
  const grants = createGrants(platform, tokens)
  const { endByToken, endFamily } = createEndings(platform)

  /** Why a token that could not be used couldn't; a repeat of a lost answer is the one good reason. */
  const judge = async (sql: Sql, known: KnownToken | undefined, mark: string, audience: Audience) => {
    const now = clock.now()
    if (!known) return 'unauthenticated'
    if (known.audience !== audience) return 'origin_refused'
    if (!known.isLive) return 'unauthenticated'
    if (known.usedAt === null) {
      await endFamily(sql, known.sessionId, 'idle')
      return 'unauthenticated'
    }
    const age = now - known.usedAt
    if (known.usedNonce === mark && age <= SAME_NONCE_MS) return known
    if (known.usedNonce !== mark && age <= RACE_MS) return 'refresh_raced'
    await endFamily(sql, known.sessionId, 'reuse')
    return 'unauthenticated'
  }

  return {
    /** The answers for an unknown address and a wrong password are the same in all that can be seen (trust.md G08).
     *  @param previousToken - of the session that this browser gives up by signing in anew
     *  @throws Refusal `login_failed`, `too_many_requests`, and, only for the right password, `account_suspended` */
    async logIn(login: {
      email: string
      password: string
      audience: Audience
      ip: string
      device: string | undefined
      previousToken: string | undefined
      userAgent: string | undefined
    }): Promise<LoginGrant> {
      const { audience, password, previousToken } = login
      const attempt = { emailKey: emailKey(login.email), ip: login.ip, device: login.device }
      await throttle.enter(attempt)
      const credentials = await readCredentials(database, attempt.emailKey)
      const isRight = await isPassword(password, credentials?.passwordHash)
      if (!credentials || !isRight) throw new Refusal('login_failed')
      await throttle.succeed(attempt)
      if (credentials.isSuspended) throw new Refusal('account_suspended')
      const { user, passwordHash } = credentials
      if (isOutdated(passwordHash)) await savePasswordHash(database, user.id, await hashPassword(password))
      const opened = await database.transaction(async (sql) => {
        await endByToken(sql, previousToken, audience, 'replaced')
        return grants.open(sql, { accountId: user.id, audience, userAgent: login.userAgent })
      })
      return {
        ...(await grants.grant(opened, opened.refreshToken, user)),
        device: throttle.deviceFor(attempt),
        deviceLifeMs: DEVICE_MS,
      }
    },

    /** Trades a refresh token for its successor; used twice, it ends the session. Source: trust.md §2.4.
     *  @throws Refusal `unauthenticated`, `refresh_raced` when another tab was first, `origin_refused` */
    async refresh(token: string | undefined, nonce: string, audience: Audience): Promise<Grant> {
      if (token === undefined) throw new Refusal('unauthenticated')
      const tokenHash = hashOf(token)
      const mark = nonceMark(nonce)
      const successor = successorOf(config.tokenSecret, token, nonce)
      const verdict = await database.transaction(async (sql) => {
        const now = clock.now()
        const use = await consumeToken(sql, { tokenHash, nonce: mark, audience, now, notBefore: now - IDLE_MS })
        if (!use) return judge(sql, await readToken(sql, tokenHash, now), mark, audience)
        await insertToken(sql, hashOf(successor), use.sessionId, now)
        await touchSession(sql, use.sessionId, now)
        return use
      })
      if (typeof verdict === 'string') throw new Refusal(verdict)
      const user = await readUser(database, verdict.accountId)
      if (!user) throw new Refusal('unauthenticated')
      return grants.grant(verdict, successor, user)
    },

    /** Harmless when there is nothing to end. */
    async logOut(token: string | undefined, audience: Audience): Promise<void> {
      await database.transaction((sql) => endByToken(sql, token, audience, 'logout'))
    },

    async me(actor: Actor): Promise<UserData> {
      const user = await readUser(database, actor.accountId)
      if (!user) throw new Refusal('unauthenticated')
      return user
    },
  }
}
