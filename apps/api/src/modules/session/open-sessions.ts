import type { OpenSession } from '@ginipig/contract/identity/open-session.ts'
import type { Actor } from '#platform/auth/actor.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { browserNames } from './browser-name.ts'
import { endAll, endFamily } from './ending.ts'
import { IDLE_MS } from './refresh-token.ts'
import { readFamilies, readOwnSession } from './session.sql.ts'
import { requireStepUp } from './step-up.ts'

/** Where a person is signed in. */
export async function openSessionsOf(
  { clock, database }: Platform,
  { accountId, sessionId }: Actor,
): Promise<OpenSession[]> {
  const now = clock.now()
  const rows = await readFamilies(database, accountId, { sessionId, now, idleSince: now - IDLE_MS })
  return rows.map(({ userAgent, ...row }) => ({ ...row, ...browserNames(userAgent) }))
}

/** For any but the caller's own the password is asked: whoever got hold of one session can't throw the others out and be
 *  the one who stays (ASVS 7.5.2).
 *  @throws Refusal `not_found` also for another person's, `step_up_required` */
export async function endOpenSession(platform: Platform, actor: Actor, sessionId: string): Promise<void> {
  await platform.database.transaction(async (sql) => {
    const own = await readOwnSession(sql, sessionId, actor)
    if (!own) throw new Refusal('not_found')
    if (!own.isCaller) await requireStepUp(platform, sql, actor)
    await endFamily(platform, sql, sessionId, 'ended_by_person')
  })
}

/** @throws Refusal `step_up_required` */
export async function endOpenSessions(platform: Platform, actor: Actor): Promise<void> {
  await platform.database.transaction(async (sql) => {
    await requireStepUp(platform, sql, actor)
    await endAll(platform, sql, actor.accountId, 'ended_by_person')
  })
}
