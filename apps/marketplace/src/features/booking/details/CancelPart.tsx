import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import { usePassed } from '@ginipig/app/words/use-passed.ts'
import { useServerClock } from '@ginipig/app/words/use-server-clock.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { balanceAt, settleClientEnd } from '@ginipig/domain/booking'
import { Button, type ButtonLinkProps } from '@ginipig/ui/button'
import { Trans } from '@lingui/react/macro'
import { useMatch, useNavigate, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import styles from './BookingDetailsPage.module.css'
import { CancelDialog } from './CancelDialog.tsx'

type CancelPartProps = { booking: ClientBooking; receivedAt: number; size: ButtonLinkProps['size'] }

/** Of a confirmed booking that is ahead: what cancelling costs now and from when on more, and the way to do it. The sums
 *  are the domain's, which move the money too. */
export function CancelPart({ booking, receivedAt, size }: CancelPartProps) {
  const dates = useDates()
  const money = useMoney()
  const clock = useServerClock(booking.now, receivedAt)
  const { isOpen, ask, close } = useQuestion()
  const [askedAt, setAskedAt] = useState(clock)
  const { policy, startsAt, zone, split, captured, plan } = booking
  const costsAt = (instant: number, taken = captured) =>
    settleClientEnd('cancelled_by_client', { split, captured: taken, startsAt }, policy, instant)
  const earlyEnds = balanceAt(startsAt, policy)
  // Drawn again when the early time ends, with the question open or not.
  const isLate = usePassed(earlyEnds + 1, clock)
  const costs = costsAt(isLate ? Math.max(booking.now, earlyEnds + 1) : booking.now)
  const until = dates.friendlyDateTime(earlyEnds, zone)
  const now = money(costs.forfeited)
  // By then a balance is taken as well.
  const laterCosts = costsAt(startsAt, plan === 'deposit' ? split.total : captured).forfeited
  const later = money(laterCosts)
  return (
    <>
      <Button
        size={size}
        variant="danger"
        onClick={() => {
          setAskedAt(clock())
          ask()
        }}
      >
        <Trans>Cancel booking</Trans>
      </Button>
      <p className={styles.Hint}>
        {!isLate ? (
          <Trans>
            Cancelling costs you {now} until {until}, {later} after that.
          </Trans>
        ) : (
          <Trans>Cancelling costs you {now} now.</Trans>
        )}
      </p>
      <CancelDialog
        booking={booking}
        costs={costs}
        later={isLate ? undefined : { costs: laterCosts, from: earlyEnds }}
        hasChanged={isLate && askedAt <= earlyEnds}
        isOpen={isOpen}
        onOpenChange={(isNowOpen) => {
          if (!isNowOpen) close()
        }}
      />
    </>
  )
}

/** On the booking's page the question stands in the address, so that a link opens it and the way back closes it. In a
 *  thread, whose address is another's, it is open or not. */
function useQuestion() {
  const page = useMatch({ from: '/booking-details/$id', shouldThrow: false })
  const navigate = useNavigate({ from: '/booking-details/$id' })
  const { history } = useRouter()
  const [isOpenHere, setOpenHere] = useState(false)
  /** Whether it was asked here: then the page without it lies one step back. */
  const isAskedHere = useRef(false)
  if (!page) return { isOpen: isOpenHere, ask: () => setOpenHere(true), close: () => setOpenHere(false) }
  const isOpen = page.search.ask === 'cancel'
  const ask = () => {
    isAskedHere.current = true
    void navigate({ search: { ask: 'cancel' }, resetScroll: false })
  }
  const close = () => {
    if (!isOpen) return
    if (isAskedHere.current) history.back()
    else void navigate({ search: {}, replace: true, resetScroll: false })
    isAskedHere.current = false
  }
  return { isOpen, ask, close }
}
