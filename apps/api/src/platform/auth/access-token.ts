import { jwtVerify, SignJWT } from 'jose'
import type { Clock } from '#platform/clock.ts'
import type { Secret } from '#platform/crypto.ts'

/** Ten minutes at most (architecture.md §4). */
export const ACCESS_TOKEN_MS = 10 * 60_000

const ISSUER = 'ginipig'
const ALGORITHM = 'HS256'

/** The parts of the platform that tokens are signed and timed with. */
type Signing = { config: { tokenSecret: Secret }; clock: Clock }

/** The key that a token says it was signed with, if it is one of ours. */
function keyNamed({ config }: Signing, id: string | undefined): Uint8Array {
  const key = config.tokenSecret.find((one) => one.id === id)
  if (!key) throw new Error('a key that is not ours')
  return key.bytes
}

/** Signs a short-lived token that names a session (JWT). What the session may do is read from its row at each call. */
export async function issueAccessToken(
  signing: Signing,
  sessionId: string,
): Promise<{ accessToken: string; expiresAt: number }> {
  const now = signing.clock.now()
  const [key] = signing.config.tokenSecret
  const expiresAt = now + ACCESS_TOKEN_MS
  const accessToken = await new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM, typ: 'at+jwt', kid: key.id })
    .setIssuer(ISSUER)
    .setAudience(ISSUER)
    .setSubject(sessionId)
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor(expiresAt / 1000))
    .sign(key.bytes)
  return { accessToken, expiresAt }
}

/** The session a token names; undefined for any token that isn't ours, whole and current. */
export async function readAccessToken(signing: Signing, token: string): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => keyNamed(signing, kid), {
      algorithms: [ALGORITHM],
      typ: 'at+jwt',
      issuer: ISSUER,
      audience: ISSUER,
      currentDate: new Date(signing.clock.now()),
    })
    return payload.sub
  } catch {
    return undefined // Any defect of a token has the same result: nobody is signed in.
  }
}
