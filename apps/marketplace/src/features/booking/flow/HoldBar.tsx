import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useServerClock } from '@ginipig/app/words/use-server-clock.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { Button } from '@ginipig/ui/button'
import { ConfirmDialog } from '@ginipig/ui/dialog'
import { HoldTimer } from '@ginipig/ui/hold-timer'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import styles from './HoldBar.module.css'
import { useGiveUp } from './use-give-up.ts'

type HoldBarProps = {
  booking: ClientBooking
  /** Epoch ms here, when the booking came. */
  receivedAt: number
  onExpire: () => void
  /** While money is on its way the hold can't be given up. */
  isPaying?: boolean
}

/** The hold's minutes, and the way to another time. */
export function HoldBar({ booking, receivedAt, onExpire, isPaying = false }: HoldBarProps) {
  const { t } = useLingui()
  const now = useServerClock(booking.now, receivedAt)
  const [isAsking, setIsAsking] = useState(false)
  if (booking.holdEndsAt === null) return null
  return (
    <div className={styles.HoldBar}>
      <HoldTimer
        label={t`Held for you`}
        expiredLabel={t`No longer held`}
        warning={t`Your slot is held for one more minute`}
        deadline={booking.holdEndsAt}
        now={now}
        onExpire={onExpire}
      />
      <Button variant="ghost" size="sm" disabled={isPaying} onClick={() => setIsAsking(true)}>
        <Trans>Choose another time</Trans>
      </Button>
      <GiveUpDialog booking={booking} isOpen={isAsking} onOpenChange={setIsAsking} />
    </div>
  )
}

type GiveUpDialogProps = { booking: ClientBooking; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

function GiveUpDialog({ booking, isOpen, onOpenChange }: GiveUpDialogProps) {
  const { t } = useLingui()
  const dates = useDates()
  const textOf = useProblemText()
  const { giveUp, isPending, error, reset } = useGiveUp(booking)
  const when = dates.friendlyDateTime(booking.startsAt, booking.zone)
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t`Choose another time?`}
      description={t`${when} goes back to ${booking.provider.firstName}’s diary, and what you’ve filled in goes with it. Nothing has been paid.`}
      confirmLabel={t`Give it back`}
      tone="quiet"
      cancelLabel={t`Keep ${dates.time(booking.startsAt, booking.zone)}`}
      onConfirm={giveUp}
      busy={isPending}
      error={error ? textOf(error) : undefined}
      onClosed={reset}
    />
  )
}
