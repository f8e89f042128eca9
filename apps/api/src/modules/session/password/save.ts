import { createSecurityNotices } from '#modules/account/notice.ts'
import type { Sql } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import { createEndings } from '../ending.ts'
import { createLoginThrottle } from '../throttle.ts'
import { savePassword } from './password.sql.ts'
import { voidResets } from './reset.sql.ts'

/** What follows from a new password, however it came about. */
export function createPasswordSaving(platform: Platform) {
  const { clock } = platform
  const { endAll } = createEndings(platform)
  const notices = createSecurityNotices(platform)
  const throttle = createLoginThrottle(platform)
  return {
    /** Saves it, makes links for another one void, ends sessions and tells the person: all or nothing.
     *  @param saved.exceptSession - goes on, with what was handed over from it */
    async save(
      sql: Sql,
      accountId: string,
      saved: { passwordHash: string; reason: string; exceptSession?: string },
    ): Promise<void> {
      const now = clock.now()
      const emailKey = await savePassword(sql, accountId, { passwordHash: saved.passwordHash, now })
      await voidResets(sql, accountId, now)
      await endAll(sql, accountId, saved.reason, saved.exceptSession)
      await notices.passwordChanged(sql, accountId)
      // Wrong tries at the old password say nothing of the new one.
      if (emailKey !== undefined) await throttle.forget(sql, emailKey)
    },
  }
}
