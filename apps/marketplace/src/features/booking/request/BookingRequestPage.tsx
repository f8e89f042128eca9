import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { usePageTitle } from '@ginipig/app/route/page-title.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { getMyBooking } from '@ginipig/contract/booking/client-calls.ts'
import { ClientTimeline } from '@ginipig/features/booking/ClientTimeline.tsx'
import { Spinner } from '@ginipig/ui/spinner'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { CalendarLinks } from '../calendar-link/CalendarLinks.tsx'
import { PlaceBlock } from '../details/PlaceBlock.tsx'
import styles from './BookingRequestPage.module.css'
import { DeviceOffer } from './DeviceOffer.tsx'
import { ReplyCountdown } from './ReplyCountdown.tsx'
import { SentBlock } from './SentBlock.tsx'
import { SentHero } from './SentHero.tsx'
import { SentLayout } from './SentLayout.tsx'
import { SentReceipt } from './SentReceipt.tsx'
import { sentState } from './sent-state.ts'

/** Ms between two looks while the card is charged, should the socket be silent. */
const LOOK_AGAIN_MS = 3_000

/** After paying: request sent, or booked at once. Source: product.md §5 /booking-request. */
export function BookingRequestPage({ bookingId }: { bookingId: string }) {
  const { t } = useLingui()
  const { data: booking, dataUpdatedAt } = useSuspenseQuery({
    ...query(useApi(), getMyBooking, { params: { bookingId } }),
    refetchInterval: ({ state }) => (state.data?.status === 'accepting' ? LOOK_AGAIN_MS : false),
  })
  const state = sentState(booking)
  usePageTitle(state === 'waiting' ? t`Request sent` : t`It’s booked`)
  if (state === 'elsewhere') return <Navigate to="/booking-details/$id" params={{ id: bookingId }} replace />
  return (
    <SentLayout booking={booking} hero={<Hero booking={booking} />} summary={<SentReceipt booking={booking} />}>
      {state === 'waiting' ? (
        <ReplyCountdown
          respondBy={booking.respondBy}
          requestedAt={booking.requestedAt}
          serverNow={booking.now}
          receivedAt={dataUpdatedAt}
          name={booking.provider.firstName}
          size="lg"
        />
      ) : null}
      {state === 'booked' ? (
        <SentBlock title={<Trans>Getting there</Trans>}>
          <PlaceBlock booking={booking} />
        </SentBlock>
      ) : null}
      {state === 'taking' ? null : (
        <SentBlock title={<Trans>Put it in your diary</Trans>}>
          <CalendarLinks booking={booking} />
          {state === 'waiting' ? (
            <p className={styles.Hint}>
              <Trans>Added as “tentative” until {booking.provider.firstName} accepts.</Trans>
            </p>
          ) : null}
        </SentBlock>
      )}
      <SentBlock title={<Trans>What happens next</Trans>}>
        <ClientTimeline booking={booking} />
      </SentBlock>
      {state === 'taking' ? null : <DeviceOffer />}
    </SentLayout>
  )
}

function Hero({ booking }: { booking: ClientBooking }) {
  const dates = useDates()
  const { provider, startsAt, respondBy, zone } = booking
  const name = provider.firstName
  const when = dates.friendlyDateTime(startsAt, zone)
  const deadline = respondBy === null ? '' : dates.friendlyDateTime(respondBy, zone)
  switch (sentState(booking)) {
    case 'taking':
      return (
        <SentHero
          pig="post"
          icon={<Spinner size="md" />}
          title={<Trans>Taking the payment…</Trans>}
          lead={
            <Trans>
              {when} with {name} is yours as soon as it’s through. You can leave this page.
            </Trans>
          }
        />
      )
    case 'waiting':
      return (
        <SentHero
          pig="post"
          icon={<Check aria-hidden="true" />}
          title={<Trans>Request sent to {name}.</Trans>}
          lead={
            <Trans>
              {name} has until {deadline} to say yes. We’ll email you either way.
            </Trans>
          }
        />
      )
    default:
      return (
        <SentHero
          pig="rosette"
          icon={<Check aria-hidden="true" />}
          title={<Trans>It’s booked.</Trans>}
          lead={
            <Trans>
              {name} is expecting you on {when}.
            </Trans>
          }
        />
      )
  }
}
