import { jwtVerify, SignJWT } from 'jose'
import type { Clock } from '#platform/clock.ts'

/** Ten minutes at most (architecture.md §4). */
export const ACCESS_TOKEN_MS = 10 * 60_000

const ISSUER = 'ginipig'
const ALGORITHM = 'HS256'

export type AccessTokens = {
  issue(sessionId: string): Promise<{ accessToken: string; expiresAt: number }>
  /** The session a token names; undefined for any token that isn't ours, whole and current. */
  read(token: string): Promise<string | undefined>
}

/** Signed, short-lived names of a session. What the session may do is read from its row at each call. */
export function createAccessTokens(secret: string, clock: Clock): AccessTokens {
  const key = new TextEncoder().encode(secret)
  return {
    async issue(sessionId) {
      const now = clock.now()
      const expiresAt = now + ACCESS_TOKEN_MS
      const accessToken = await new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM, typ: 'at+jwt' })
        .setIssuer(ISSUER)
        .setAudience(ISSUER)
        .setSubject(sessionId)
        .setIssuedAt(Math.floor(now / 1000))
        .setExpirationTime(Math.floor(expiresAt / 1000))
        .sign(key)
      return { accessToken, expiresAt }
    },
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          typ: 'at+jwt',
          issuer: ISSUER,
          audience: ISSUER,
          currentDate: new Date(clock.now()),
        })
        return payload.sub
      } catch {
        return undefined // any defect of a token means the same to us: nobody is signed in by it
      }
    },
  }
}
