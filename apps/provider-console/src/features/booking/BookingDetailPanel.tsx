import { bookingLists, oneBooking } from '@ginipig/api-client/booking.ts'
import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { errorCode } from '@ginipig/api-client/core/api-error.ts'
import { makeStale, query } from '@ginipig/api-client/core/call-options.ts'
import { Failure } from '@ginipig/app/words/Failure.tsx'
import { useServerClock } from '@ginipig/app/words/use-server-clock.ts'
import { getProviderBooking } from '@ginipig/contract/booking/provider-calls.ts'
import { canBooking, isActive } from '@ginipig/domain/booking'
import { declineReasonWords } from '@ginipig/features/booking/decline-reason.ts'
import { ProviderTimeline } from '@ginipig/features/booking/ProviderTimeline.tsx'
import { Panel, PanelBody, PanelFoot } from '@ginipig/ui/panel'
import { useLingui as useI18n } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { BookingDecision } from './BookingDecision.tsx'
import styles from './BookingDetailPanel.module.css'
import { BookingFacts } from './BookingFacts.tsx'
import { BookingHead } from './BookingHead.tsx'
import { GivenMustHaves } from './GivenMustHaves.tsx'
import { PanelSkeleton } from './PanelSkeleton.tsx'

/** One booking in full: beside the list on a wide screen, a page of its own on a narrow one. */
export function BookingDetailPanel({ bookingId }: { bookingId: string }) {
  const api = useApi()
  const { i18n } = useI18n()
  const client = useQueryClient()
  const {
    data: booking,
    error,
    dataUpdatedAt,
    refetch,
  } = useQuery(query(api, getProviderBooking, { params: { bookingId } }))
  const now = useServerClock(booking?.now ?? 0, dataUpdatedAt)
  // What is there stays there when looking again fails, unless it is no longer ours to see.
  if (error && (!booking || errorCode(error) === 'booking_not_found')) {
    return <Failure error={error} onTryAgain={refetch} />
  }
  if (!booking) return <PanelSkeleton />
  return (
    <Panel>
      <PanelBody>
        <BookingHead
          booking={booking}
          now={now}
          onExpire={() => void makeStale(client, [...oneBooking(bookingId), ...bookingLists])}
        />
        <BookingFacts booking={booking} />
      </PanelBody>
      {booking.declineReason !== null && (
        <PanelBody>
          <h3 className={styles.Title}>
            <Trans>Your reason</Trans>
          </h3>
          <p>{i18n._(declineReasonWords[booking.declineReason])}</p>
          {booking.declineText !== null && <p className={styles.Quote}>“{booking.declineText}”</p>}
        </PanelBody>
      )}
      <PanelBody>
        <h3 className={styles.Title}>
          <Trans>Must-haves</Trans>
        </h3>
        <GivenMustHaves booking={booking} />
      </PanelBody>
      <PanelBody>
        <h3 className={styles.Title}>
          {isActive(booking.status) && booking.startsAt > booking.now ? (
            <Trans>What happens when</Trans>
          ) : (
            <Trans>What happened</Trans>
          )}
        </h3>
        <ProviderTimeline booking={booking} />
      </PanelBody>
      {canBooking('accept', booking.status, 'provider') && (
        <PanelFoot>
          <BookingDecision booking={booking} />
        </PanelFoot>
      )}
    </Panel>
  )
}
