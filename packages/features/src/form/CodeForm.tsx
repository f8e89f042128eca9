import { errorCode } from '@ginipig/api-client/core'
import type { Challenge } from '@ginipig/contract/identity'
import { OTP_RESEND_MS, Otp } from '@ginipig/domain/identity'
import { Banner } from '@ginipig/ui/banner'
import { Button } from '@ginipig/ui/button'
import { useTimeLeft } from '@ginipig/ui/countdown'
import { Field } from '@ginipig/ui/field'
import { LinkButton } from '@ginipig/ui/link'
import { OtpInput } from '@ginipig/ui/otp-input'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { useFieldText, useProblemText } from '#problem/index.ts'
import styles from './CodeForm.module.css'

type CodeFormProps = {
  challenge: Challenge
  /** Tries a code in its normal form. @throws ApiError `otp_wrong`, … */
  onCode: (code: string) => Promise<unknown>
  /** Asks for another code under the same challenge. @throws ApiError */
  onResend: () => Promise<Challenge>
  submitLabel: string
  busyLabel: string
  /** Beside the button: the way back. */
  cancel?: ReactNode
  /** Where it appears in the middle of a page, it goes on at the code. */
  takesFocus?: boolean
}

/** The code that we sent: tried as soon as it is whole, and another one after half a minute. Source: spec §5, §9. */
export function CodeForm({
  challenge,
  onCode,
  onResend,
  submitLabel,
  busyLabel,
  cancel,
  takesFocus = false,
}: CodeFormProps) {
  const { t } = useLingui()
  const fieldText = useFieldText()
  const textOf = useProblemText()
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [failure, setFailure] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])

  const send = async (typed: string) => {
    const given = v.safeParse(Otp, typed)
    setProblem(given.issues?.[0]?.message)
    if (!given.success) return input.current?.focus()
    setBusy(true)
    setFailure(undefined)
    try {
      await onCode(given.output)
    } catch (error) {
      setFailure(error)
      setCode('')
      input.current?.focus()
    } finally {
      setBusy(false)
    }
  }

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void send(code)
  }

  const handleType = (typed: string) => {
    if (isBusy) return
    setCode(typed)
    setProblem(undefined)
  }

  const handleSent = () => {
    setFailure(undefined)
    setProblem(undefined)
    setCode('')
    input.current?.focus()
  }

  const isWrong = failure !== undefined && errorCode(failure) === 'otp_wrong'
  const error = isWrong ? textOf(failure) : fieldText(problem, t`the code`)
  return (
    <form className={styles.CodeForm} noValidate onSubmit={handleSubmit}>
      {failure !== undefined && !isWrong ? (
        <Banner tone="danger" role="alert">
          {textOf(failure)}
        </Banner>
      ) : null}
      <Field label={t`Code`} hint={t`4 letters and digits. It’s good for 10 minutes.`} error={error}>
        <OtpInput
          ref={input}
          value={code}
          onValueChange={handleType}
          onComplete={(typed) => {
            if (!isBusy) void send(typed)
          }}
        />
      </Field>
      <div className={styles.Actions}>
        <Button type="submit" variant="primary" busy={isBusy} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
        {cancel}
      </div>
      <Resend challenge={challenge} onResend={onResend} onSent={handleSent} onFailed={setFailure} />
    </form>
  )
}

type ResendProps = {
  challenge: Challenge
  onResend: () => Promise<Challenge>
  onSent: () => void
  onFailed: (error: unknown) => void
}

function Resend({ challenge, onResend, onSent, onFailed }: ResendProps) {
  const { t } = useLingui()
  // A wrong clock in a phone can't make the wait longer than it is.
  const [waitUntil, setWaitUntil] = useState(() => untilResend(challenge))
  const [isBusy, setBusy] = useState(false)
  const [hasSent, setHasSent] = useState(false)
  const left = useTimeLeft({ deadline: waitUntil, now: Date.now, isPrecise: true })
  const seconds = Math.ceil(left / 1000)

  const handleResend = async () => {
    if (isBusy) return
    setBusy(true)
    setHasSent(false)
    try {
      setWaitUntil(untilResend(await onResend()))
      setHasSent(true)
      onSent()
    } catch (error) {
      onFailed(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={styles.Resend}>
      {seconds > 0 ? (
        <Trans>Didn’t get it? You can ask for another in {seconds} s.</Trans>
      ) : (
        <LinkButton aria-busy={isBusy || undefined} onClick={() => void handleResend()}>
          <Trans>Send another code</Trans>
        </LinkButton>
      )}
      <p role="status">{hasSent ? t`We’ve sent another code. The one before no longer counts.` : null}</p>
    </div>
  )
}

const untilResend = ({ resendAt }: Challenge) => Math.min(resendAt, Date.now() + OTP_RESEND_MS)
