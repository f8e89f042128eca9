import { type BookingPolicy, bookingPolicy, settle, splitPrice } from '@ginipig/domain/booking'
import { HOUR_MS } from '@ginipig/domain/time'

/** What ending a booking of this price costs, from the function that the ledger books by. Pence and hours.
 *  Source: money.md §2. @param price - pence */
export function refundTerms(price: number, policy: BookingPolicy = bookingPolicy) {
  const split = splitPrice(price, policy)
  // When it starts doesn't matter here: one end lies at the limit, which counts as early, the other at the start.
  const startsAt = 0
  const paid = { split, captured: split.total, startsAt }
  return {
    split,
    lostEarly: settle('cancelled_by_client', paid, policy, startsAt - policy.balanceBeforeMs).forfeited,
    lostLate: settle('cancelled_by_client', paid, policy, startsAt).forfeited,
    lostNoShow: settle('no_show', paid, policy, startsAt).forfeited,
    noShowPercent: policy.noShowRate / 100,
    balanceHours: policy.balanceBeforeMs / HOUR_MS,
    remindHours: policy.remindBeforeMs / HOUR_MS,
    answerHours: policy.responseWindowMs / HOUR_MS,
  }
}
