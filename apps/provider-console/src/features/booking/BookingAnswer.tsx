import { useFocusKept } from '@ginipig/app/device/use-focus-kept.ts'
import { Failure } from '@ginipig/app/words/Failure.tsx'
import { usePassed } from '@ginipig/app/words/use-passed.ts'
import type { ProviderBooking } from '@ginipig/contract/booking/booking.ts'
import { canBooking } from '@ginipig/domain/booking'
import { Button } from '@ginipig/ui/button'
import { TextLink } from '@ginipig/ui/link'
import { PanelFoot } from '@ginipig/ui/panel'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Check, Undo2 } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import styles from './BookingAnswer.module.css'
import { useDecline } from './decline-context.ts'
import { useAnsweredWords } from './use-answered-words.ts'
import { useDecision } from './use-decision.ts'
import { useWaiting } from './use-waiting.ts'

type BookingAnswerProps = {
  booking: ProviderBooking
  now: () => number
  /** Stands as a page of its own, so the next one is a page too. */
  isPage: boolean
  /** The way to what the client gave, in Accept's place where it isn't in sight: a yes comes after a look at it. */
  lookFirst?: ReactNode
}

/** Accept and decline, while the request waits: on a page of its own after the must-haves; beside the list they stay in
 *  sight, below what is read for them. Afterwards what came of it stays, with the way to the next one: whoever presses twice
 *  meets nobody else's buttons. */
export function BookingAnswer({ booking, now, isPage, lookFirst }: BookingAnswerProps) {
  const isTimeUp = usePassed(booking.respondBy, now)
  const isWaiting = canBooking('accept', booking.status, 'provider') && !isTimeUp
  const [wasWaiting, setWasWaiting] = useState(isWaiting)
  if (isWaiting && !wasWaiting) setWasWaiting(true)
  const ask = useRef<HTMLElement>(null)
  // A yes that was taken back goes with the button that took it back.
  useFocusKept(ask, isWaiting)
  if (isWaiting) return <Ask ref={ask} booking={booking} isPage={isPage} lookFirst={lookFirst} />
  const isNews = wasWaiting || booking.status === 'requested' || booking.undoUntil !== null
  return isNews ? <Answered booking={booking} now={now} isPage={isPage} /> : null
}

type AskProps = Omit<BookingAnswerProps, 'now'> & { ref: RefObject<HTMLElement | null> }

function Ask({ ref, booking, isPage, lookFirst }: AskProps) {
  const { t } = useLingui()
  const { accept, once, isUnderWay } = useDecision(booking.id, booking.client.firstName)
  const askToDecline = useDecline()
  return (
    <PanelFoot ref={ref} role="group" aria-label={t`Your answer`} tabIndex={-1} isSticky={!isPage}>
      {accept.error ? (
        <div className={styles.Failure}>
          <Failure error={accept.error} />
        </div>
      ) : null}
      <Button onClick={() => askToDecline(booking)} disabled={isUnderWay}>
        <Trans>Decline</Trans>
      </Button>
      {lookFirst ?? (
        <Button
          variant="primary"
          icon={<Check aria-hidden />}
          busy={accept.isPending}
          busyLabel={t`Accepting…`}
          // What a yes was taken back from may be heard of before the answer to that: until then a press would do nothing.
          disabled={isUnderWay && !accept.isPending}
          onClick={() => void once(() => accept.mutate({ params: { bookingId: booking.id } }))}
        >
          <Trans>Accept</Trans>
        </Button>
      )}
    </PanelFoot>
  )
}

/** The pressed button is gone: its place is taken by what came of it, which is read out. Where Accept stood nothing can be
 *  pressed. */
function Answered({ booking, now, isPage }: Omit<BookingAnswerProps, 'lookFirst'>) {
  const { t } = useLingui()
  const words = useAnsweredWords(booking)
  const { undo } = useDecision(booking.id, booking.client.firstName)
  const isUndoOver = usePassed(booking.undoUntil, now)
  const canUndo = booking.undoUntil !== null && !isUndoOver
  const line = useRef<HTMLParagraphElement>(null)
  // "Undo" goes when its time is over, also while it has the focus.
  useFocusKept(line, canUndo)
  useEffect(() => {
    const { activeElement, body } = document
    if (activeElement === body || activeElement?.tagName === 'MAIN') line.current?.focus({ preventScroll: true })
  }, [])
  return (
    <PanelFoot className={styles.Answered}>
      <p ref={line} role="status" tabIndex={-1} data-answered className={styles.Words}>
        {words}
      </p>
      <NextRequest booking={booking} isPage={isPage} />
      {canUndo && (
        <div className={styles.Buttons}>
          <Button
            icon={<Undo2 aria-hidden />}
            busy={undo.isPending}
            busyLabel={t`Undoing…`}
            onClick={() => undo.mutate({ params: { bookingId: booking.id } })}
          >
            <Trans>Undo</Trans>
          </Button>
          <p className={styles.Done}>
            <Check aria-hidden />
            <Trans>Accepted</Trans>
          </p>
        </div>
      )}
    </PanelFoot>
  )
}

function NextRequest({ booking, isPage }: Pick<BookingAnswerProps, 'booking' | 'isPage'>) {
  const next = useWaiting().rows.find(({ id }) => id !== booking.id)
  if (!next) return null
  const name = next.client.firstName
  return (
    <p>
      <TextLink
        render={(slot) =>
          isPage ? (
            <Link to="/provider/booking-details/$id" params={{ id: next.id }} {...slot} />
          ) : (
            <Link
              to="/provider/my-bookings"
              search={{ tab: 'requests', booking: next.id }}
              resetScroll={false}
              data-next
              {...slot}
            />
          )
        }
      >
        <Trans>Next: {name}</Trans>
      </TextLink>
    </p>
  )
}
