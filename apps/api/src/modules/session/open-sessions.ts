import type { OpenSession } from '@ginipig/contract/identity/open-session.ts'
import type { Actor } from '#platform/auth/actor.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { browserNames } from './browser-name.ts'
import { endAll, endFamily } from './ending.ts'
import { IDLE_MS } from './refresh-token.ts'
import { isOwnSession, readFamilies } from './session.sql.ts'

/** Where a person is signed in. */
export async function openSessionsOf(
  { clock, database }: Platform,
  { accountId, sessionId }: Actor,
): Promise<OpenSession[]> {
  const now = clock.now()
  const rows = await readFamilies(database, accountId, { sessionId, now, idleSince: now - IDLE_MS })
  return rows.map(({ userAgent, ...row }) => ({ ...row, ...browserNames(userAgent) }))
}

/** @throws Refusal `not_found` also for another person's */
export async function endOpenSession(platform: Platform, actor: Actor, sessionId: string): Promise<void> {
  await platform.database.transaction(async (sql) => {
    if (!(await isOwnSession(sql, actor.accountId, sessionId))) throw new Refusal('not_found')
    await endFamily(platform, sql, sessionId, 'ended_by_person')
  })
}

export async function endOpenSessions(platform: Platform, actor: Actor): Promise<void> {
  await platform.database.transaction((sql) => endAll(platform, sql, actor.accountId, 'ended_by_person'))
}
