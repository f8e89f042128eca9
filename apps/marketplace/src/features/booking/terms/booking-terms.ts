import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { isEarlyCancellation, respondBy, settleClientEnd } from '@ginipig/domain/booking'
import { HOUR_MS } from '@ginipig/domain/time'

type Held = Pick<ClientBooking, 'split' | 'policy' | 'startsAt' | 'now' | 'holdEndsAt'>

/** What its own policy means for a held booking, from the functions that the ledger books by. Pence, hours, epoch ms.
 *  `lostEarly` is undefined where the moment for it has passed by the time it can be paid; `answerBy` is the
 *  instant of the answer where the start cuts the provider's hours short, else undefined. Source: money.md §2. */
export function bookingTerms({ split, policy, startsAt, now, holdEndsAt }: Held) {
  const paid = { split, captured: split.total, startsAt }
  const early = settleClientEnd('cancelled_by_client', paid, policy, startsAt - policy.balanceBeforeMs)
  const late = settleClientEnd('cancelled_by_client', paid, policy, startsAt)
  const answerAt = respondBy(now, startsAt, policy)
  return {
    lostEarly: isEarlyCancellation(startsAt, policy, holdEndsAt ?? now) ? early.forfeited : undefined,
    lostLate: late.forfeited,
    lateHours: policy.balanceBeforeMs / HOUR_MS,
    answerHours: policy.responseWindowMs / HOUR_MS,
    answerBy: answerAt < now + policy.responseWindowMs ? answerAt : undefined,
  }
}
