import { errorCode } from '@ginipig/api-client/core/api-error.ts'
import type { Challenge } from '@ginipig/contract/identity/sign-up.ts'
import { OTP_LIFE_MS, OTP_RESEND_MS, Otp } from '@ginipig/domain/identity'
import { useTimeLeft } from '@ginipig/ui/countdown'
import { Field } from '@ginipig/ui/field'
import { OtpInput } from '@ginipig/ui/otp-input'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { useFieldText } from '#words/field-words.ts'
import { useProblemText } from '#words/problem-text.ts'
import { useTimeLeftWords } from '#words/use-time-left.ts'
import styles from './CodeForm.module.css'
import { useFieldContext } from './form-contexts.ts'
import { ResendCode } from './ResendCode.tsx'
import { useAppForm } from './use-app-form.ts'
import { useField } from './use-field.ts'

const Code = v.object({ code: Otp })

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
  const [wrong, setWrong] = useState<unknown>()
  const [until, setUntil] = useState(() => untilOf(challenge))

  const form = useAppForm({
    schema: Code,
    defaultValues: { code: '' },
    onSubmit: async ({ code }) => {
      setWrong(undefined)
      try {
        await onCode(code)
      } catch (error) {
        form.reset()
        input.current?.focus()
        const reason = errorCode(error)
        // After the last try too: whatever time it had left, it is over.
        if (reason === 'otp_exhausted' || reason === 'otp_expired') setUntil((of) => ({ ...of, ended: Date.now() }))
        if (reason !== 'otp_wrong') throw error
        setWrong(error)
      }
    },
  })

  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])

  const handleSent = (sent: Challenge) => {
    setUntil(untilOf(sent))
    setWrong(undefined)
    form.reset()
    input.current?.focus()
  }

  const tries = triesLeft === undefined ? '' : t`${plural(triesLeft, { one: '# try left.', other: '# tries left.' })}`
  return (
    <form.AppForm>
      <form.Form className={styles.CodeForm}>
        <form.Failure />
        <form.AppField name="code">
          {() => (
            <CodeField
              ref={input}
              hint={<Validity key={until.ended} deadline={until.ended} />}
              wrong={wrong === undefined ? undefined : `${textOf(wrong)} ${tries}`.trim()}
              onComplete={() => void form.handleSubmit()}
            />
          )}
        </form.AppField>
        <div className={styles.Actions}>
          <form.SubmitButton size={size} block={size === 'lg'} busyLabel={busyLabel}>
            {submitLabel}
          </form.SubmitButton>
          {cancel}
        </div>
        <ResendCode waitUntil={until.resendable} goodUntil={until.ended} onResend={onResend} onSent={handleSent} />
      </form.Form>
    </form.AppForm>
  )
}

type CodeFieldProps = {
  ref: Ref<HTMLInputElement>
  hint: ReactNode
  /** Why the last one wasn't it, in words. */
  wrong: string | undefined
  onComplete: () => void
}

function CodeField({ ref, hint, wrong, onComplete }: CodeFieldProps) {
  const { t } = useLingui()
  const fieldText = useFieldText()
  const { value, change, problem } = useField()
  const { form } = useFieldContext()

  const handleType = (typed: string) => {
    if (!form.state.isSubmitting) change(typed)
  }
  return (
    <Field
      label={t`Code`}
      hint={hint}
      error={wrong ?? fieldText(problem, t`the code`)}
      // The focus is in the field already, so nothing else would read it out.
      isErrorUrgent={wrong !== undefined}
    >
      <OtpInput ref={ref} value={value} onValueChange={handleType} onComplete={onComplete} />
    </Field>
  )
}

function Validity({ deadline }: { deadline: number }) {
  const words = useTimeLeftWords()
  const ms = useTimeLeft({ deadline, now: Date.now })
  const left = words(ms)
  if (ms <= 0) return <Trans>This code no longer works.</Trans>
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
