import { seal } from '#platform/crypto.ts'
import type { Sql } from '#platform/database/sql.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Platform } from '#platform/platform.ts'
import type { MailOrder } from './mail.ts'

/** What a sealed mail belongs to. */
export const MAIL_SEAL = 'mail.send'

/** Sends a mail with the commit of the caller's transaction. It waits sealed: neither its address nor a code or link
 *  in it can be read in the queue.
 *  @param waitMs - ms before it goes */
export async function enqueueMail(
  { config }: Pick<Platform, 'config'>,
  sql: Sql,
  order: MailOrder,
  waitMs = 0,
): Promise<void> {
  const sealed = seal(config.fieldKey, MAIL_SEAL, order).toString('base64')
  await enqueue(sql, 'mail.send', { sealed }, undefined, waitMs)
}
