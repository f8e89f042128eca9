import type { Challenge } from '@ginipig/contract/identity/sign-up.ts'
import type { UserData } from '@ginipig/contract/identity/user-data.ts'
import { emailKey } from '@ginipig/domain/identity'
import { HOUR_MS } from '@ginipig/domain/time'
import { deleteResetLinks } from '#modules/session/password/save.ts'
import { requireStepUp } from '#modules/session/step-up.ts'
import { issueOtp, spendOtp, tryOtp } from '#modules/sign-up/otp.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Actor } from '#platform/auth/actor.ts'
import { brokenConstraint } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { takeQuota } from '#platform/quota/quota.ts'
import { moveAddress, readAddress } from './account.sql.ts'
import { mailEmailChanged } from './notice.ts'
import { userOf } from './user.ts'

/** Changes that a person may begin in an hour. */
const CHANGES = 5

/** Begins a change of address: the old one stays until a code came back from the new. Answers the same for an address
 *  that is somebody's: its owner reads of it in their mailbox.
 *  @throws Refusal `step_up_required`, `too_many_requests`, `invalid_input` naming `email` for the one they have */
export async function beginEmailChange(
  platform: Platform,
  actor: Actor,
  email: string,
  ip: string,
): Promise<Challenge> {
  const { accountId } = actor
  const { database } = platform
  await requireStepUp(platform, database, actor)
  const own = await readAddress(database, accountId)
  if (!own) throw new Refusal('unauthenticated')
  if (own.emailKey === emailKey(email))
    throw new Refusal('invalid_input', { fields: [{ path: 'email', problem: 'unchanged' }] })
  await takeQuota(platform, database, { subject: `email-change:${accountId}`, limit: CHANGES, windowMs: HOUR_MS })
  return issueOtp(platform, { purpose: 'email_change', email, language: own.language, accountId, ip })
}

/** Links for a new password went to the old address: they end with it.
 *  @throws Refusal `otp_wrong`, `otp_exhausted`, `otp_expired` also when somebody else has the address now */
export async function confirmEmailChange(
  platform: Platform,
  { accountId, sessionId }: Actor,
  given: { challengeId: string; code: string },
): Promise<UserData> {
  const challenge = await tryOtp(platform, { ...given, purpose: 'email_change', accountId })
  const { email, emailKey: key } = challenge
  try {
    await platform.database.transaction(async (sql) => {
      await spendOtp(platform, sql, challenge)
      const oldEmail = await moveAddress(sql, { accountId, email, emailKey: key })
      if (oldEmail === undefined) throw new Refusal('unauthenticated')
      await deleteResetLinks(platform, sql, accountId)
      await audit(platform, sql, { event: 'email_changed', accountId, sessionId })
      await mailEmailChanged(platform, sql, accountId, oldEmail)
    })
  } catch (error) {
    if (brokenConstraint(error) === 'account_email_key_key') throw new Refusal('otp_expired', { cause: error })
    throw error
  }
  return userOf(platform.database, accountId)
}
