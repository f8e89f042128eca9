import { createHash, randomBytes } from 'node:crypto'
import type { AccessTokens } from '#platform/auth/access-token.ts'
import type { Actor } from '#platform/auth/actor.ts'
import { isSame } from '#platform/crypto.ts'
import type { Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { createQuotas } from '#platform/quota/quota.ts'
import { createEndings } from '../ending.ts'
import { createGrants, type Grant } from '../grant.ts'
import { hashOf } from '../refresh-token.ts'
import { readToken, readUser } from '../session.sql.ts'
import {
  type BurntCode,
  burnCode,
  forgetCodes,
  insertCode,
  lockParent,
  type Parent,
  readIssued,
  saveChild,
} from './handoff.sql.ts'

type Audience = Actor['audience']

/** An exchange as it comes in. `previousToken` is what the browser has in its cookie at the receiving origin. */
type Tried = {
  code: string
  verifier: string
  audience: Audience
  ip: string
  userAgent: string | undefined
  previousToken: string | undefined
}

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

/** Life of a code (ASVS 10.4.3), and how far the clocks of two of our processes may differ. */
const LIFE_MS = 60_000
const SKEW_MS = 5_000
/** How long a used code is known as one. */
const KEPT_MS = 24 * HOUR_MS
/** Codes of one person (decision 0011), and failed exchanges of one address (trust.md §2.3). */
const MINTS_AN_HOUR = 10
const FAILURES_A_MINUTE = 20

/** S256 of RFC 7636. */
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

function isRight(code: BurntCode, tried: { verifier: string; audience: Audience; now: number }): boolean {
  const isCurrent = tried.now < code.expires_at && tried.now >= code.created_at - SKEW_MS
  return isSame(challengeOf(tried.verifier), code.challenge) && code.audience === tried.audience && isCurrent
}

/** One sign-in for both apps: a session of one origin begets one of the other. Source: trust.md §2.3. */
export function createHandoffs(platform: Platform, tokens: AccessTokens) {
  const { clock, config, database } = platform
  const quotas = createQuotas(clock, config.tokenSecret)
  const grants = createGrants(platform, tokens)
  const { endFamily, endOnly } = createEndings(platform)

  /** What this browser had at the receiving origin ends; of the same family, that one session only. */
  const replace = async (sql: Sql, token: string | undefined, audience: Audience, parent: Parent) => {
    const known = token === undefined ? undefined : await readToken(sql, hashOf(token), clock.now())
    if (known?.audience !== audience) return
    if (known.familyId === parent.family_id) await endOnly(sql, [known.sessionId], 'replaced')
    else await endFamily(sql, known.sessionId, 'replaced')
  }

  const redeem = async (sql: Sql, tried: Tried) => {
    const now = clock.now()
    const { audience } = tried
    const codeHash = hashOf(tried.code)
    const code = await burnCode(sql, codeHash, now)
    if (!code) {
      await endOnly(sql, await readIssued(sql, codeHash), 'handoff_replayed')
      return undefined
    }
    if (!isRight(code, { verifier: tried.verifier, audience, now })) return undefined
    const parent = await lockParent(sql, code.session_id, { mintedAt: code.created_at, now })
    if (!parent) return undefined
    await replace(sql, tried.previousToken, audience, parent)
    const opened = await grants.open(sql, {
      accountId: parent.account_id,
      audience,
      userAgent: tried.userAgent,
      familyId: parent.family_id,
      expiresAt: parent.expires_at,
    })
    await saveChild(sql, codeHash, opened.sessionId)
    return opened
  }

  return {
    /** @throws Refusal `handoff_refused` for one's own origin, `too_many_requests` */
    async mint(
      actor: Actor,
      wish: { audience: Audience; challenge: string },
    ): Promise<{ code: string; callbackUrl: string; expiresAt: number }> {
      if (wish.audience === actor.audience) throw new Refusal('handoff_refused')
      const subject = `handoff:${actor.accountId}`
      await quotas.take(database, { subject, limit: MINTS_AN_HOUR, windowMs: HOUR_MS })
      const now = clock.now()
      const code = randomBytes(32).toString('base64url')
      const expiresAt = now + LIFE_MS
      await forgetCodes(database, now - KEPT_MS)
      const { sessionId } = actor
      await insertCode(database, { ...wish, codeHash: hashOf(code), sessionId, now, expiresAt })
      return { code, callbackUrl: `${config.origins[wish.audience]}/handoff/callback`, expiresAt }
    },

    /** The session that the code gets ends with the one it came from, at the latest.
     *  @throws Refusal `handoff_refused` whatever the reason, `too_many_requests` */
    async exchange(tried: Tried): Promise<Grant> {
      const subject = `handoff-exchange:${tried.ip}`
      await quotas.take(database, { subject, limit: FAILURES_A_MINUTE, windowMs: MINUTE_MS })
      const opened = await database.transaction((sql) => redeem(sql, tried))
      const user = opened && (await readUser(database, opened.accountId))
      if (!user) throw new Refusal('handoff_refused')
      await quotas.giveBack(database, subject)
      return grants.grant(opened, opened.refreshToken, user)
    },
  }
}
