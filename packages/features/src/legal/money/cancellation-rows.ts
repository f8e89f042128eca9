import { type BookingEnd, type BookingPolicy, bookingPolicy, settle, splitPrice } from '@ginipig/domain/booking'

/** Price of the example in the tables, pence. */
export const EXAMPLE_PENCE = 5_000

export const cancellationIds = [
  'before-acceptance',
  'early-deposit',
  'early-full',
  'late',
  'no-show',
  'unpaid',
  'provider-cancels',
  'done',
] as const
export type CancellationId = (typeof cancellationIds)[number]

type Case = {
  end: BookingEnd
  /** What had been taken by then. */
  paid: 'nothing' | 'deposit' | 'total'
  when: 'early' | 'late'
}

const cases: Record<CancellationId, Case> = {
  'before-acceptance': { end: 'voided', paid: 'nothing', when: 'early' },
  'early-deposit': { end: 'cancelled_by_client', paid: 'deposit', when: 'early' },
  'early-full': { end: 'cancelled_by_client', paid: 'total', when: 'early' },
  late: { end: 'cancelled_by_client', paid: 'total', when: 'late' },
  'no-show': { end: 'no_show', paid: 'total', when: 'late' },
  unpaid: { end: 'cancelled_unpaid', paid: 'deposit', when: 'late' },
  'provider-cancels': { end: 'cancelled_by_provider', paid: 'total', when: 'late' },
  done: { end: 'released', paid: 'total', when: 'late' },
}

export type CancellationRow = {
  id: CancellationId
  /** Taken from the client's card by then. */
  paid: number
  /** What it costs the client in the end. */
  cost: number
  refund: number
  /** What the provider gets; below zero where they owe a fee. */
  provider: number
}

/** What every end of a booking costs and brings, in pence, from the function that the ledger books by.
 *  Source: money.md §2. @param price - pence */
export function cancellationRows(price: number, policy: BookingPolicy = bookingPolicy): CancellationRow[] {
  const split = splitPrice(price, policy)
  const taken = { nothing: 0, deposit: split.deposit, total: split.total }
  // The limit itself still counts as early; the start is late.
  const startsAt = 0
  const moments = { early: startsAt - policy.balanceBeforeMs, late: startsAt }
  return cancellationIds.map((id) => {
    const { end, paid, when } = cases[id]
    const captured = taken[paid]
    const settlement = settle(end, { split, captured, startsAt }, policy, moments[when])
    return {
      id,
      paid: captured,
      cost: settlement.forfeited,
      refund: settlement.refund,
      provider: settlement.providerShare - settlement.providerFee,
    }
  })
}
