import { seal } from '#platform/crypto.ts'
import type { Sql } from '#platform/database/sql.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Platform } from '#platform/platform.ts'
import type { SmsOrder } from './sms.ts'

/** What a sealed SMS belongs to. */
export const SMS_SEAL = 'sms.send'

/** Sends an SMS with the commit of the caller's transaction; it waits sealed.
 *  @param waitMs - ms before it is sent */
export async function enqueueSms(
  { config }: Pick<Platform, 'config'>,
  sql: Sql,
  order: SmsOrder,
  waitMs = 0,
): Promise<void> {
  const sealed = seal(config.fieldKey, SMS_SEAL, order).toString('base64')
  await enqueue(sql, 'sms.send', { sealed }, undefined, waitMs)
}
