import { useDates } from '@ginipig/app/words/use-dates.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { Trans } from '@lingui/react/macro'
import { bookingTerms } from './booking-terms.ts'

/** When the booking is sure, and that nothing is charged before. */
export function ConfirmationWords({ booking }: { booking: ClientBooking }) {
  const dates = useDates()
  const name = booking.provider.firstName
  const { answerHours, answerBy } = bookingTerms(booking)
  if (booking.approval === 'automatic') return <Trans>Your booking is confirmed as soon as you’ve paid.</Trans>
  if (answerBy === undefined) {
    return (
      <Trans>
        {name} has up to {answerHours} hours to say yes; until then nothing is charged.
      </Trans>
    )
  }
  const when = dates.friendlyDateTime(answerBy, booking.zone)
  return (
    <Trans>
      {name} has until {when} to say yes; until then nothing is charged.
    </Trans>
  )
}
