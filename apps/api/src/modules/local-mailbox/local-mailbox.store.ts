import type { Sql } from '#platform/database/sql.ts'
import type { LocalMessage } from '#platform/local-mailbox/keep-message.ts'

export type KeptMessage = LocalMessage & {
  id: number
  /** Epoch ms. */
  sentAt: number
}

type Row = LocalMessage & { id: number; sent_at: number }

const toMessage = ({ sent_at, ...row }: Row): KeptMessage => ({ ...row, sentAt: sent_at })

/** Newest first. @param recipient - in any spelling; everybody's without */
export async function listMessages(sql: Sql, recipient: string | undefined, limit: number): Promise<KeptMessage[]> {
  const rows = await sql.rows<Row>(
    `select id, channel, recipient, subject, text, html, files, sent_at from local_message
     where $1::text is null or lower(recipient) = lower($1) order by id desc limit $2`,
    [recipient ?? null, limit],
  )
  return rows.map(toMessage)
}

export async function readMessage(sql: Sql, id: number): Promise<KeptMessage | undefined> {
  const row = await sql.row<Row>(
    'select id, channel, recipient, subject, text, html, files, sent_at from local_message where id = $1',
    [id],
  )
  return row && toMessage(row)
}
