import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { useFocusKept } from '@ginipig/app/device/use-focus-kept.ts'
import { usePageTitle } from '@ginipig/app/route/page-title.ts'
import { PROVIDERS_LANGUAGE } from '@ginipig/app/words/content-language.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { usePassed } from '@ginipig/app/words/use-passed.ts'
import { useServerClock } from '@ginipig/app/words/use-server-clock.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { getMyBooking } from '@ginipig/contract/booking/client-calls.ts'
import { type BookingStatus, isActive, isSettled, waitsForOtherTime } from '@ginipig/domain/booking'
import { useCalledOffWords, useDeclineReason } from '@ginipig/features/booking/ClientTimeline.tsx'
import { MessageButton } from '@ginipig/features/message/MessageButton.tsx'
import { BackLink } from '@ginipig/ui/back-link'
import { ButtonLink } from '@ginipig/ui/button'
import { TextLink } from '@ginipig/ui/link'
import { PageHeader } from '@ginipig/ui/page-header'
import { Section } from '@ginipig/ui/section'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ComponentProps, useEffect, useRef } from 'react'
import { refusedBooking } from '../must-haves/refused-booking.ts'
import { BookingDateTile } from '../my-bookings/BookingDateTile.tsx'
import { ClientStatusBadge, statusTone } from '../my-bookings/ClientStatusBadge.tsx'
import { HoldBanner } from '../my-bookings/HoldBanner.tsx'
import { ReplyCountdown } from '../request/ReplyCountdown.tsx'
import { BalanceBanner } from './BalanceBanner.tsx'
import styles from './BookingDetailsPage.module.css'
import { BookingSteps } from './BookingSteps.tsx'
import { CancelLadder, stagesOf } from './CancelLadder.tsx'
import { DetailsReceipt } from './DetailsReceipt.tsx'
import { GivenSection, hasGiven } from './GivenSection.tsx'
import { HelpLines } from './HelpLines.tsx'
import { LikeIt } from './LikeIt.tsx'
import { NothingTaken } from './NothingTaken.tsx'
import { PaymentsTable } from './PaymentsTable.tsx'
import { PlaceBlock } from './PlaceBlock.tsx'
import { ProposalPart } from './ProposalPart.tsx'
import { PAYMENTS_ID } from './payments-id.ts'
import { YourMoney } from './YourMoney.tsx'

type BookingDetailsPageProps = {
  bookingId: string
  /** Shows one of what to book instead, for who asked and couldn't have it. */
  LikeCard: ComponentProps<typeof LikeIt>['Card']
}

/** Ends after which a client still wants what they asked for. */
const refused: ReadonlySet<BookingStatus> = new Set(['declined', 'expired', 'cancelled_by_provider'])

