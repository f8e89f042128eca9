import { type LedgerSource, refundSources } from '@ginipig/domain/payment'
import type { BookingKey } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'
import { readOutcomes } from './ledger.sql.ts'

/** What came of a booking's money, as the books have it. Pence, epoch ms. */
export type Outcome = {
  /** What went back to the client. */
  refund: { amount: number; at: number } | null
  /** What is still to go back, since it was promised, or since the client's bank sent it back. */
  refundOwed: { amount: number; at: number; isReturned: boolean } | null
  /** The provider's share. */
  earned: number
  /** What the provider was charged for cancelling and not let off. */
  fee: number
  /** What of the share is the provider's to give back. */
  takenBack: number
}

export const noOutcome: Outcome = { refund: null, refundOwed: null, earned: 0, fee: 0, takenBack: 0 }

const sources = {
  refunds: refundSources,
  earns: ['booking.released', 'booking.settled', 'booking.undone'],
  takes: ['refund.granted', 'dispute.lost'],
} as const satisfies Record<string, readonly LedgerSource[]>

/** Of bookings whose money is settled, by id; one without postings is left out. Source: money.md §2. */
export async function outcomesOf(sql: Sql, bookingIds: readonly string[]): Promise<ReadonlyMap<string, Outcome>> {
  const rows = await readOutcomes(sql, bookingIds, sources)
  return new Map(
    rows.map(({ booking_id, refunded, refunded_at, owed, owed_at, is_returned, earned, fee, taken_back }) => [
      booking_id,
      {
        refund: refunded_at === null || refunded <= 0 ? null : { amount: refunded, at: refunded_at },
        refundOwed: owed_at === null || owed <= 0 ? null : { amount: owed, at: owed_at, isReturned: is_returned },
        earned,
        fee,
        takenBack: taken_back,
      },
    ]),
  )
}

/** Pence that a provider has of a booking and was not asked to give back. */
export async function shareLeft(sql: Sql, { bookingId }: BookingKey): Promise<number> {
  const { earned, takenBack } = (await outcomesOf(sql, [bookingId])).get(bookingId) ?? noOutcome
  return Math.max(0, earned - takenBack)
}
