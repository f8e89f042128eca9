import { Failure } from '@ginipig/app/words/Failure.tsx'
import { OTP_RESEND_MS } from '@ginipig/domain/identity'
import { useTimeLeft } from '@ginipig/ui/countdown'
import { LinkButton } from '@ginipig/ui/link'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import styles from './AuthForm.module.css'

type ForgotPasswordSentProps = {
  email: string
  /** @throws ApiError */
  onResend: () => Promise<void>
  onBack: () => void
}

/** What everybody is told, whether the address has an account or not (trust.md S46). */
export function ForgotPasswordSent({ email, onResend, onBack }: ForgotPasswordSentProps) {
  const { t } = useLingui()
  const [sentAt, setSentAt] = useState(() => Date.now())
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<{ failure?: unknown }>()
  const left = useTimeLeft({ deadline: sentAt + OTP_RESEND_MS, now: Date.now, isPrecise: true })
  const seconds = Math.ceil(left / 1000)

  const handleResend = async () => {
    if (isBusy) return
    setBusy(true)
    setResult(undefined)
    try {
      await onResend()
      setSentAt(Date.now())
      setResult({})
    } catch (failure) {
      setResult({ failure })
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={styles.Stack}>
      {result?.failure === undefined ? null : (
        <Failure
          error={result.failure}
          cases={{ too_many_requests: { words: t`You’ve asked for a few links already. Please try again later.` } }}
        />
      )}
      <p>
        <Trans>
          If there is an account for <strong className={styles.Address}>{email}</strong>, a link is on its way. It works
          once, for 30 minutes.
        </Trans>
      </p>
      <div className={styles.Small}>
        {seconds > 0 ? (
          <p>
            <Trans>Nothing there? Check your junk folder too. You can ask for another in {seconds}&nbsp;s.</Trans>
          </p>
        ) : (
          <LinkButton aria-busy={isBusy || undefined} onClick={() => void handleResend()}>
            <Trans>Send another link</Trans>
          </LinkButton>
        )}
        <p role="status">
          {result !== undefined && result.failure === undefined
            ? t`We’ve sent another link, if there is an account.`
            : null}
        </p>
      </div>
      <p>
        <LinkButton onClick={onBack}>
          <Trans>Use another address</Trans>
        </LinkButton>
      </p>
    </div>
  )
}