/** One booking with all that belongs to it. Source: product.md §5 /booking-details. */
export function BookingDetailsPage({ bookingId, LikeCard }: BookingDetailsPageProps) {
  const { t } = useLingui()
  const dates = useDates()
  const { data: booking, dataUpdatedAt } = useSuspenseQuery({
    ...query(useApi(), getMyBooking, { params: { bookingId } }),
    refetchOnWindowFocus: 'always',
  })
  const { listing, provider, startsAt, endsAt, zone, status } = booking
  const name = provider.firstName
  const heading = useRef<HTMLHeadingElement>(null)
  // Proposed times go with the buttons that answer them: what came of it is read from here.
  useFocusKept(heading, booking.proposal !== null)
  const isRefused = refused.has(status)
  useEffect(() => {
    if (isRefused) refusedBooking.write(bookingId)
  }, [isRefused, bookingId])
  const reason = useDeclineReason(booking)
  const calledOff = useCalledOffWords(booking)
  const like = <LikeIt booking={booking} Card={LikeCard} />
  // Who paid reads first where that went.
  const hasPaid = booking.captured > 0
  // On a day off nobody needs to cancel: whoever takes no other time gets everything back.
  const isDayOff = waitsForOtherTime(booking) !== undefined
  // Neither does a request's own day stand while its client may choose another.
  const isOff = booking.proposal?.otherwise === 'cancels'
  const stages = isOff ? [] : stagesOf(booking)
  const time = dates.time(startsAt, zone)
  const end = dates.time(endsAt, zone)
  const duration = dates.duration(listing.durationMinutes)
  const when = dates.friendlyDateTime(startsAt, zone)
  const day = dates.friendlyDate(startsAt, zone)
  usePageTitle(t`${{ treatment: listing.title }}, ${when}`)
  return (
    <div className={styles.BookingDetailsPage}>
      <BackLink renderLink={(slot) => <Link to="/my-booking" {...slot} />}>
        <Trans>My bookings</Trans>
      </BackLink>
      <PageHeader
        headingRef={heading}
        className={styles.Head ?? ''}
        start={<BookingDateTile startsAt={startsAt} zone={zone} tone={statusTone(booking)} size="lg" />}
        above={
          <>
            <ClientStatusBadge booking={booking} provider={name} />
            <span className={styles.Reference}>{booking.reference}</span>
            {status === 'requested' && booking.proposal === null ? (
              <ReplyCountdown
                respondBy={booking.respondBy}
                requestedAt={booking.requestedAt}
                serverNow={booking.now}
                receivedAt={dataUpdatedAt}
                name={name}
                size="sm"
              />
            ) : null}
          </>
        }
        title={
          status === 'declined' ? (
            <Trans>{name} couldn’t take this one</Trans>
          ) : status === 'expired' ? (
            <Trans>{name} didn’t reply in time</Trans>
          ) : booking.wasThere ? (
            <Trans>We decided for you</Trans>
          ) : status === 'cancelled_by_provider' ? (
            <Trans>{name} had to cancel</Trans>
          ) : calledOff ? (
            <Trans>Ginipig called this booking off</Trans>
          ) : isOff ? (
            <Trans>
              {name} can’t work on {day}
            </Trans>
          ) : (
            <Trans>
              {time} with {name}
            </Trans>
          )
        }
        lead={
          status === 'cancelled_by_provider' || isDayOff || (calledOff && hasPaid) ? (
            <>
              <Trans>
                You had booked <span lang={PROVIDERS_LANGUAGE}>{listing.title}</span>, {when}.
              </Trans>{' '}
              {calledOff}
            </>
          ) : isRefused || isOff || calledOff ? (
            <>
              <Trans>
                You asked for <span lang={PROVIDERS_LANGUAGE}>{listing.title}</span>, {when}.
              </Trans>{' '}
              {calledOff ?? reason}
            </>
          ) : isActive(status) && listing.type === 'online' ? (
            <Trans>
              <span lang={PROVIDERS_LANGUAGE}>{listing.title}</span>. About {duration}, so it’s over by {end}.
            </Trans>
          ) : isActive(status) ? (
            <Trans>
              <span lang={PROVIDERS_LANGUAGE}>{listing.title}</span>. About {duration}, so you’re out by {end}.
            </Trans>
          ) : (
            <Trans>
              <span lang={PROVIDERS_LANGUAGE}>{listing.title}</span>, {duration}.
            </Trans>
          )
        }
      />
      <Actions booking={booking} receivedAt={dataUpdatedAt} />
      {status === 'pending_payment' ? <HoldBanner /> : null}
      <BalanceBanner booking={booking} />
      {booking.proposal?.by === 'client' ? <ProposalPart booking={booking} receivedAt={dataUpdatedAt} /> : null}
      <div className={styles.Rail}>
        <div className={styles.Main}>
          {booking.proposal?.by === 'provider' ? <ProposalPart booking={booking} receivedAt={dataUpdatedAt} /> : null}
          <NothingTaken booking={booking} />
          {isRefused && !hasPaid ? like : null}
          <Section
            pitch="block"
            title={isRefused || calledOff ? <Trans>What happened</Trans> : <Trans>Your money</Trans>}
          >
            <YourMoney booking={booking} receivedAt={dataUpdatedAt} />
          </Section>
          {isRefused && hasPaid ? like : null}
          {stages.length === 0 || booking.paymentStatus === 'disputed' ? null : (
            <Section pitch="block" title={<Trans>If you cancel</Trans>}>
              <CancelLadder booking={booking} stages={stages} />
            </Section>
          )}
          {isOff || (isSettled(status) && booking.address === null) ? null : (
            <Section pitch="block" title={<Trans>Getting there</Trans>}>
              <PlaceBlock booking={booking} />
            </Section>
          )}
          {hasGiven(booking) ? (
            <Section pitch="block" title={<Trans>What you sent {name}</Trans>}>
              <GivenSection booking={booking} />
            </Section>
          ) : null}
          <div id={PAYMENTS_ID} className={styles.Payments}>
            <Section pitch="block" title={<Trans>Payments</Trans>}>
              <PaymentsTable booking={booking} />
              <p>
                <TextLink render={(slot) => <Link to="/payment-details" {...slot} />}>
                  <Trans>All your payments and cards</Trans>
                </TextLink>
              </p>
            </Section>
          </div>
          <Section pitch="block" title={<Trans>Help</Trans>}>
            <HelpLines {...booking} />
          </Section>
        </div>
        <aside className={styles.Side} aria-label={t`What it costs`}>
          <DetailsReceipt booking={booking} />
        </aside>
      </div>
    </div>
  )
}

/** What can be done to it now. */
function Actions({ booking, receivedAt }: { booking: ClientBooking; receivedAt: number }) {
  const { listing, provider, status, startsAt } = booking
  const name = provider.firstName
  // The page may stay open over the start.
  const hasBegun = usePassed(startsAt, useServerClock(booking.now, receivedAt))
  const isAhead = (status === 'requested' || status === 'confirmed') && !hasBegun
  const isOver = status !== 'pending_payment' && status !== 'accepting' && !isAhead
  const steps = <BookingSteps booking={booking} receivedAt={receivedAt} />
  return (
    <div className={styles.Actions}>
      {/* Who was there has a day to say so: nothing else here is as urgent. */}
      {status === 'no_show' ? steps : null}
      {isOver ? (
        <ButtonLink
          variant={status === 'no_show' || refused.has(status) ? 'secondary' : 'tonal'}
          render={(slot) => (
            <Link to="/treatment-availability/$listingId" params={{ listingId: listing.id }} {...slot} />
          )}
        >
          <Trans>Book again</Trans>
        </ButtonLink>
      ) : null}
      {status === 'pending_payment' ? null : <MessageButton personId={provider.id} firstName={name} />}
      <ButtonLink render={(slot) => <Link to="/provider-detail/$id" params={{ id: provider.id }} {...slot} />}>
        <Trans>See {name}’s page</Trans>
      </ButtonLink>
      {status === 'no_show' ? null : steps}
    </div>
  )
}
