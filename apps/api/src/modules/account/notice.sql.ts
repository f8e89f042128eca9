import type { Language, UserType } from '@ginipig/domain/identity'
import type { Sql } from '#platform/database/sql.ts'

export type NoticeReader = {
  email: string
  language: Language
  userType: UserType
  /** Of who agreed to SMS and gave a number. */
  mobile: { dialCode: string; mobile: string } | undefined
}

export async function readNoticeReader(sql: Sql, accountId: string): Promise<NoticeReader | undefined> {
  const row = await sql.row<{
    email: string
    language: Language
    user_type: UserType
    dial_code: string | null
    mobile: string | null
    sms_notifications: boolean
  }>('select email, language, user_type, dial_code, mobile, sms_notifications from account where id = $1', [accountId])
  if (!row) return undefined
  const { email, language, user_type, dial_code, mobile, sms_notifications } = row
  return {
    email,
    language,
    userType: user_type,
    mobile: sms_notifications && dial_code !== null && mobile !== null ? { dialCode: dial_code, mobile } : undefined,
  }
}
