import { errorCode } from '@ginipig/api-client/core/api-error.ts'
import { Banner } from '@ginipig/ui/banner'
import { Button, type ButtonProps } from '@ginipig/ui/button'
import { ConfirmDialog, type ConfirmDialogProps } from '@ginipig/ui/dialog'
import { focusFirstInvalid } from '@ginipig/ui/field'
import { Trans } from '@lingui/react/macro'
import { useStore as useFormStore } from '@tanstack/react-form'
import { type ComponentProps, type KeyboardEvent, type SubmitEvent, useEffect, useEffectEvent, useState } from 'react'
import { useStore } from 'zustand'
import { Failure as FailureBanner } from '#words/Failure.tsx'
import { useFormContext, useKit } from './form-contexts.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import styles from './Question.module.css'
import { scrollIntoView } from './scroll-into-view.ts'

/** The `<form>`. A try that leaves a field wrong leads to the first one; where none shows an error, that is said. */
export function Form({
  children,
  ...props
}: Omit<ComponentProps<'form'>, 'id' | 'ref' | 'method' | 'noValidate' | 'onSubmit'>) {
  const form = useFormContext()
  const { element, outcome, saysMore } = useKit()
  const failedTries = useStore(outcome, (state) => state.failedTries)
  const values: unknown = useFormStore(form.store, (state) => state.values)
  /** What was typed at a try that no field said anything about. */
  const [unseen, setUnseen] = useState<unknown>()

  const lead = useEffectEvent(() => {
    const isSeen = element.current === null || focusFirstInvalid(element.current)
    setUnseen(isSeen || saysMore ? undefined : values)
  })
  useEffect(() => {
    if (failedTries > 0) lead()
  }, [failedTries])

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    void form.handleSubmit()
  }
  return (
    // No script, no sending: a plain form would put what was typed into the address. "dialog" sends nothing.
    <form {...props} method="dialog" id={form.formId} ref={element} noValidate onSubmit={handleSubmit}>
      {children}
      <noscript>
        <p>
          <Trans>This form needs JavaScript. Please turn it on and reload the page.</Trans>
        </p>
      </noscript>
      {unseen === values ? (
        <Banner tone="danger" role="alert">
          <Trans>Something here isn’t right, though no field shows it. Please go through this page once more.</Trans>
        </Banner>
      ) : null}
    </form>
  )
}

/** Why the last try failed, where that is no field's fault; nothing while there is no such thing. Trying again is the
 *  submit button's, however far below; that one was offline is over when the browser is back. */
export function Failure(
  props: Omit<ComponentProps<typeof FailureBanner>, 'error' | 'onTryAgain' | 'isTrying' | 'ref'>,
) {
  const { outcome } = useKit()
  const failure = useStore(outcome, (state) => state.failure)
  const isOffline = failure !== undefined && errorCode(failure) === 'offline'

  useEffect(() => {
    if (!isOffline) return undefined
    const forget = () => outcome.setState({ failure: undefined })
    window.addEventListener('online', forget)
    return () => window.removeEventListener('online', forget)
  }, [isOffline, outcome])

  return failure === undefined ? null : <FailureBanner {...props} ref={scrollIntoView} error={failure} />
}

/** Busy while the form is on its way, which takes no second try meanwhile. Also for a dialog's foot, outside `Form`. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'form' | 'busy'> & { busyLabel: string }) {
  const form = useFormContext()
  const isBusy = useFormStore(form.store, ({ isSubmitting }) => isSubmitting)
  return <Button variant="primary" {...props} type="submit" form={form.formId} busy={isBusy} />
}

/** The way back, closed while the form is on its way. */
export function CancelButton(props: ButtonProps) {
  const isBusy = useFormStore(useFormContext().store, ({ isSubmitting }) => isSubmitting)
  return <Button variant="ghost" {...props} disabled={isBusy} />
}

/** A question in a dialog that asks for more than yes or no: the form's fields within, what failed below them. It is sent by
 *  its button alone; what is chosen by the keys isn't sent by them. */
export function Question({ children, ...props }: Omit<ConfirmDialogProps, 'onConfirm' | 'busy'>) {
  const form = useFormContext()
  const isBusy = useFormStore(form.store, ({ isSubmitting }) => isSubmitting)
  return (
    <ConfirmDialog {...props} busy={isBusy} onConfirm={() => void form.handleSubmit()}>
      <Form className={styles.Question} onKeyDown={keepEnter}>
        {children}
        {props.error === undefined ? <Failure /> : null}
      </Form>
    </ConfirmDialog>
  )
}

/** Of a form that does what can't be undone: by the keys one chooses, and sends nothing. */
export const keepEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

/** Asks before what was typed is lost. */
export function UnsavedChanges() {
  const form = useFormContext()
  return (
    <LeaveQuestion
      isAtStake={() => !form.state.isDefaultValue}
      title={<Trans>Leave without saving?</Trans>}
      description={<Trans>What you’ve changed here would be lost.</Trans>}
    />
  )
}
