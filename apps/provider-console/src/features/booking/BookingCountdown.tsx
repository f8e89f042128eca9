import { useTimeLeftWords } from '@ginipig/app/words/use-time-left.ts'
import { Countdown } from '@ginipig/ui/countdown'
import { useLingui } from '@lingui/react/macro'

type BookingCountdownProps = {
  /** Epoch ms; without them there is nothing to answer. */
  respondBy: number | null
  requestedAt: number | null
  now: () => number
  onExpire?: () => void
}

/** What is left of the provider's time to answer. Source: spec §4. */
export function BookingCountdown({ respondBy, requestedAt, now, onExpire }: BookingCountdownProps) {
  const { t } = useLingui()
  const format = useTimeLeftWords()
  if (respondBy === null || requestedAt === null) return null
  return (
    <Countdown
      label={t`Time left to reply`}
      deadline={respondBy}
      total={respondBy - requestedAt}
      now={now}
      format={format}
      onExpire={onExpire}
    />
  )
}
