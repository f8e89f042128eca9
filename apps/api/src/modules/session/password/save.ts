import { mailPasswordChanged } from '#modules/account/notice.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Sql } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import { endAll } from '../ending.ts'
import { resetTries } from '../login-rate-limit.ts'
import { updatePassword, voidResets } from './password.sql.ts'

/** A new password, however it came about: saves it, makes links for another one void, ends sessions and tells the
 *  person: all or nothing.
 *  @param saved.exceptSession - goes on, with what was handed over from it */
export async function savePassword(
  platform: Platform,
  sql: Sql,
  accountId: string,
  saved: { passwordHash: string; reason: string; exceptSession?: string },
): Promise<void> {
  const now = platform.clock.now()
  const emailKey = await updatePassword(sql, accountId, { passwordHash: saved.passwordHash, now })
  await audit(platform, sql, {
    event: 'password_changed',
    accountId,
    sessionId: saved.exceptSession,
    detail: saved.reason,
  })
  await voidResets(sql, accountId, now)
  await endAll(platform, sql, accountId, saved.reason, saved.exceptSession)
  await mailPasswordChanged(platform, sql, accountId)
  // Wrong tries at the old password say nothing of the new one.
  if (emailKey !== undefined) await resetTries(platform, sql, emailKey)
}

/** Links for a new password are void: they went to an address that the account has no more. */
export const deleteResetLinks = ({ clock }: Platform, sql: Sql, accountId: string): Promise<void> =>
  voidResets(sql, accountId, clock.now())
