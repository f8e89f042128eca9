import type { UserType } from '@ginipig/domain/identity'
import type { Clock } from '#platform/clock.ts'
import { at, type Database } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import { readAccessToken } from './access-token.ts'
import type { Actor, Authenticate } from './actor.ts'

type Row = { account_id: string; user_type: UserType; audience: Actor['audience']; is_finished: boolean }

const isUuid = (text: string) => /^[0-9a-f-]{36}$/.test(text)

/** The actor behind a live session: not ended, not expired, its account not suspended. */
export async function readActor(database: Database, clock: Clock, sessionId: string): Promise<Actor | undefined> {
  if (!isUuid(sessionId)) return undefined
  const row = await database.row<Row>(
    `select s.account_id, a.user_type, s.audience,
       a.user_type <> 'provider' or exists (select 1 from provider p where p.id = a.id) as is_finished
     from session s join account a on a.id = s.account_id
     where s.id = $1 and s.ended_at is null and s.expires_at > $2 and a.suspended_at is null`,
    [sessionId, at(clock.now())],
  )
  return (
    row && {
      accountId: row.account_id,
      userType: row.user_type,
      isFinished: row.is_finished,
      sessionId,
      audience: row.audience,
    }
  )
}

/** Whom a request's bearer token signs in. */
export const authenticate =
  (platform: Platform): Authenticate =>
  async ({ headers: { authorization } }) => {
    if (!authorization?.startsWith('Bearer ')) return undefined
    const sessionId = await readAccessToken(platform, authorization.slice('Bearer '.length))
    return sessionId === undefined ? undefined : readActor(platform.database, platform.clock, sessionId)
  }
