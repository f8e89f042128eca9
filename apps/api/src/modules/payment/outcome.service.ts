import type { Sql } from '#platform/database/sql.ts'

/** What came of a booking's money, as the books have it. Pence, epoch ms. */
export type Outcome = {
  /** What went back to the client. */
  refund: { amount: number; at: number } | null
  /** The provider's share. */
  earned: number
  /** What the provider owes for cancelling. */
  fee: number
}

export const noOutcome: Outcome = { refund: null, earned: 0, fee: 0 }

type Row = { booking_id: string; refunded: number; refunded_at: number | null; earned: number; fee: number }

/** Of bookings whose money is settled, by id; one without postings is left out. Source: money.md §2. */
export async function outcomesOf(sql: Sql, bookingIds: readonly string[]): Promise<ReadonlyMap<string, Outcome>> {
  const rows = await sql.rows<Row>(
    `select t.booking_id,
       coalesce(sum(e.amount) filter (where t.source_type = 'refund.succeeded' and e.account like 'refunds_payable/%'), 0) as refunded,
       max(t.at) filter (where t.source_type = 'refund.succeeded') as refunded_at,
       coalesce(-sum(e.amount) filter (where t.source_type in ('booking.released', 'booking.settled')
         and e.account like 'provider_payable/%'), 0) as earned,
       coalesce(sum(e.amount) filter (where t.source_type = 'provider.fee' and e.account like 'provider_receivable/%'), 0) as fee
     from ledger_txn t join ledger_entry e on e.txn_id = t.id
     where t.booking_id = any($1::uuid[]) group by t.booking_id`,
    [bookingIds],
  )
  return new Map(
    rows.map(({ booking_id, refunded, refunded_at, earned, fee }) => [
      booking_id,
      { refund: refunded_at === null ? null : { amount: refunded, at: refunded_at }, earned, fee },
    ]),
  )
}
