import type { ClientBooking } from '@ginipig/contract/booking'
import { bookingPolicy, isEarlyCancellation, respondBy, settle } from '@ginipig/domain/booking'
import { HOUR_MS } from '@ginipig/domain/time'

type Held = Pick<ClientBooking, 'split' | 'startsAt' | 'now' | 'holdEndsAt'>

/** What the policy means for a held booking, from the functions that the ledger books by. Pence, hours, epoch ms.
 *  `lostEarly` is undefined where the moment for it has passed by the time it can be paid; `answerBy` is the
 *  instant of the answer where the start cuts the provider's hours short, else undefined. Source: money.md §2. */
export function bookingTerms({ split, startsAt, now, holdEndsAt }: Held) {
  const paid = { split, captured: split.total, startsAt }
  const early = settle('cancelled_by_client', paid, bookingPolicy, startsAt - bookingPolicy.balanceBeforeMs)
  const late = settle('cancelled_by_client', paid, bookingPolicy, startsAt)
  const answerAt = respondBy(now, startsAt, bookingPolicy)
  return {
    lostEarly: isEarlyCancellation(startsAt, bookingPolicy, holdEndsAt ?? now) ? early.forfeited : undefined,
    lostLate: late.forfeited,
    lateHours: bookingPolicy.balanceBeforeMs / HOUR_MS,
    answerHours: bookingPolicy.responseWindowMs / HOUR_MS,
    answerBy: answerAt < now + bookingPolicy.responseWindowMs ? answerAt : undefined,
  }
}
