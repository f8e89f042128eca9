import type { BookingKey } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'
import { insertEntries, insertTxn } from './ledger.sql.ts'
import { type Posting, postings } from './postings.ts'

/** Books one transaction; a source is booked once, a repeat changes nothing. The database refuses one that does not
 *  sum to zero. */
async function post(
  sql: Sql,
  { source, entries }: Posting,
  txn: BookingKey & { sourceId: string; currency: string; now: number },
): Promise<void> {
  const id = await insertTxn(sql, { ...txn, source })
  if (id !== undefined) await insertEntries(sql, { ...txn, id }, entries)
}

type Charge = BookingKey & { paymentId: string; amount: number; currency: string; now: number }

export const postAuthorised = (sql: Sql, charge: Charge) =>
  post(sql, postings.authorised(charge.amount), { ...charge, sourceId: charge.paymentId })

export const postVoided = (sql: Sql, charge: Charge) =>
  post(sql, postings.voided(charge.amount), { ...charge, sourceId: charge.paymentId })

export const postCaptured = (sql: Sql, charge: Charge) =>
  post(sql, postings.captured(charge.bookingId, charge.amount, charge.amount), {
    ...charge,
    sourceId: charge.paymentId,
  })

export const postFee = (
  sql: Sql,
  fee: BookingKey & { chargeId: string; amount: number; currency: string; now: number },
) => post(sql, postings.fee(fee.amount), { ...fee, sourceId: fee.chargeId })
