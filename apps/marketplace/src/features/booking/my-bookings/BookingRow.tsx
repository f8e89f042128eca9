import { PROVIDERS_LANGUAGE } from '@ginipig/app/words/content-language.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ClientBookingRow } from '@ginipig/contract/booking/booking.ts'
import { listingPicture } from '@ginipig/contract/media/cover.ts'
import { canBooking, dueNow, isSettled, waitsForOtherTime } from '@ginipig/domain/booking'
import { providerName } from '@ginipig/domain/identity'
import { PaymentStatusBadge, ProposalBadge } from '@ginipig/features/booking/StatusBadge.tsx'
import { ReportLink } from '@ginipig/features/report-link/ReportLink.tsx'
import { Button, ButtonLink } from '@ginipig/ui/button'
import { ListRow, ListRowPrice } from '@ginipig/ui/list-row'
import { Picture } from '@ginipig/ui/picture'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { PayLink } from '../details/BalanceBanner.tsx'
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
  const { id, listing, provider, startsAt, endsAt, zone, status, paymentStatus, split } = booking
  const name = provider.firstName
  const who = providerName(provider)
  const from = dates.time(startsAt, zone)
  const to = dates.time(endsAt, zone)
  const canWithdraw = canBooking('withdraw', status, 'client')
  // As on its page: an answer that came meanwhile leaves nothing to ask about.
  if (isWithdrawing && !canWithdraw) setIsWithdrawing(false)
  const isToChoose = booking.proposal?.by === 'provider'
  // A request for which other times are proposed waits for its client.
  const isTheirs = status !== 'requested' || !isToChoose
  // On a day off nothing is to pay before another time is chosen.
  const isRefused = paymentStatus === 'balance_failed'
  const isDayOff = waitsForOtherTime(booking) !== undefined
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
          {isRefused && isDayOff ? null : <PaymentStatusBadge status={paymentStatus} />}
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
      end={
        <ListRowPrice
          amount={
            <>
              {money(split.total)}
              {split.discount > 0 ? (
                <>
                  {' '}
                  <s>{money(split.price)}</s>
                </>
              ) : null}
            </>
          }
          detail={<PaidWords booking={booking} />}
        />
      }
      actions={
        <>
          {isRefused && !isDayOff && status === 'confirmed' ? <PayLink booking={booking} /> : null}
          <ButtonLink
            size="sm"
            variant={isToChoose ? 'primary' : undefined}
            render={(slot) => <Link to="/booking-details/$id" params={{ id }} {...slot} />}
          >
            {isToChoose ? <Trans>Choose a time</Trans> : <Trans>View details</Trans>}
          </ButtonLink>
          {canWithdraw ? (
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

/** What is set aside, what has really been taken, what is still to be and when, and what a code takes off. */
function PaidWords({ booking }: { booking: ClientBookingRow }) {
  const { t } = useLingui()
  const money = useMoney()
  const dates = useDates()
  const { plan, captured, split, status, paymentStatus, balanceAt, zone } = booking
  const isOver = isSettled(status)
  const paid = money(captured)
  const left = money(split.total - captured)
  const off = money(split.discount)
  const date = balanceAt === null ? undefined : dates.date(balanceAt, zone)
  const words = () => {
    if (captured === 0 && (plan === null || isOver)) return undefined
    if (captured === 0) return t`${{ aside: money(dueNow(split, plan ?? 'full')) }} set aside`
    if (isOver || captured === split.total || waitsForOtherTime(booking)) return t`${paid} paid`
    return paymentStatus === 'balance_failed' || date === undefined
      ? t`${paid} paid, ${left} still to pay`
      : t`${paid} paid, ${left} on ${date}`
  }
  const parts = [words(), split.discount > 0 ? t`${off} off by a code` : undefined]
  return parts.filter((part) => part !== undefined).join(' · ')
}
