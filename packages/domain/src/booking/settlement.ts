import { bp } from '#money/percentage.ts'
import { isEarlyCancellation } from './deadline.ts'
import type { BookingPolicy, ClientPolicy } from './policy.ts'
import type { ClientSplit, PriceSplit } from './price-split.ts'

/** Ends that divide what was taken. */
export const dividingEnds = [
  'cancelled_by_client',
  'cancelled_by_provider',
  'cancelled_by_platform',
  'cancelled_unpaid',
  'no_show',
  'released',
] as const

/** How a booking can end, as far as money goes. `voided` is every end before the provider's acceptance. */
export type BookingEnd = 'voided' | (typeof dividingEnds)[number]

/** Who gets what, in pence. `forfeited + refund = captured` and `providerShare + platformShare = forfeited`;
 *  `providerFee` is owed by the provider beside it and netted from a later transfer. Source: money.md §2. */
export type Settlement = {
  forfeited: number
  refund: number
  providerShare: number
  platformShare: number
  providerFee: number
}

/** Ends that turn on what the client paid and was promised; the others on what the provider earns or owes too. */
type ClientEnd = Exclude<BookingEnd, 'cancelled_by_provider' | 'released'>

type Ending<Split = PriceSplit> = { split: Split; captured: number; startsAt: number }

const split = (captured: number, forfeited: number, providerShare: number, providerFee = 0): Settlement => ({
  forfeited,
  refund: captured - forfeited,
  providerShare,
  platformShare: forfeited - providerShare,
  providerFee,
})

/** The one place that says what an end costs whom: what a person reads before a click and what the ledger
 *  books afterwards are this same answer. A payer in full is treated like a payer of the deposit.
 *  @param booking.captured - pence taken so far  @param now - epoch ms of the end */
export function settle(end: BookingEnd, booking: Ending, policy: BookingPolicy, now: number): Settlement {
  const { captured } = booking
  switch (end) {
    case 'cancelled_by_provider':
      return split(captured, 0, 0, bp(booking.split.price, policy.providerCancellationRate))
    case 'released':
      return split(captured, captured, booking.split.earnings)
    default:
      return settleClientEnd(end, booking, policy, now)
  }
}

/** `settle` for the ends that turn on the client's own terms alone, which is all that a client's answer carries. */
export function settleClientEnd(
  end: ClientEnd,
  booking: Ending<ClientSplit>,
  policy: ClientPolicy,
  now: number,
): Settlement {
  const { captured } = booking
  switch (end) {
    case 'voided':
      return split(0, 0, 0)
    case 'cancelled_by_platform':
      return split(captured, 0, 0)
    case 'cancelled_unpaid': {
      // A bank may have taken the deposit back and left the balance: for a visit that doesn't take place no more than the
      // deposit is kept.
      const kept = now < booking.startsAt ? Math.min(booking.split.deposit, captured) : captured
      return split(captured, kept, kept)
    }
    case 'cancelled_by_client':
      if (!isEarlyCancellation(booking.startsAt, policy, now)) return lateEnd(booking, policy)
      return split(captured, Math.min(booking.split.deposit, captured), 0)
    case 'no_show':
      return lateEnd(booking, policy)
  }
}

function lateEnd({ captured, split: { deposit, price } }: Ending<ClientSplit>, policy: ClientPolicy): Settlement {
  const compensation = bp(price, policy.noShowRate)
  const forfeited = Math.min(captured, deposit + compensation)
  return split(captured, forfeited, Math.min(compensation, forfeited))
}

/** Pence of a provider's share that are kept back for what they owe; the rest of a debt is carried to their next share.
 *  Source: money.md §1.5. @param debt - below zero where we owe them */
export const netted = (share: number, debt: number): number => Math.max(0, Math.min(debt, share))
