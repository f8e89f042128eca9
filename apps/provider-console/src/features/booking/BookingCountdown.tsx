import { bookingPolicy } from '@ginipig/domain/booking'
import { useTimeLeftWords } from '@ginipig/features/format'
import { Countdown } from '@ginipig/ui/countdown'
import { useLingui } from '@lingui/react/macro'

type BookingCountdownProps = {
  /** Epoch ms. */
  respondBy: number
  now: () => number
  onExpire?: () => void
}

/** What is left of the provider's eight hours. Source: spec §4. */
export function BookingCountdown({ respondBy, now, onExpire }: BookingCountdownProps) {
  const { t } = useLingui()
  const format = useTimeLeftWords()
  return (
    <Countdown
      label={t`Time left to reply`}
      deadline={respondBy}
      total={bookingPolicy.responseWindowMs}
      now={now}
      format={format}
      onExpire={onExpire}
    />
  )
}
