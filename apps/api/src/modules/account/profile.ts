import type { ClientProfile } from '@ginipig/contract/identity'
import type { Actor } from '#platform/auth/actor.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import type { Platform } from '#platform/platform.ts'
import { keptMobile } from '#platform/sms/phone-number.ts'
import { lockProfile, type ProfileChange, type ProfileRow, readProfile, saveProfile } from './profile.sql.ts'

const toProfile = (row: ProfileRow): ClientProfile => ({
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  dialCode: row.dial_code ?? '',
  mobile: row.mobile ?? '',
  country: row.country ?? '',
  county: row.county ?? '',
  city: row.city ?? '',
  ageGroup: row.age_group,
  gender: row.gender,
  avatarUrl: row.avatar_url,
})

/** What clients say about themselves. */
export function createProfiles(platform: Platform) {
  const { clock, database } = platform
  const read = async (accountId: string): Promise<ClientProfile> => {
    const row = await readProfile(database, accountId)
    if (!row) throw new Refusal('unauthenticated')
    return toProfile(row)
  }
  return {
    read: ({ accountId }: Actor) => read(accountId),

    /** Who had a number and has another now is told by mail, in case it wasn't them (trust.md S50). */
    async save({ accountId }: Actor, given: ProfileChange): Promise<ClientProfile> {
      const change = { ...given, mobile: keptMobile(given) }
      await database.transaction(async (sql) => {
        const before = await lockProfile(sql, accountId)
        if (!before) throw new Refusal('unauthenticated')
        await saveProfile(sql, accountId, change)
        const isOther = before.dial_code !== change.dialCode || before.mobile !== change.mobile
        if (before.mobile === null || !isOther) return
        const mail = { kind: 'mobile_changed', app: 'marketplace', at: clock.now() } as const
        await enqueueMail(platform, sql, { to: before.email, language: before.language, mail })
      })
      return read(accountId)
    },
  }
}
