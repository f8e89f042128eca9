import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { useServerClock } from '@ginipig/app/words/use-server-clock.ts'
import { getProviderBooking } from '@ginipig/contract/booking/provider-calls.ts'
import { askedSections } from '@ginipig/domain/listing'
import { ButtonLink } from '@ginipig/ui/button'
import type { LinkSlot } from '@ginipig/ui/render-link'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BookingAnswer } from './BookingAnswer.tsx'
import { BookingEndings } from './BookingEndings.tsx'
import styles from './ThreadActions.module.css'

/** What a provider can do with a booking from its card in a thread: the foot of its page. The must-haves aren't in sight
 *  here, so where there are any the way to them stands in Accept's place. Of a page within a `DeclineHost`. */
export function ThreadActions({ bookingId }: { bookingId: string }) {
  const { t } = useLingui()
  const { data: booking, dataUpdatedAt } = useQuery(query(useApi(), getProviderBooking, { params: { bookingId } }))
  const now = useServerClock(booking?.now ?? 0, dataUpdatedAt)
  if (!booking) return null
  const name = booking.client.firstName
  const toBooking = (slot: LinkSlot) => <Link to="/provider/booking-details/$id" params={{ id: bookingId }} {...slot} />
  const isAnswerable = booking.status !== 'requested' || booking.proposal === null
  // The two statements are asked of everybody.
  const hasMustHaves = askedSections(booking.mustHavesAsked).some((section) => section !== 'statements')
  const lookFirst = (
    <ButtonLink variant="primary" aria-label={t`Review the request from ${{ name }}`} render={toBooking}>
      <Trans>Review</Trans>
    </ButtonLink>
  )
  return (
    <>
      <div className={styles.Details}>
        <ButtonLink variant="tonal" size="sm" render={toBooking}>
          <Trans>Details</Trans>
        </ButtonLink>
      </div>
      {isAnswerable ? (
        <BookingAnswer booking={booking} now={now} isPage lookFirst={hasMustHaves ? lookFirst : undefined} />
      ) : null}
      <BookingEndings booking={booking} now={now} />
    </>
  )
}
