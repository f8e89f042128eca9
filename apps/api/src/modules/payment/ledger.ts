import type { BookingKey } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'
import { insertEntries, insertTxn } from './ledger.sql.ts'

/** Accounts of the ledger; a colon part names whose. Source: money.md §2. */
export type LedgerAccount = 'stripe' | 'stripe_fees' | 'auth_held' | 'auth_contra' | `client_funds/${string}`

/** What a transaction is booked from; a source is booked once. Source: money.md §2. */
export type LedgerSource =
  | 'payment.authorised'
  | 'payment.voided'
  | 'payment.captured'
  | 'charge.fee'
  | 'booking.settled'
  | 'booking.released'
  | 'provider.fee'
  | 'refund.succeeded'

type Posting = BookingKey & { sourceId: string; currency: string; now: number }

/** Books one transaction; a repeat changes nothing. The database refuses one that does not sum to zero.
 *  @param entries - account and pence, debit positive */
async function post(
  sql: Sql,
  source: LedgerSource,
  posting: Posting,
  entries: readonly (readonly [LedgerAccount, number])[],
): Promise<void> {
  const id = await insertTxn(sql, { ...posting, source })
  if (id !== undefined) await insertEntries(sql, { ...posting, id }, entries)
}

type Charge = BookingKey & { paymentId: string; amount: number; currency: string; now: number }

const held = (amount: number) =>
  [
    ['auth_held', amount],
    ['auth_contra', -amount],
  ] as const

/** An authorisation is a memo: nothing has moved. */
export const postAuthorised = (sql: Sql, charge: Charge) =>
  post(sql, 'payment.authorised', { ...charge, sourceId: charge.paymentId }, held(charge.amount))

export const postVoided = (sql: Sql, charge: Charge) =>
  post(sql, 'payment.voided', { ...charge, sourceId: charge.paymentId }, held(-charge.amount))

/** The memo is reversed and the client's money lies with us, for this booking. */
export const postCaptured = (sql: Sql, charge: Charge) =>
  post(sql, 'payment.captured', { ...charge, sourceId: charge.paymentId }, [
    ...held(-charge.amount),
    ['stripe', charge.amount],
    [`client_funds/${charge.bookingId}`, -charge.amount],
  ])

/** What Stripe kept, once its balance transaction is known; never computed by us. */
export const postFee = (
  sql: Sql,
  fee: BookingKey & { chargeId: string; amount: number; currency: string; now: number },
) =>
  post(sql, 'charge.fee', { ...fee, sourceId: fee.chargeId }, [
    ['stripe_fees', fee.amount],
    ['stripe', -fee.amount],
  ])
