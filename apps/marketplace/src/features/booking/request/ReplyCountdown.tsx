import { useServerClock } from '@ginipig/app/words/use-server-clock.ts'
import { useTimeLeftWords } from '@ginipig/app/words/use-time-left.ts'
import { Countdown } from '@ginipig/ui/countdown'
import { Trans, useLingui } from '@lingui/react/macro'

type ReplyCountdownProps = {
  /** Epoch ms; without them there is nothing to wait for. */
  respondBy: number | null
  requestedAt: number | null
  /** Epoch ms: the server's clock in the answer, and ours when it came. */
  serverNow: number
  receivedAt: number
  /** Of the provider. */
  name: string
  size: 'sm' | 'lg'
}

/** What is left of the provider's time to answer. */
export function ReplyCountdown(props: ReplyCountdownProps) {
  const { respondBy, requestedAt, serverNow, receivedAt, name, size } = props
  const { t } = useLingui()
  const now = useServerClock(serverNow, receivedAt)
  const format = useTimeLeftWords()
  if (respondBy === null || requestedAt === null) return null
  return (
    <Countdown
      label={t`Time left for ${name} to reply`}
      deadline={respondBy}
      total={respondBy - requestedAt}
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
