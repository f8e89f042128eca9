import { useAppForm, useStore } from '@ginipig/app/form/use-app-form.ts'
import { DeclineWhy } from '@ginipig/contract/booking/provider-calls.ts'
import { blocksTime, type DeclineReason } from '@ginipig/domain/booking'
import { declineReasonWords } from '@ginipig/features/booking/decline-reason.ts'
import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { WordsField } from './WordsField.tsx'

type DeclineDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  client: string
  /** Those that fit what the listing asks for. */
  reasons: readonly DeclineReason[]
  onClosed: (() => void) | undefined
  /** Why there is nothing left to decline. What was typed can still be read. */
  over: string | undefined
  /** @throws ApiError */
  onDecline: (why: { reason: DeclineReason; text?: string }) => Promise<unknown>
}

/** Asks why. What was picked and typed stays when the answer fails. Source: product.md §3. */
export function DeclineDialog({ open, onOpenChange, onClosed, client, reasons, over, onDecline }: DeclineDialogProps) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const form = useAppForm({
    schema: DeclineWhy,
    defaultValues: { reason: '', text: '' },
    onSubmit: ({ reason, text }) => onDecline({ reason, ...(text ? { text } : {}) }),
  })
  const reason = useStore(form.store, ({ values }) => values.reason)
  const isTextNeeded = reason === 'other'

  return (
    <form.AppForm>
      <form.Question
        open={open}
        onOpenChange={onOpenChange}
        onClosed={onClosed}
        title={<Trans>Decline {client}’s request?</Trans>}
        description={
          reasons.some((one) => one === reason && blocksTime(one)) ? (
            <Trans>
              {client} is told why, the card is released and the time is blocked in your diary. This can’t be undone.
            </Trans>
          ) : (
            <Trans>{client} is told why, the card is released and the slot opens again. This can’t be undone.</Trans>
          )
        }
        confirmLabel={over === undefined ? t`Decline request` : undefined}
        cancelLabel={over === undefined ? t`Don’t decline` : t`Close`}
        error={over}
        tone="danger"
        busyLabel={t`Declining…`}
      >
        <form.AppField name="reason">
          {(field) => (
            <field.RadioField
              label={<Trans>Reason</Trans>}
              problemLabel={t`a reason`}
              options={reasons.map((value) => ({ value, label: i18n._(declineReasonWords[value]) }))}
            />
          )}
        </form.AppField>
        <form.AppField name="text">{() => <WordsField client={client} isNeeded={isTextNeeded} />}</form.AppField>
      </form.Question>
    </form.AppForm>
  )
}
