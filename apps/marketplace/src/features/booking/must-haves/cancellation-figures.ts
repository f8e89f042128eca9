import type { ClientBooking } from '@ginipig/contract/booking'
import { bookingPolicy, settle } from '@ginipig/domain/booking'
import { HOUR_MS } from '@ginipig/domain/time'

/** What the policy means for this booking, from the function that the ledger books by. Pence and hours. */
export function cancellationFigures({ split, startsAt }: Pick<ClientBooking, 'split' | 'startsAt'>) {
  const paid = { split, captured: split.total, startsAt }
  const early = settle('cancelled_by_client', paid, bookingPolicy, startsAt - bookingPolicy.balanceBeforeMs)
  const late = settle('cancelled_by_client', paid, bookingPolicy, startsAt)
  return {
    lostEarly: early.forfeited,
    lostLate: late.forfeited,
    lateHours: bookingPolicy.balanceBeforeMs / HOUR_MS,
    answerHours: bookingPolicy.responseWindowMs / HOUR_MS,
  }
}
