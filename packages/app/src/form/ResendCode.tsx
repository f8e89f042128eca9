import type { Challenge } from '@ginipig/contract/identity/sign-up.ts'
import { useTimeLeft } from '@ginipig/ui/countdown'
import { LinkButton } from '@ginipig/ui/link'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Failure } from '#words/Failure.tsx'
import styles from './CodeForm.module.css'

type ResendCodeProps = {
  /** Epoch ms on this machine's clock; until then it only says how long. */
  waitUntil: number
  /** The same of the code that was sent last: how long it is good. */
  goodUntil: number
  onResend: () => Promise<Challenge>
  onSent: (challenge: Challenge) => void
}

/** Another code, once half a minute has gone by. */
export function ResendCode({ waitUntil, goodUntil, onResend, onSent }: ResendCodeProps) {
  const { t } = useLingui()
  const [isBusy, setBusy] = useState(false)
  const [hasSent, setHasSent] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const left = useTimeLeft({ deadline: waitUntil, now: Date.now, isPrecise: true })
  const isGood = useTimeLeft({ deadline: goodUntil, now: Date.now }) > 0
  const seconds = Math.ceil(left / 1000)

  const handleResend = async () => {
    if (isBusy) return
    setBusy(true)
    setHasSent(false)
    setFailure(undefined)
    try {
      onSent(await onResend())
      setHasSent(true)
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={styles.Resend}>
      {failure === undefined ? null : (
        <Failure
          error={failure}
          cases={{ too_many_requests: { words: t`You’ve asked for a few codes already. Please try again later.` } }}
        />
      )}
      {seconds > 0 ? (
        <Trans>Didn’t get it? You can ask for another in {seconds}&nbsp;s.</Trans>
      ) : (
        <LinkButton aria-busy={isBusy || undefined} onClick={() => void handleResend()}>
          <Trans>Send another code</Trans>
        </LinkButton>
      )}
      <p role="status">{hasSent && isGood ? t`We’ve sent another code. The one before no longer counts.` : null}</p>
    </div>
  )
}
