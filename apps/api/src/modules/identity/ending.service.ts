import type { Sql } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import { createEmitter } from '#platform/realtime/emitter.ts'
import { endFamilyOf, endOfAccount, endSessions } from './identity.store.ts'

/** How sessions end, and with the commit their sockets: at both origins, for the two are one sign-in (trust.md S54). */
export function createEndings({ clock }: Platform) {
  const cut = async (sql: Sql, sessionIds: readonly string[]) => {
    const emitter = createEmitter({ database: sql })
    for (const id of sessionIds) await emitter.endSession(id)
  }
  return {
    /** The session and what was handed over from it, or what it was handed over from. */
    endFamily: async (sql: Sql, sessionId: string, reason: string) =>
      cut(sql, await endFamilyOf(sql, sessionId, reason, clock.now())),

    /** These alone; the rest of their families goes on. */
    endOnly: async (sql: Sql, sessionIds: readonly string[], reason: string) =>
      cut(sql, await endSessions(sql, sessionIds, reason, clock.now())),

    /** Every session of an account, or every one but the caller's. */
    endAll: async (sql: Sql, accountId: string, reason: string, exceptSession?: string) =>
      cut(sql, await endOfAccount(sql, accountId, { reason, now: clock.now(), exceptSession })),
  }
}
