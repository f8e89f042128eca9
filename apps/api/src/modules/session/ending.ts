import { audit } from '#platform/audit/audit.ts'
import type { Sql } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import { createEmitter } from '#platform/realtime/emitter.ts'
import { hashOf } from './refresh-token.ts'
import { type Ended, endFamilyOf, endOfAccount, endSessions, readToken, type SessionAudience } from './session.sql.ts'

// How sessions end, and with the commit their sockets: at both origins, for the two are one sign-in (trust.md S54).

type Ending = Pick<Platform, 'clock' | 'config' | 'log'>

/** Cuts their sockets, and writes each down. */
async function closeBehind(platform: Ending, sql: Sql, sessions: readonly Ended[], reason: string): Promise<void> {
  const emitter = createEmitter({ database: sql })
  for (const { id, accountId } of sessions) {
    await emitter.endSession(id)
    await audit(platform, sql, { event: 'session_ended', accountId, sessionId: id, detail: reason })
  }
}

/** The session and what was handed over from it, or what it was handed over from. */
export async function endFamily(platform: Ending, sql: Sql, sessionId: string, reason: string): Promise<void> {
  await closeBehind(platform, sql, await endFamilyOf(sql, sessionId, reason, platform.clock.now()), reason)
}

/** The session that a browser's refresh token belongs to, if it may be ended from this origin. */
export async function endByToken(
  platform: Ending,
  sql: Sql,
  { token, audience, reason }: { token: string | undefined; audience: SessionAudience; reason: string },
): Promise<void> {
  const known = token === undefined ? undefined : await readToken(sql, hashOf(token), platform.clock.now())
  if (known?.audience === audience) await endFamily(platform, sql, known.sessionId, reason)
}

/** These alone; the rest of their families goes on. */
export async function endOnly(
  platform: Ending,
  sql: Sql,
  sessionIds: readonly string[],
  reason: string,
): Promise<void> {
  await closeBehind(platform, sql, await endSessions(sql, sessionIds, reason, platform.clock.now()), reason)
}

/** Every session of an account, or every one but the caller's. */
export async function endAll(
  platform: Ending,
  sql: Sql,
  accountId: string,
  reason: string,
  exceptSession?: string,
): Promise<void> {
  const ended = await endOfAccount(sql, accountId, { reason, now: platform.clock.now(), exceptSession })
  await closeBehind(platform, sql, ended, reason)
}
