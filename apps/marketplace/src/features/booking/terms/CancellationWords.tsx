import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { Trans } from '@lingui/react/macro'
import { bookingTerms } from './booking-terms.ts'

/** What an end costs from now on, in pounds; an end whose moment has passed isn't spoken of. Source: money.md §2. */
export function CancellationWords({ booking }: { booking: ClientBooking }) {
  const money = useMoney()
  const name = booking.provider.firstName
  const { lostEarly, lostLate, lateHours } = bookingTerms(booking)
  const late = money(lostLate)
  if (lostEarly === undefined) {
    // Who is confirmed already pays the balance here: until it is paid, only the deposit can be lost.
    return booking.status === 'confirmed' ? (
      <Trans>
        Cancel once you’ve paid, or don’t come, and you lose {late}. If {name} cancels, you get everything back.
      </Trans>
    ) : (
      <Trans>
        Cancel once it’s confirmed, or don’t come, and you lose {late}. If {name} cancels, you get everything back.
      </Trans>
    )
  }
  const early = money(lostEarly)
  return (
    <Trans>
      Cancel up to {lateHours} hours before and you lose {early}; later, or if you don’t come, {late}. If {name}{' '}
      cancels, you get everything back.
    </Trans>
  )
}
