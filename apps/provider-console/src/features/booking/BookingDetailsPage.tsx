import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { usePageTitle } from '@ginipig/app/route/page-title.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { getProviderBooking } from '@ginipig/contract/booking/provider-calls.ts'
import { providerTab } from '@ginipig/domain/booking'
import { BackLink } from '@ginipig/ui/back-link'
import { PageHeader } from '@ginipig/ui/page-header'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { BookingDetailPanel } from './BookingDetailPanel.tsx'
import styles from './BookingDetailsPage.module.css'
import { DeclineHost } from './DeclineHost.tsx'

/** One booking as a page of its own: what a phone opens, and what a link in a message leads to. */
export function BookingDetailsPage({ bookingId }: { bookingId: string }) {
  const { t } = useLingui()
  const dates = useDates()
  const { data: booking } = useSuspenseQuery(query(useApi(), getProviderBooking, { params: { bookingId } }))
  const { reference } = booking
  const from = useLocation({ select: ({ state }) => state.bookings })
  usePageTitle(t`Booking ${reference}`)
  return (
    <div className={styles.Page}>
      <BackLink
        renderLink={(slot) => (
          <Link to="/provider/my-bookings" search={from ?? { tab: providerTab(booking, booking.now) }} {...slot} />
        )}
      >
        <Trans>Bookings</Trans>
      </BackLink>
      <PageHeader
        size="console"
        title={booking.listing.title}
        lead={`${dates.friendlyDateTime(booking.startsAt, booking.zone)} · ${reference}`}
      />
      <DeclineHost>
        <BookingDetailPanel key={bookingId} bookingId={bookingId} isPage />
      </DeclineHost>
    </div>
  )
}
