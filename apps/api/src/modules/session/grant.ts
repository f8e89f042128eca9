import type { Session } from '@ginipig/contract/identity/session.ts'
import type { UserData } from '@ginipig/contract/identity/user-data.ts'
import { audit } from '#platform/audit/audit.ts'
import { issueAccessToken } from '#platform/auth/access-token.ts'
import type { Sql } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import { hashOf, IDLE_MS, newRefreshToken, SESSION_MS } from './refresh-token.ts'
import { insertSession, insertToken, type SessionAudience, type TokenUse } from './session.sql.ts'

/** What the browser gets: the answer, and the refresh token for its cookie, with the ms that it can live. */
export type Grant = { session: Session; refreshToken: string; refreshLifeMs: number }

/** With what makes the browser known from now on. */
export type LoginGrant = Grant & { device: string; deviceLifeMs: number }

// How every way to be signed in ends: by password, by a code, by handing over.

/** A new session with its first refresh token, in the caller's transaction; it is written down.
 *  @param wish.familyId - of the session that it is handed over from */
export async function openSession(
  platform: Platform,
  sql: Sql,
  wish: {
    accountId: string
    audience: SessionAudience
    userAgent: string | undefined
    ip: string
    by: 'password' | 'sign_up' | 'handoff' | 'desk'
    familyId?: string | undefined
    /** Epoch ms; a session that is handed over ends with the one it came from. */
    expiresAt?: number | undefined
  },
): Promise<TokenUse & { refreshToken: string }> {
  const { accountId, ip, by } = wish
  const now = platform.clock.now()
  const expiresAt = wish.expiresAt ?? now + SESSION_MS
  const refreshToken = newRefreshToken()
  const sessionId = await insertSession(sql, { ...wish, now, expiresAt })
  await insertToken(sql, hashOf(refreshToken), sessionId, now)
  await audit(platform, sql, { event: 'logged_in', accountId, sessionId, ip, detail: by })
  return { sessionId, accountId, expiresAt, refreshToken }
}

/** After the commit: the access token and who it is for. */
export async function grantSession(
  platform: Platform,
  use: TokenUse,
  refreshToken: string,
  userData: UserData,
): Promise<Grant> {
  return {
    session: { ...(await issueAccessToken(platform, use.sessionId)), userData },
    refreshToken,
    refreshLifeMs: Math.min(use.expiresAt - platform.clock.now(), IDLE_MS),
  }
}
