import { MINUTE_MS } from '@ginipig/domain/time'
import { audit } from '#platform/audit/audit.ts'
import type { Actor } from '#platform/auth/actor.ts'
import type { Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { type Browser, checkPassword } from './password/check.ts'
import { markSteppedUp, readSteppedUp } from './session.sql.ts'

/** How long the password just given opens what could cost a person their account or money (trust.md S56). */
const STEP_UP_MS = 5 * MINUTE_MS

/** @returns until when, epoch ms
 *  @throws Refusal `invalid_input` naming `password`, `too_many_requests` */
export async function confirmPassword(
  platform: Platform,
  actor: Actor,
  password: string,
  browser: Browser,
): Promise<{ until: number }> {
  await checkPassword(platform, actor.accountId, { password, field: 'password', browser })
  const { accountId, sessionId } = actor
  const now = platform.clock.now()
  await markSteppedUp(platform.database, sessionId, now)
  await audit(platform, platform.database, { event: 'password_given', accountId, sessionId, ip: browser.ip })
  return { until: now + STEP_UP_MS }
}

/** For what asks for the password first. It counts for this session only, not for one handed over from it.
 *  @throws Refusal `step_up_required` */
export async function requireStepUp({ clock }: Pick<Platform, 'clock'>, sql: Sql, actor: Actor): Promise<void> {
  const steppedUpAt = await readSteppedUp(sql, actor.sessionId)
  if (steppedUpAt === null || clock.now() >= steppedUpAt + STEP_UP_MS) throw new Refusal('step_up_required')
}
