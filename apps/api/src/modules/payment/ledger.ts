import type { BookingKey } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'
import { insertEntries, insertTxn, readRefunded } from './ledger.sql.ts'
import { type Posting, postings } from './postings.ts'

/** Books one transaction; a source is booked once, a repeat changes nothing. The database refuses one that does not
 *  sum to zero. @returns whether the source is new */
async function post(
  sql: Sql,
  { source, entries }: Posting,
  txn: BookingKey & { sourceId: string; currency: string; now: number },
): Promise<boolean> {
  const id = await insertTxn(sql, { ...txn, source })
  const moved = entries.filter(([, pence]) => pence !== 0)
  if (id !== undefined) await insertEntries(sql, { ...txn, id }, moved)
  return id !== undefined
}

type Charge = BookingKey & { paymentId: string; amount: number; currency: string; now: number }

export const postAuthorised = (sql: Sql, charge: Charge) =>
  post(sql, postings.authorised(charge.amount), { ...charge, sourceId: charge.paymentId })

export const postVoided = (sql: Sql, charge: Charge) =>
  post(sql, postings.voided(charge.amount), { ...charge, sourceId: charge.paymentId })

/** @param charge.authorised - pence that were held before; 0 where the card was charged at once */
export const postCaptured = (sql: Sql, charge: Charge & { authorised: number }) =>
  post(sql, postings.captured(charge.bookingId, charge.amount, charge.authorised), {
    ...charge,
    sourceId: charge.paymentId,
  })

/** Once a booking. @returns whether it is news */
export const postOwedBack = (sql: Sql, owed: BookingKey & { amount: number; currency: string; now: number }) =>
  post(sql, postings.owedBack(owed.bookingId, owed.amount), { ...owed, sourceId: owed.bookingId })

/** Books what was refunded of a charge since we last looked.
 *  @param charge.refunded - pence in all, as Stripe says */
export async function postRefunded(
  sql: Sql,
  charge: BookingKey & { chargeId: string; refunded: number; currency: string; now: number },
): Promise<void> {
  const fresh = charge.refunded - (await readRefunded(sql, charge))
  if (fresh <= 0) return
  const sourceId = `${charge.chargeId}:${charge.refunded}`
  await post(sql, postings.refunded(charge.bookingId, fresh), { ...charge, sourceId })
}

export const postFee = (
  sql: Sql,
  fee: BookingKey & { chargeId: string; amount: number; currency: string; now: number },
) => post(sql, postings.fee(fee.amount), { ...fee, sourceId: fee.chargeId })
