import { usePassed } from '@ginipig/app/words/use-passed.ts'
import { useServerClock } from '@ginipig/app/words/use-server-clock.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { balanceAt, canBooking, isBookingStepOpen, waitsForOtherTime } from '@ginipig/domain/booking'
import { Button, ButtonLink, type ButtonLinkProps } from '@ginipig/ui/button'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { CalendarLinks } from '../calendar-link/CalendarLinks.tsx'
import { canMove, wishUntil } from '../move/can-move.ts'
import { WithdrawDialog } from '../my-bookings/WithdrawDialog.tsx'
import { ReviewLink } from '../review-link/ReviewLink.tsx'
import styles from './BookingDetailsPage.module.css'
import { CancelPart } from './CancelPart.tsx'
import { ContestPart } from './ContestPart.tsx'

type BookingStepsProps = {
  booking: ClientBooking
  /** Our clock when it came, epoch ms. */
  receivedAt: number
  size?: ButtonLinkProps['size']
}

/** What its client can do about a booking now, each with its question: on its page and in the thread with its provider. */
export function BookingSteps({ booking, receivedAt, size }: BookingStepsProps) {
  const [isWithdrawing, setIsWithdrawing] = useState(false)
  const { id, provider, status, startsAt, endsAt, policy } = booking
  const clock = useServerClock(booking.now, receivedAt)
  // Drawn again when each of them is there; a move brings others.
  usePassed(balanceAt(startsAt, policy) + 1, clock)
  usePassed(startsAt, clock)
  usePassed(endsAt, clock)
  const now = clock()
  const name = provider.firstName
  const isAhead = (status === 'requested' || status === 'confirmed') && startsAt > now
  const canWithdraw = canBooking('withdraw', status, 'client')
  // Answered meanwhile: there is nothing left to ask about, also when the answer is taken back.
  if (isWithdrawing && !canWithdraw) setIsWithdrawing(false)
  const isDayOff = waitsForOtherTime(booking) !== undefined
  const facts = { ...booking, total: booking.split.total, isDayOff }
  const canCancel =
    canBooking('cancel_as_client', status, 'client') && isBookingStepOpen('cancel_as_client', facts, now)
  return (
    <>
      {isAhead && booking.proposal?.otherwise !== 'cancels' ? <CalendarLinks booking={booking} size={size} /> : null}
      {canWithdraw ? (
        <>
          <Button size={size} variant="danger" onClick={() => setIsWithdrawing(true)}>
            <Trans>Withdraw request</Trans>
          </Button>
          <p className={styles.Hint}>
            <Trans>Withdrawing costs nothing.</Trans>
          </p>
        </>
      ) : null}
      {canMove(booking, now) ? (
        <ButtonLink size={size} render={(slot) => <Link to="/move-booking/$id" params={{ id }} {...slot} />}>
          <Trans>Move booking</Trans>
        </ButtonLink>
      ) : wishUntil(booking, now) !== undefined && booking.proposal === null ? (
        <ButtonLink size={size} render={(slot) => <Link to="/move-booking/$id" params={{ id }} {...slot} />}>
          <Trans>Ask {name} to move it</Trans>
        </ButtonLink>
      ) : null}
      <ContestPart booking={booking} size={size} />
      {canCancel ? <CancelPart booking={booking} receivedAt={receivedAt} size={size} /> : null}
      <ReviewLink
        bookingId={id}
        visit={{ status, completedAt: booking.completedAt, endsAt }}
        isWritten={booking.reviewedAt !== null}
        now={now}
        size={size}
      />
      <WithdrawDialog bookingId={id} provider={name} isOpen={isWithdrawing} onOpenChange={setIsWithdrawing} />
    </>
  )
}
