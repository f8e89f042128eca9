import { DAY_MS } from '@ginipig/domain/time'
import { issueAccessToken } from '#platform/auth/access-token.ts'
import type { Clock } from '#platform/clock.ts'
import type { Secret } from '#platform/crypto.ts'
import { at, type Sql } from '#platform/database/sql.ts'

/** A session of an account without its password, for tests of what comes after signing in.
 *  @returns what gives an access token that is good now: tests move the clock by hours */
export async function signIn(
  world: { database: Sql; clock: Clock; tokenSecret: Secret },
  accountId: string,
  audience: 'marketplace' | 'console',
): Promise<() => Promise<string>> {
  const now = world.clock.now()
  const session = await world.database.row<{ id: string }>(
    'insert into session (account_id, audience, created_at, expires_at) values ($1, $2, $3, $4) returning id',
    [accountId, audience, at(now), at(now + 60 * DAY_MS)],
  )
  if (!session) throw new Error('session was not inserted')
  const signing = { config: { tokenSecret: world.tokenSecret }, clock: world.clock }
  return async () => (await issueAccessToken(signing, session.id)).accessToken
}
