import { at, type Sql } from '#platform/database/sql.ts'
import type { MailFile } from '#platform/mail/mailer.ts'

/** Something that would have gone out, had this not been a machine of our own. */
export type LocalMessage = {
  channel: 'email' | 'sms'
  recipient: string
  /** Empty for an SMS. */
  subject: string
  text: string
  html: string | null
  files: readonly MailFile[]
}

/** Keeps it for /dev/mailbox. */
export async function storeMessage(sql: Sql, message: LocalMessage, now: number): Promise<void> {
  await sql.row(
    'insert into local_message (channel, recipient, subject, text, html, files, sent_at) values ($1, $2, $3, $4, $5, $6, $7)',
    [
      message.channel,
      message.recipient,
      message.subject,
      message.text,
      message.html,
      JSON.stringify(message.files),
      at(now),
    ],
  )
}
