import { at, type Sql } from '#platform/database/sql.ts'

/** Something that would have gone out, had this not been a machine of our own. */
export type LocalMessage = {
  channel: 'email' | 'sms'
  recipient: string
  /** Empty for an SMS. */
  subject: string
  text: string
  html: string | null
}

/** Keeps it for /dev/mailbox. */
export async function keepMessage(sql: Sql, message: LocalMessage, now: number): Promise<void> {
  await sql.row(
    'insert into local_message (channel, recipient, subject, text, html, sent_at) values ($1, $2, $3, $4, $5, $6)',
    [message.channel, message.recipient, message.subject, message.text, message.html, at(now)],
  )
}
