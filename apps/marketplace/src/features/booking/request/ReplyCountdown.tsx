import { bookingPolicy } from '@ginipig/domain/booking'
import { HOUR_MS, MINUTE_MS } from '@ginipig/domain/time'
import { Countdown } from '@ginipig/ui/countdown'
import { Trans, useLingui } from '@lingui/react/macro'
import { useServerClock } from '../flow/server-clock.ts'

type ReplyCountdownProps = {
  /** Epoch ms; without it there is nothing to wait for. */
  respondBy: number | null
  requestedAt?: number | null
  /** Epoch ms: the server's clock in the answer, and ours when it came. */
  serverNow: number
  receivedAt: number
  /** Of the provider. */
  name: string
  size: 'sm' | 'lg'
}

/** What is left of the provider's time to answer. */
export function ReplyCountdown(props: ReplyCountdownProps) {
  const { respondBy, requestedAt = null, serverNow, receivedAt, name, size } = props
  const { t } = useLingui()
  const now = useServerClock(serverNow, receivedAt)
  if (respondBy === null) return null
  const format = (leftMs: number) => {
    const hours = Math.floor(leftMs / HOUR_MS)
    const minutes = Math.floor((leftMs % HOUR_MS) / MINUTE_MS)
    if (leftMs <= 0) return t`Time’s up`
    if (leftMs < MINUTE_MS) return t`Less than a minute left`
    return hours === 0 ? t`${minutes} min left` : t`${hours} h ${minutes} min left`
  }
  return (
    <Countdown
      label={t`Time left for ${name} to reply`}
      deadline={respondBy}
      total={requestedAt === null ? bookingPolicy.responseWindowMs : respondBy - requestedAt}
      now={now}
      format={format}
      size={size}
      {...(size === 'lg' && {
        title: <Trans>Time left to reply</Trans>,
        note: <Trans>No answer by then and it ends by itself. You aren’t charged.</Trans>,
      })}
    />
  )
}
