import type { Actor } from '#platform/auth/actor.ts'
import type { Sql } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import { createEmitter } from '#platform/realtime/emitter.ts'
import { hashOf } from './refresh-token.ts'
import { endFamilyOf, endOfAccount, endSessions, readToken } from './session.sql.ts'

/** How sessions end, and with the commit their sockets: at both origins, for the two are one sign-in (trust.md S54). */
export function createEndings({ clock }: Platform) {
  const cut = async (sql: Sql, sessionIds: readonly string[]) => {
    const emitter = createEmitter({ database: sql })
    for (const id of sessionIds) await emitter.endSession(id)
  }
  /** The session and what was handed over from it, or what it was handed over from. */
  const endFamily = async (sql: Sql, sessionId: string, reason: string) =>
    cut(sql, await endFamilyOf(sql, sessionId, reason, clock.now()))
  return {
    endFamily,

    /** The session that a browser's refresh token belongs to, if it may be ended from this origin. */
    async endByToken(sql: Sql, token: string | undefined, audience: Actor['audience'], reason: string) {
      const known = token === undefined ? undefined : await readToken(sql, hashOf(token), clock.now())
      if (known?.audience === audience) await endFamily(sql, known.sessionId, reason)
    },

    /** These alone; the rest of their families goes on. */
    endOnly: async (sql: Sql, sessionIds: readonly string[], reason: string) =>
      cut(sql, await endSessions(sql, sessionIds, reason, clock.now())),

    /** Every session of an account, or every one but the caller's. */
    endAll: async (sql: Sql, accountId: string, reason: string, exceptSession?: string) =>
      cut(sql, await endOfAccount(sql, accountId, { reason, now: clock.now(), exceptSession })),
  }
}
