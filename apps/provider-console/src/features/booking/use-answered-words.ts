import { useDates } from '@ginipig/app/words/use-dates.ts'
import type { ProviderBooking } from '@ginipig/contract/booking/booking.ts'
import { blocksTime } from '@ginipig/domain/booking'
import { useLingui } from '@lingui/react/macro'

type Answered = Pick<ProviderBooking, 'status' | 'respondBy' | 'zone'> &
  Partial<Pick<ProviderBooking, 'declineReason'>> & { client: { firstName: string } }

/** What came of a request, in a sentence or two. A request whose time is up, and that the sweep has not ended yet, is said
 *  as far as that is true. */
export function useAnsweredWords({ status, respondBy, zone, declineReason, client }: Answered): string {
  const { t } = useLingui()
  const name = client.firstName
  const time = useDates().time(respondBy ?? 0, zone)
  switch (status) {
    case 'requested':
      return t`Time ran out at ${time}.`
    case 'expired':
      return t`Time ran out at ${time}. ${name} wasn’t charged; your slot is open again.`
    case 'accepting':
      return t`Accepted. ${name}’s payment is taken in a few seconds.`
    case 'confirmed':
      return t`Accepted. ${name} is booked.`
    case 'declined':
      return blocksTime(declineReason ?? null)
        ? t`Declined. ${name} wasn’t charged; that time is blocked in your diary.`
        : t`Declined. ${name} wasn’t charged; your slot is open again.`
    case 'withdrawn':
      return t`${name} took the request back and wasn’t charged; your slot is open again.`
    case 'payment_failed':
      return t`${name}’s payment didn’t go through, so there is no booking; your slot is open again.`
    default:
      return t`This booking has been answered.`
  }
}
