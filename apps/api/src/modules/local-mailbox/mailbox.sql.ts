import type { Sql } from '#platform/database/sql.ts'

export type KeptMessage = {
  id: number
  channel: 'email' | 'sms'
  recipient: string
  subject: string
  text: string
  html: string | null
  files: readonly { name: string; type: string; text: string }[]
  /** Epoch ms. */
  sentAt: number
}

const columns = 'id, channel, recipient, subject, text, html, files, sent_at as "sentAt"'

/** Newest first. @param recipient - in any spelling; everybody's without */
export const listMessages = (sql: Sql, recipient: string | undefined, limit: number): Promise<KeptMessage[]> =>
  sql.rows<KeptMessage>(
    `select ${columns} from local_message
     where $1::text is null or lower(recipient) = lower($1) order by id desc limit $2`,
    [recipient ?? null, limit],
  )

export const readMessage = (sql: Sql, id: number): Promise<KeptMessage | undefined> =>
  sql.row<KeptMessage>(`select ${columns} from local_message where id = $1`, [id])
