import type { Challenge, UserData } from '@ginipig/contract/identity'
import { emailKey } from '@ginipig/domain/identity'
import { HOUR_MS } from '@ginipig/domain/time'
import { voidResets } from '#modules/session/password/reset.sql.ts'
import { readUser } from '#modules/session/session.sql.ts'
import { createStepUps } from '#modules/session/step-up.ts'
import { createOtps } from '#modules/sign-up/otp.ts'
import type { Actor } from '#platform/auth/actor.ts'
import { brokenConstraint } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { createQuotas } from '#platform/quota/quota.ts'
import { moveAddress, readOwnAddress } from './email.sql.ts'
import { createSecurityNotices } from './notice.ts'

/** Changes that a person may begin in an hour. */
const CHANGES = 5

/** Another address for an account: the old one stays until a code came back from the new. */
export function createEmailChanges(platform: Platform) {
  const { clock, config, database } = platform
  const otps = createOtps(platform)
  const stepUps = createStepUps(platform)
  const notices = createSecurityNotices(platform)
  const quotas = createQuotas(clock, config.tokenSecret)

  return {
    /** Answers the same for an address that is somebody's: its owner reads of it in their mailbox.
     *  @throws Refusal `step_up_required`, `too_many_requests`, `invalid_input` naming `email` for the one they have */
    async begin({ accountId, ...actor }: Actor, email: string, ip: string): Promise<Challenge> {
      await stepUps.requireStepUp(database, { accountId, ...actor })
      const own = await readOwnAddress(database, accountId)
      if (!own) throw new Refusal('unauthenticated')
      if (own.emailKey === emailKey(email))
        throw new Refusal('invalid_input', { fields: [{ path: 'email', problem: 'unchanged' }] })
      await quotas.take(database, { subject: `email-change:${accountId}`, limit: CHANGES, windowMs: HOUR_MS })
      return otps.issue({ purpose: 'email_change', email, language: own.language, accountId, ip })
    },

    /** Links for a new password went to the old address: they end with it.
     *  @throws Refusal `otp_wrong`, `otp_exhausted`, `otp_expired` also when somebody else has the address now */
    async confirm({ accountId }: Actor, given: { challengeId: string; code: string }): Promise<UserData> {
      const challenge = await otps.attempt({ ...given, purpose: 'email_change', accountId })
      const { email, emailKey: key } = challenge
      try {
        await database.transaction(async (sql) => {
          await otps.spend(sql, challenge)
          const oldEmail = await moveAddress(sql, { accountId, email, emailKey: key })
          if (oldEmail === undefined) throw new Refusal('unauthenticated')
          await voidResets(sql, accountId, clock.now())
          await notices.emailChanged(sql, accountId, oldEmail)
        })
      } catch (error) {
        if (brokenConstraint(error) === 'account_email_key_key') throw new Refusal('otp_expired', { cause: error })
        throw error
      }
      const user = await readUser(database, accountId)
      if (!user) throw new Refusal('unauthenticated')
      return user
    },
  }
}
