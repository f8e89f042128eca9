import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { getMyBooking } from '@ginipig/contract/booking/client-calls.ts'
import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { CalendarLinks } from '../calendar-link/CalendarLinks.tsx'
import { PlaceBlock } from '../details/PlaceBlock.tsx'
import { DeviceOffer } from './DeviceOffer.tsx'
import { SentBlock } from './SentBlock.tsx'
import { SentHero } from './SentHero.tsx'
import { SentLayout } from './SentLayout.tsx'
import { SentReceipt } from './SentReceipt.tsx'
import { sentState } from './sent-state.ts'

/** The accepted booking: when, where, into the diary. Source: product.md §5 /booking-confirm. */
export function BookingConfirmPage({ bookingId }: { bookingId: string }) {
  const dates = useDates()
  const { data: booking } = useSuspenseQuery(query(useApi(), getMyBooking, { params: { bookingId } }))
  if (sentState(booking) !== 'booked') return <Navigate to="/booking-details/$id" params={{ id: bookingId }} replace />
  const name = booking.provider.firstName
  const when = dates.friendlyDateTime(booking.startsAt, booking.zone)
  return (
    <SentLayout
      booking={booking}
      hero={
        <SentHero
          pig="rosette"
          icon={<Check aria-hidden="true" />}
          title={booking.approval === 'manual' ? <Trans>{name} said yes.</Trans> : <Trans>It’s booked.</Trans>}
          lead={<Trans>See you on {when}.</Trans>}
        />
      }
      summary={<SentReceipt booking={booking} />}
    >
      <SentBlock title={<Trans>Getting there</Trans>}>
        <PlaceBlock booking={booking} />
      </SentBlock>
      <SentBlock title={<Trans>Put it in your diary</Trans>}>
        <CalendarLinks booking={booking} />
      </SentBlock>
      <DeviceOffer />
    </SentLayout>
  )
}
