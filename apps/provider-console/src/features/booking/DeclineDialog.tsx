import { type DeclineReason, declineReasons, MAX_REASON_TEXT } from '@ginipig/domain/booking'
import { declineReasonWords } from '@ginipig/features/booking'
import { useFieldText, useProblemText } from '@ginipig/features/problem'
import { ConfirmDialog } from '@ginipig/ui/dialog'
import { Field, focusFirstInvalid } from '@ginipig/ui/field'
import { RadioGroup } from '@ginipig/ui/radio-group'
import { Textarea } from '@ginipig/ui/textarea'
import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import styles from './DeclineDialog.module.css'

type DeclineDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  client: string
  onClosed: (() => void) | undefined
  busy: boolean
  error: unknown
  onDecline: (why: { reason: DeclineReason; text?: string }) => void
}

/** Asks why. What was picked and typed stays when the answer fails. Source: product.md §3. */
export function DeclineDialog({ open, onOpenChange, onClosed, client, busy, error, onDecline }: DeclineDialogProps) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const fieldText = useFieldText()
  const textOf = useProblemText()
  const [reason, setReason] = useState<DeclineReason>()
  const [text, setText] = useState('')
  const form = useRef<HTMLDivElement>(null)
  const [tries, setTries] = useState(0)
  const isAsked = tries > 0
  const isTextMissing = reason === 'other' && text.trim() === ''

  useEffect(() => {
    if (tries > 0 && form.current) focusFirstInvalid(form.current)
  }, [tries])

  const handleConfirm = () => {
    setTries(tries + 1)
    if (reason === undefined || isTextMissing) return
    onDecline({ reason, ...(text.trim() === '' ? {} : { text: text.trim() }) })
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      onClosed={onClosed}
      title={<Trans>Decline {client}’s request?</Trans>}
      description={
        <Trans>{client} is told why, the card is released and the slot opens again. This can’t be undone.</Trans>
      }
      confirmLabel={t`Decline request`}
      cancelLabel={t`Keep it`}
      onConfirm={handleConfirm}
      tone="danger"
      busy={busy}
      busyLabel={t`Declining…`}
      error={error ? textOf(error) : undefined}
    >
      <div ref={form} className={styles.Form}>
        <Field
          group
          label={<Trans>Reason</Trans>}
          error={isAsked && reason === undefined ? fieldText('required', t`a reason`) : undefined}
        >
          <RadioGroup
            value={reason}
            onValueChange={setReason}
            options={declineReasons.map((value) => ({ value, label: i18n._(declineReasonWords[value]) }))}
          />
        </Field>
        <Field
          label={<Trans>Words for {client}</Trans>}
          marker={reason === 'other' ? undefined : <Trans>Optional</Trans>}
          hint={<Trans>No phone numbers or addresses, please.</Trans>}
          error={isAsked && isTextMissing ? fieldText('required', t`a few words`) : undefined}
        >
          <Textarea
            value={text}
            onChange={(event) => setText(event.target.value)}
            maxLength={MAX_REASON_TEXT}
            counterMax={MAX_REASON_TEXT}
            rows={3}
          />
        </Field>
      </div>
    </ConfirmDialog>
  )
}
