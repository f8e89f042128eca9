import { PROVIDERS_LANGUAGE } from '@ginipig/app/words/content-language.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ClientBookingRow } from '@ginipig/contract/booking/booking.ts'
import { listingPicture } from '@ginipig/contract/media/cover.ts'
import { canBooking, isSettled } from '@ginipig/domain/booking'
import { providerName } from '@ginipig/domain/identity'
import { PaymentStatusBadge, ProposalBadge } from '@ginipig/features/booking/StatusBadge.tsx'
import { ReportLink } from '@ginipig/features/report-link/ReportLink.tsx'
import { Button, ButtonLink } from '@ginipig/ui/button'
import { ListRow, ListRowPrice } from '@ginipig/ui/list-row'
import { Picture } from '@ginipig/ui/picture'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ReplyCountdown } from '../request/ReplyCountdown.tsx'
import { ReviewLink } from '../review-link/ReviewLink.tsx'
import { BookingDateTile } from './BookingDateTile.tsx'
import styles from './BookingRow.module.css'
import { ClientStatusBadge, statusTone } from './ClientStatusBadge.tsx'
import { WithdrawDialog } from './WithdrawDialog.tsx'

type BookingRowProps = {
  booking: ClientBookingRow
  /** Epoch ms: the server's clock in the answer, and ours when it came. */
  serverNow: number
  receivedAt: number
  /** Book again instead of what can be done to a booking under way. */
  isPast: boolean
}

/** One booking of /my-booking. Source: product.md §5. */
export function BookingRow({ booking, serverNow, receivedAt, isPast }: BookingRowProps) {
  const { t } = useLingui()
  const dates = useDates()
  const money = useMoney()
  const [isWithdrawing, setIsWithdrawing] = useState(false)
  const { id, listing, provider, startsAt, endsAt, zone, status, paymentStatus, balanceAt } = booking
  const name = provider.firstName
  const who = providerName(provider)
  const from = dates.time(startsAt, zone)
  const to = dates.time(endsAt, zone)
  const isToChoose = booking.proposal?.by === 'provider'
  // A request for which other times are proposed waits for its client.
  const isTheirs = status !== 'requested' || !isToChoose
  // After an end no balance is due, whatever was agreed before.
  const balanceDate = balanceAt === null || isSettled(status) ? undefined : dates.date(balanceAt, zone)
  return (
    <ListRow
      variant="card"
      headingLevel={2}
      lead={
        <div className={styles.Lead}>
          <BookingDateTile startsAt={startsAt} zone={zone} tone={statusTone(booking)} />
          <Picture picture={listingPicture(listing)} alt="" sizes="96px" />
        </div>
      }
      badges={
        <>
          {isTheirs ? <ClientStatusBadge booking={booking} provider={name} /> : null}
          <ProposalBadge row={booking} side="client" other={name} />
          <PaymentStatusBadge status={paymentStatus} side="client" balanceDate={balanceDate} />
          {status === 'requested' && isTheirs ? (
            <ReplyCountdown
              respondBy={booking.respondBy}
              requestedAt={booking.requestedAt}
              serverNow={serverNow}
              receivedAt={receivedAt}
              name={name}
              size="sm"
            />
          ) : null}
        </>
      }
      title={<span lang={PROVIDERS_LANGUAGE}>{listing.title}</span>}
      renderLink={(slot) => <Link to="/booking-details/$id" params={{ id }} {...slot} />}
      meta={t`${from} to ${to} with ${who}`}
      end={<ListRowPrice amount={money(booking.price)} detail={<PaidWords booking={booking} />} />}
      actions={
        <>
          <ButtonLink
            size="sm"
            variant={isToChoose ? 'primary' : undefined}
            render={(slot) => <Link to="/booking-details/$id" params={{ id }} {...slot} />}
          >
            {isToChoose ? <Trans>Choose a time</Trans> : <Trans>View details</Trans>}
          </ButtonLink>
          {canBooking('withdraw', status, 'client') ? (
            <Button size="sm" variant="ghost" onClick={() => setIsWithdrawing(true)}>
              <Trans>Withdraw request</Trans>
            </Button>
          ) : null}
          <ReviewLink
            bookingId={id}
            visit={{ status, completedAt: booking.completedAt, endsAt }}
            isWritten={booking.reviewedAt !== null}
            now={serverNow}
            size="sm"
          />
          {isPast ? (
            <ButtonLink
              size="sm"
              variant="tonal"
              render={(slot) => (
                <Link to="/treatment-availability/$listingId" params={{ listingId: listing.id }} {...slot} />
              )}
            >
              <Trans>Book again</Trans>
            </ButtonLink>
          ) : null}
          {booking.requestedAt === null ? null : <ReportLink kind="booking" targetId={id} of={listing.title} />}
          <WithdrawDialog bookingId={id} provider={name} isOpen={isWithdrawing} onOpenChange={setIsWithdrawing} />
        </>
      }
    />
  )
}

/** Kind of payment, and what has really been taken. */
function PaidWords({ booking: { plan, captured, price, status } }: { booking: ClientBookingRow }) {
  const money = useMoney()
  const paid = money(captured)
  if (captured > 0) {
    return plan === 'deposit' && captured < price ? <Trans>{paid} deposit paid</Trans> : <Trans>{paid} paid</Trans>
  }
  if (plan === null || isSettled(status)) return null
  return plan === 'deposit' ? <Trans>Deposit first</Trans> : <Trans>Paid in one go</Trans>
}
