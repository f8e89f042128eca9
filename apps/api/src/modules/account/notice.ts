import type { Sql } from '#platform/database/sql.ts'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import type { Mail } from '#platform/mail/mail.ts'
import type { Platform } from '#platform/platform.ts'
import { textPerson } from '#platform/sms/text-person.ts'
import { type NoticeReader, readNoticeReader } from './account.sql.ts'
import { appOf } from './user.ts'

// Security notices: what a person must hear of although they did it themselves, because it may have been somebody else
// (trust.md S50). Sent whatever the settings say; by SMS too where they agreed to SMS.

/** "m•••@example.com": enough to know it again, too little to write to. */
const masked = (email: string) => email.replace(/^(.).*@/u, '$1•••@')

const write = (platform: Platform, sql: Sql, { email, language }: NoticeReader, mail: Mail) =>
  enqueueMail(platform, sql, { to: email, language, mail })

export async function mailPasswordChanged(platform: Platform, sql: Sql, accountId: string): Promise<void> {
  const reader = await readNoticeReader(sql, accountId)
  if (!reader) return
  const app = appOf(reader.userType)
  await write(platform, sql, reader, { kind: 'password_changed', app, at: platform.clock.now() })
  await textPerson(platform, sql, reader, { kind: 'password_changed', app })
}

/** A refresh token was replayed and its session ended for it: somebody may have a copy, so the person must know. */
export async function mailRefreshReused(platform: Platform, sql: Sql, accountId: string): Promise<void> {
  const reader = await readNoticeReader(sql, accountId)
  if (!reader) return
  const app = appOf(reader.userType)
  await write(platform, sql, reader, { kind: 'log_in_ended', app, at: platform.clock.now() })
}

/** To both addresses, once the account has the new one. */
export async function mailEmailChanged(
  platform: Platform,
  sql: Sql,
  accountId: string,
  oldEmail: string,
): Promise<void> {
  const reader = await readNoticeReader(sql, accountId)
  if (!reader) return
  const at = platform.clock.now()
  const newAddress = masked(reader.email)
  await write(platform, sql, { ...reader, email: oldEmail }, { kind: 'email_moved_away', at, newAddress })
  await write(platform, sql, reader, { kind: 'email_moved_here', app: appOf(reader.userType), at })
  await textPerson(platform, sql, reader, { kind: 'email_changed' })
}
