import { PublicTextField } from '@ginipig/app/form/PublicText.tsx'
import { useAppForm, useStore } from '@ginipig/app/form/use-app-form.ts'
import { DeclineWhy } from '@ginipig/contract/booking/provider-calls.ts'
import { type DeclineReason, declineReasons, MAX_REASON_TEXT } from '@ginipig/domain/booking'
import { declineReasonWords } from '@ginipig/features/booking/decline-reason.ts'
import { ConfirmDialog } from '@ginipig/ui/dialog'
import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import styles from './DeclineDialog.module.css'
import { keepEnter } from './keep-enter.ts'

type DeclineDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  client: string
  onClosed: (() => void) | undefined
  /** Why there is nothing left to decline. What was typed can still be read. */
  over: string | undefined
  /** @throws ApiError */
  onDecline: (why: { reason: DeclineReason; text?: string }) => Promise<unknown>
}

/** Asks why. What was picked and typed stays when the answer fails. Source: product.md §3. */
export function DeclineDialog({ open, onOpenChange, onClosed, client, over, onDecline }: DeclineDialogProps) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const form = useAppForm({
    schema: DeclineWhy,
    defaultValues: { reason: '', text: '' },
    onSubmit: ({ reason, text }) => onDecline({ reason, ...(text ? { text } : {}) }),
  })
  const isBusy = useStore(form.store, ({ isSubmitting }) => isSubmitting)
  const isTextNeeded = useStore(form.store, ({ values }) => values.reason === 'other')

  return (
    <form.AppForm>
      <ConfirmDialog
        open={open}
        onOpenChange={onOpenChange}
        onClosed={onClosed}
        title={<Trans>Decline {client}’s request?</Trans>}
        description={
          <Trans>{client} is told why, the card is released and the slot opens again. This can’t be undone.</Trans>
        }
        confirmLabel={over === undefined ? t`Decline request` : undefined}
        cancelLabel={over === undefined ? t`Don’t decline` : t`Close`}
        onConfirm={() => void form.handleSubmit()}
        error={over}
        tone="danger"
        busy={isBusy}
        busyLabel={t`Declining…`}
      >
        <form.Form className={styles.Form} onKeyDown={keepEnter}>
          <form.AppField name="reason">
            {(field) => (
              <field.RadioField
                label={<Trans>Reason</Trans>}
                problemLabel={t`a reason`}
                options={declineReasons.map((value) => ({ value, label: i18n._(declineReasonWords[value]) }))}
              />
            )}
          </form.AppField>
          <form.AppField name="text">
            {() => (
              <PublicTextField
                label={<Trans>Words for {client}</Trans>}
                problemLabel={t`a few words`}
                marker={isTextNeeded ? undefined : <Trans>Optional</Trans>}
                hint={<Trans>No phone numbers or addresses, please.</Trans>}
                max={MAX_REASON_TEXT}
                rows={3}
              />
            )}
          </form.AppField>
          <form.Failure />
        </form.Form>
      </ConfirmDialog>
    </form.AppForm>
  )
}
