import { problemWords } from '@ginipig/app/words/problem-words.ts'
import { usePassed } from '@ginipig/app/words/use-passed.ts'
import type { ProviderBooking } from '@ginipig/contract/booking/booking.ts'
import { canBooking, isBookingStepOpen, NO_SHOW_AFTER_MS, waitsForOtherTime } from '@ginipig/domain/booking'
import { Button } from '@ginipig/ui/button'
import { PanelFoot } from '@ginipig/ui/panel'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Banknote, Check } from 'lucide-react'
import { useRef, useState } from 'react'
import { useCanSend } from '#shared/earnings-account/use-can-send.ts'
import { WaitsForStripe } from '#shared/earnings-account/WaitsForStripe.tsx'
import styles from './BookingAnswer.module.css'
import { CancelDialog } from './CancelDialog.tsx'
import { type Ending, EndingDialog } from './EndingDialog.tsx'
import { ProposeDialog } from './ProposeDialog.tsx'

type BookingEndingsProps = { booking: ProviderBooking; now: () => number }

/** What a provider can do with a booking that is confirmed or done, each with the pounds it moves before it is done. What
 *  came of it takes the place of what was pressed. Source: money.md §3.2. */
export function BookingEndings({ booking, now }: BookingEndingsProps) {
  const { i18n } = useLingui()
  const { status, startsAt } = booking
  const [asked, setAsked] = useState<Ending | 'cancel' | 'propose'>()
  const [told, setTold] = useState<string>()
  const line = useRef<HTMLParagraphElement>(null)
  // Drawn again when each of them opens.
  usePassed(startsAt, now)
  usePassed(startsAt + NO_SHOW_AFTER_MS, now)
  const can = (action: Ending | 'cancel_as_provider') =>
    canBooking(action, status, 'provider') &&
    isBookingStepOpen(
      action,
      { ...booking, total: booking.split.total, isDayOff: waitsForOtherTime(booking) !== undefined },
      now(),
    )
  const isReported = booking.reportedAt !== null
  const isReleasable = can('release')
  const canSend = useCanSend(isReleasable)
  const waits = isReleasable && (isReported || !canSend)
  const endings = (['mark_no_show', 'complete', 'release'] as const).filter(
    (ending) => can(ending) && !(ending === 'release' && (isReported || !canSend)),
  )
  const isCancellable = can('cancel_as_provider')
  // The page may hear of what is asked here before its answer is here: the question stays to say what came of it.
  const isAsking = asked !== undefined
  if (endings.length === 0 && !isCancellable && told === undefined && !waits && !isAsking) return null
  const common = {
    booking,
    onOpenChange: (isOpen: boolean) => !isOpen && setAsked(undefined),
    onTold: setTold,
    onClosed: () => line.current?.focus({ preventScroll: true }),
  }
  return (
    <PanelFoot className={styles.Answered}>
      {told === undefined ? null : (
        <p ref={line} role="status" tabIndex={-1} data-answered className={styles.Words}>
          {told}
        </p>
      )}
      {waits ? (
        <p className={styles.Words}>{isReported ? i18n._(problemWords.report_open) : <WaitsForStripe />}</p>
      ) : null}
      <div className={styles.Endings}>
        {isCancellable ? (
          <Button variant="ghost" onClick={() => setAsked('cancel')}>
            <Trans>Cancel booking</Trans>
          </Button>
        ) : null}
        {endings.includes('mark_no_show') ? (
          <Button onClick={() => setAsked('mark_no_show')}>
            <Trans>No-show</Trans>
          </Button>
        ) : null}
        {endings.includes('complete') ? (
          <Button variant="primary" icon={<Check aria-hidden />} onClick={() => setAsked('complete')}>
            <Trans>Service complete</Trans>
          </Button>
        ) : null}
        {endings.includes('release') ? (
          <Button variant="primary" icon={<Banknote aria-hidden />} onClick={() => setAsked('release')}>
            <Trans>Release payment</Trans>
          </Button>
        ) : null}
      </div>
      <CancelDialog {...common} open={asked === 'cancel'} now={now} onPropose={() => setAsked('propose')} />
      <ProposeDialog
        booking={booking}
        open={asked === 'propose'}
        onOpenChange={(isOpen) => setAsked(isOpen ? 'propose' : undefined)}
      />
      {(['mark_no_show', 'complete', 'release'] as const).map((ending) => (
        <EndingDialog key={ending} {...common} ending={ending} open={asked === ending} now={now} />
      ))}
    </PanelFoot>
  )
}
