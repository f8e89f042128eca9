import { providerBookingChanged } from '@ginipig/api-client/booking.ts'
import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { useAppForm } from '@ginipig/app/form/use-app-form.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { addSide, TheirSide } from '@ginipig/contract/booking/provider-calls.ts'
import { MAX_SIDE } from '@ginipig/domain/booking'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'

type SideDialogProps = { bookingId: string; client: string; open: boolean; onOpenChange: (open: boolean) => void }

/** What happened, in the provider's own words, for whoever decides about the money. */
export function SideDialog({ bookingId, client, open, onOpenChange }: SideDialogProps) {
  const { t } = useLingui()
  const toast = useToast()
  const add = useMutation(change(useApi(), addSide, providerBookingChanged))
  const form = useAppForm({
    schema: TheirSide,
    defaultValues: { words: '' },
    onSubmit: (body) =>
      add.mutateAsync(
        { params: { bookingId }, body },
        {
          onSuccess: () => {
            toast.success(t`We have your side. Whoever decides reads it.`)
            onOpenChange(false)
          },
        },
      ),
  })
  return (
    <form.AppForm>
      <form.Question
        open={open}
        onOpenChange={onOpenChange}
        title={<Trans>What happened?</Trans>}
        description={
          <Trans>Read by the person who decides, not by {client}. If you say more later, that takes its place.</Trans>
        }
        confirmLabel={t`Add my side`}
        cancelLabel={t`Not now`}
        busyLabel={t`One moment…`}
      >
        <form.AppField name="words">
          {(field) => (
            <field.TextareaField
              label={<Trans>Your side</Trans>}
              problemLabel={t`what happened`}
              hint={<Trans>Who was there and when, what was done, what you wrote to each other.</Trans>}
              maxLength={MAX_SIDE}
              counterMax={MAX_SIDE}
              rows={5}
            />
          )}
        </form.AppField>
      </form.Question>
    </form.AppForm>
  )
}
