import type { ClientProfile } from '@ginipig/contract/identity/account.ts'
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

/** Who had a number and has another now is told by mail, in case it wasn't them (trust.md S50). */
export async function saveProfile(platform: Platform, accountId: string, given: ProfileChange): Promise<ClientProfile> {
  const change = { ...given, mobile: keptMobile(given) }
  await platform.database.transaction(async (sql) => {
    const before = await lockMobile(sql, accountId)
    if (!before) throw new Refusal('unauthenticated')
    await updateProfile(sql, accountId, change)
    const isOther = before.dialCode !== change.dialCode || before.mobile !== change.mobile
    if (before.mobile === null || !isOther) return
    const mail = { kind: 'mobile_changed', app: 'marketplace', at: platform.clock.now() } as const
    await enqueueMail(platform, sql, { to: before.email, language: before.language, mail })
  })
  return profileOf(platform, accountId)
}
