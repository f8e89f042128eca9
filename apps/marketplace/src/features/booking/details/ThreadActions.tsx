import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { getMyBooking } from '@ginipig/contract/booking/client-calls.ts'
import { ButtonLink } from '@ginipig/ui/button'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PayBalance } from './BalanceBanner.tsx'
import { BookingSteps } from './BookingSteps.tsx'
import styles from './ThreadActions.module.css'

/** What a client can do about a booking from its card in a thread: what its page offers, and the way there. */
export function ThreadActions({ bookingId }: { bookingId: string }) {
  const { data: booking, dataUpdatedAt } = useQuery(query(useApi(), getMyBooking, { params: { bookingId } }))
  if (!booking) return null
  const isToChoose = booking.proposal?.by === 'provider'
  return (
    <div className={styles.ThreadActions}>
      <PayBalance booking={booking} />
      <ButtonLink
        variant={isToChoose ? 'primary' : 'tonal'}
        size="sm"
        render={(slot) => <Link to="/booking-details/$id" params={{ id: bookingId }} {...slot} />}
      >
        {isToChoose ? <Trans>Choose a time</Trans> : <Trans>Details</Trans>}
      </ButtonLink>
      <BookingSteps booking={booking} receivedAt={dataUpdatedAt} size="sm" />
    </div>
  )
}
