import type { Audience } from '@ginipig/contract/identity'
import type { UserType } from '@ginipig/domain/identity'
import type { Sql } from '#platform/database/sql.ts'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import type { Mail } from '#platform/mail/mail.ts'
import type { Platform } from '#platform/platform.ts'
import { enqueueSms } from '#platform/sms/enqueue-sms.ts'
import { toE164 } from '#platform/sms/phone-number.ts'
import type { Sms } from '#platform/sms/sms.ts'
import { type NoticeReader, readNoticeReader } from './notice.sql.ts'

/** The app where somebody of this kind is at home. */
export const appOf = (userType: UserType): Audience => (userType === 'provider' ? 'console' : 'marketplace')

/** "m•••@example.com": enough to know it again, too little to write to. */
const masked = (email: string) => email.replace(/^(.).*@/u, '$1•••@')

/** What a person must hear of although they did it themselves: it may have been somebody else (trust.md S50). Goes out
 *  whatever the settings say; by SMS too where they agreed to SMS. */
export function createSecurityNotices(platform: Platform) {
  const { clock } = platform
  const write = async (sql: Sql, reader: NoticeReader, mail: Mail) =>
    enqueueMail(platform, sql, { to: reader.email, language: reader.language, mail })
  const text = async (sql: Sql, { language, mobile }: NoticeReader, sms: Sms) => {
    const to = mobile && toE164(mobile)
    if (to !== undefined) await enqueueSms(platform, sql, { to, language, sms })
  }
  return {
    async passwordChanged(sql: Sql, accountId: string): Promise<void> {
      const reader = await readNoticeReader(sql, accountId)
      if (!reader) return
      const app = appOf(reader.userType)
      await write(sql, reader, { kind: 'password_changed', app, at: clock.now() })
      await text(sql, reader, { kind: 'password_changed', app })
    },

    /** To both addresses, once the account has the new one. */
    async emailChanged(sql: Sql, accountId: string, oldEmail: string): Promise<void> {
      const reader = await readNoticeReader(sql, accountId)
      if (!reader) return
      const at = clock.now()
      const newAddress = masked(reader.email)
      await write(sql, { ...reader, email: oldEmail }, { kind: 'email_moved_away', at, newAddress })
      await write(sql, reader, { kind: 'email_moved_here', app: appOf(reader.userType), at })
      await text(sql, reader, { kind: 'email_changed' })
    },
  }
}
