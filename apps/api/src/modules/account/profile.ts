import type { ClientProfile } from '@ginipig/contract/identity/account.ts'
import { requireStepUp } from '#modules/session/step-up.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Actor } from '#platform/auth/actor.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import type { Platform } from '#platform/platform.ts'
import { keptMobile } from '#platform/sms/phone-number.ts'
import { lockMobile, type ProfileChange, readProfile, updateProfile } from './account.sql.ts'

/** What a client says about themselves. @throws Refusal `unauthenticated` for an account that is gone */
export async function profileOf({ database }: Platform, accountId: string): Promise<ClientProfile> {
  const profile = await readProfile(database, accountId)
  if (!profile) throw new Refusal('unauthenticated')
  return profile
}

/** Another number asks for the password first: what we text goes there. Who had one is told by mail, in case it wasn't
 *  them (trust.md D3, S50, S56).
 *  @throws Refusal `step_up_required`, and then nothing is saved */
export async function saveProfile(platform: Platform, actor: Actor, given: ProfileChange): Promise<ClientProfile> {
  const { accountId, sessionId } = actor
  const change = { ...given, mobile: keptMobile(given) }
  await platform.database.transaction(async (sql) => {
    const before = await lockMobile(sql, accountId)
    if (!before) throw new Refusal('unauthenticated')
    const isOther = before.dialCode !== change.dialCode || before.mobile !== change.mobile
    if (isOther) await requireStepUp(platform, sql, actor)
    await updateProfile(sql, accountId, change)
    if (!isOther) return
    await audit(platform, sql, { event: 'mobile_changed', accountId, sessionId })
    if (before.mobile === null) return
    const mail = { kind: 'mobile_changed', app: 'marketplace', at: platform.clock.now() } as const
    await enqueueMail(platform, sql, { to: before.email, language: before.language, mail })
  })
  return profileOf(platform, accountId)
}
