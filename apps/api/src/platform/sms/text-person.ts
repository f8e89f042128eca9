import type { Language } from '@ginipig/domain/identity'
import type { Sql } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import { enqueueSms } from './enqueue-sms.ts'
import { toE164 } from './phone-number.ts'
import type { Sms } from './sms.ts'

/** Somebody's number, and whether they agreed to SMS. */
export type TextReader = { language: Language; dialCode: string | null; mobile: string | null; takesSms: boolean }

/** Sends an SMS with the commit of the caller's transaction, to who agreed to SMS and gave a number that can be.
 *  @param waitMs - ms before it is sent */
export async function textPerson(
  platform: Pick<Platform, 'config'>,
  sql: Sql,
  { dialCode, language, mobile, takesSms }: TextReader,
  sms: Sms,
  waitMs = 0,
): Promise<void> {
  if (!takesSms || dialCode === null || mobile === null) return
  const to = toE164({ dialCode, mobile })
  if (to !== undefined) await enqueueSms(platform, sql, { to, language, sms }, waitMs)
}
