import type { OpenSession } from '@ginipig/contract/identity'
import type { Actor } from '#platform/auth/actor.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { browserNames } from './browser-name.ts'
import { createEndings } from './ending.ts'
import { isOwnSession, readFamilies } from './open-sessions.sql.ts'
import { IDLE_MS } from './refresh-token.ts'

/** Where a person is signed in, and how they end it. */
export function createOpenSessions(platform: Platform) {
  const { clock, database } = platform
  const { endAll, endFamily } = createEndings(platform)
  return {
    async list({ accountId, sessionId }: Actor): Promise<OpenSession[]> {
      const now = clock.now()
      const rows = await readFamilies(database, accountId, { sessionId, now, idleSince: now - IDLE_MS })
      return rows.map((row) => ({
        id: row.id,
        audience: row.audience,
        ...browserNames(row.user_agent),
        createdAt: row.created_at,
        lastSeenAt: row.last_seen_at,
        isCurrent: row.is_current,
      }))
    },

    /** @throws Refusal `not_found` also for another person's */
    end: (actor: Actor, sessionId: string): Promise<void> =>
      database.transaction(async (sql) => {
        if (!(await isOwnSession(sql, actor.accountId, sessionId))) throw new Refusal('not_found')
        await endFamily(sql, sessionId, 'ended_by_person')
      }),

    endAll: (actor: Actor): Promise<void> =>
      database.transaction((sql) => endAll(sql, actor.accountId, 'ended_by_person')),
  }
}
