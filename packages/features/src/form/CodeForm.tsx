import { errorCode } from '@ginipig/api-client/core'
import type { Challenge } from '@ginipig/contract/identity'
import { OTP_LIFE_MS, OTP_RESEND_MS, Otp } from '@ginipig/domain/identity'
import { Banner } from '@ginipig/ui/banner'
import { Button } from '@ginipig/ui/button'
import { useTimeLeft } from '@ginipig/ui/countdown'
import { Field } from '@ginipig/ui/field'
import { OtpInput } from '@ginipig/ui/otp-input'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { useTimeLeftWords } from '#format/index.ts'
import { useFieldText, useProblemText } from '#problem/index.ts'
import styles from './CodeForm.module.css'
import { ResendCode } from './ResendCode.tsx'

type CodeFormProps = {
  challenge: Challenge
  /** Tries a code in its normal form. @throws ApiError `otp_wrong`, … */
  onCode: (code: string) => Promise<unknown>
  /** Asks for another code under the same challenge. @throws ApiError */
  onResend: () => Promise<Challenge>
  submitLabel: string
  busyLabel: string
  /** `lg` for a page that is nothing but this form. */
  size?: 'md' | 'lg'
  /** How often a wrong one may still be typed; said under a wrong one. */
  triesLeft?: number
  /** Beside the button: the way back. */
  cancel?: ReactNode
  /** Where it appears in the middle of a page, it goes on at the code. */
  takesFocus?: boolean
}

/** The code that we sent: tried as soon as it is whole, and another one after half a minute. Source: spec §5, §9. */
export function CodeForm(props: CodeFormProps) {
  const { challenge, onCode, onResend, submitLabel, busyLabel, size = 'md', triesLeft, cancel, takesFocus } = props
  const { t } = useLingui()
  const textOf = useProblemText()
  const input = useRef<HTMLInputElement>(null)
  const { code, type, send, clear, isBusy, problem, failure } = useCode({ input, onCode })
  const [until, setUntil] = useState(() => untilOf(challenge))

  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void send(code)
  }

  const handleSent = (sent: Challenge) => {
    setUntil(untilOf(sent))
    clear()
    input.current?.focus()
  }

  const isWrong = failure !== undefined && errorCode(failure) === 'otp_wrong'
  const tries = triesLeft === undefined ? '' : t`${plural(triesLeft, { one: '# try left.', other: '# tries left.' })}`
  const wrong = isWrong ? `${textOf(failure)} ${tries}`.trim() : undefined
  const fieldText = useFieldText()
  return (
    <form className={styles.CodeForm} noValidate onSubmit={handleSubmit}>
      {failure !== undefined && !isWrong ? (
        <Banner tone="danger" role="alert">
          {textOf(failure)}
        </Banner>
      ) : null}
      <Field
        label={t`Code`}
        hint={<Validity key={until.ended} deadline={until.ended} />}
        error={wrong ?? fieldText(problem, t`the code`)}
        // The focus is in the field already, so nothing else would read it out.
        isErrorUrgent={wrong !== undefined}
      >
        <OtpInput
          ref={input}
          value={code}
          onValueChange={type}
          onComplete={(typed) => {
            if (!isBusy) void send(typed)
          }}
        />
      </Field>
      <div className={styles.Actions}>
        <Button type="submit" variant="primary" size={size} block={size === 'lg'} busy={isBusy} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
        {cancel}
      </div>
      <ResendCode waitUntil={until.resendable} onResend={onResend} onSent={handleSent} />
    </form>
  )
}

type UseCodeOptions = { input: { current: HTMLInputElement | null }; onCode: CodeFormProps['onCode'] }

/** What is typed, and how the last try went. */
function useCode({ input, onCode }: UseCodeOptions) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [failure, setFailure] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)

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

  const type = (typed: string) => {
    if (isBusy) return
    setCode(typed)
    setProblem(undefined)
  }

  const clear = () => {
    setFailure(undefined)
    setProblem(undefined)
    setCode('')
  }

  return { code, type, send, clear, isBusy, problem, failure }
}

function Validity({ deadline }: { deadline: number }) {
  const words = useTimeLeftWords()
  const left = words(useTimeLeft({ deadline, now: Date.now }))
  return (
    <Trans>
      4 letters and digits · <span role="timer">{left}</span>
    </Trans>
  )
}

/** The challenge's instants on this machine's clock: a wrong one can't make either longer than it is. */
function untilOf({ expiresAt, resendAt }: Challenge): { ended: number; resendable: number } {
  const now = Date.now()
  return { ended: Math.min(expiresAt, now + OTP_LIFE_MS), resendable: Math.min(resendAt, now + OTP_RESEND_MS) }
}
