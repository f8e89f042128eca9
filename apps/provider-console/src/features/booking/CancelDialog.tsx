import { providerBookingChanged } from '@ginipig/api-client/booking.ts'
import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { useAppForm, useStore } from '@ginipig/app/form/use-app-form.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ProviderBooking } from '@ginipig/contract/booking/booking.ts'
import { CancelWhy, cancelBookingAsProvider } from '@ginipig/contract/booking/provider-calls.ts'
import { cancellationReasons, proposalUntil, settle } from '@ginipig/domain/booking'
import { toWallClock } from '@ginipig/domain/time'
import { cancelReasonWords } from '@ginipig/features/booking/cancel-reason.ts'
import { Banner } from '@ginipig/ui/banner'
import { Button } from '@ginipig/ui/button'
import { TextLink } from '@ginipig/ui/link'
import { ReceiptLine, ReceiptLines } from '@ginipig/ui/receipt'
import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { WaiverField } from '#shared/cancel-fields/WaiverField.tsx'
import { WordsField } from './WordsField.tsx'

type CancelDialogProps = {
  booking: ProviderBooking
  open: boolean
  now: () => number
  onOpenChange: (open: boolean) => void
  /** Goes on to other times in its place. */
  onPropose: () => void
  onTold: (words: string) => void
  onClosed: () => void
}

/** Asks why, and says what it costs: the fee of the booking's own policy. Source: money.md §2, product.md §6. */
export function CancelDialog({ booking, open, now, onOpenChange, onPropose, onTold, onClosed }: CancelDialogProps) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const money = useMoney()
  const cancel = useMutation(change(useApi(), cancelBookingAsProvider, providerBookingChanged))
  const { split, captured, startsAt, policy, client, owes, zone, id: bookingId } = booking
  const canMove = booking.proposal === null && proposalUntil('provider', booking, now()) !== undefined
  const { refund, providerFee } = settle('cancelled_by_provider', { split, captured, startsAt }, policy, now())
  const name = client.firstName
  const fee = money(providerFee)
  const [rate, price] = [policy.providerCancellationRate / 100, money(split.price)]
  const form = useAppForm({
    schema: CancelWhy,
    defaultValues: { reason: '', text: '', asksWaiver: false },
    onSubmit: ({ reason, text, asksWaiver }) =>
      cancel.mutateAsync(
        { params: { bookingId }, body: { reason, ...(text ? { text } : {}), ...(asksWaiver ? { asksWaiver } : {}) } },
        {
          onSuccess: () => {
            onTold(
              asksWaiver
                ? t`Cancelled. ${name} gets everything back. A person reads why; until they answer you owe ${fee}.`
                : t`Cancelled. ${name} gets everything back, and ${fee} comes off your next releases.`,
            )
            onOpenChange(false)
          },
        },
      ),
  })
  const isTextNeeded = useStore(form.store, ({ values }) => values.reason === 'other')
  return (
    <form.AppForm>
      <form.Question
        open={open}
        onOpenChange={onOpenChange}
        onClosed={onClosed}
        title={<Trans>Cancel on {name}?</Trans>}
        description={<Trans>{name} is told why, and the time is free again. This can’t be undone.</Trans>}
        confirmLabel={t`Cancel and owe ${fee}`}
        cancelLabel={t`Keep the booking`}
        tone="danger"
        busyLabel={t`Cancelling…`}
      >
        {canMove ? (
          <Banner
            tone="success"
            title={<Trans>Move it instead, at no cost</Trans>}
            action={
              <Button size="sm" variant="primary" onClick={onPropose}>
                <Trans>Offer other times</Trans>
              </Button>
            }
          >
            <Trans>{name} picks one of up to three; what was paid and answered comes along.</Trans>
          </Banner>
        ) : null}
        <ReceiptLines part="box">
          <ReceiptLine label={t`Back to ${name}`} value={money(refund)} />
          <ReceiptLine label={t`You won’t earn`} value={money(split.earnings)} />
          <ReceiptLine
            label={t`Cancelling costs you`}
            note={t`${rate}% of ${price}, off your next releases, never your bank`}
            value={fee}
            tone="total"
          />
          {owes > 0 ? <ReceiptLine label={t`Fees you’ll owe with it`} value={money(owes + providerFee)} /> : null}
        </ReceiptLines>
        <form.AppField name="reason">
          {(field) => (
            <field.RadioField
              label={<Trans>Reason</Trans>}
              problemLabel={t`a reason`}
              options={cancellationReasons.map((value) => ({ value, label: i18n._(cancelReasonWords[value]) }))}
            />
          )}
        </form.AppField>
        <form.AppField name="text">{() => <WordsField client={name} isNeeded={isTextNeeded} />}</form.AppField>
        <form.AppField name="asksWaiver">{() => <WaiverField isOne />}</form.AppField>
        {startsAt > now() ? (
          <p>
            <TextLink
              render={(slot) => (
                <Link to="/provider/sick-day/$day" params={{ day: toWallClock(startsAt, zone).date }} {...slot} />
              )}
            >
              <Trans>Cancelling a whole day?</Trans>
            </TextLink>
          </p>
        ) : null}
      </form.Question>
    </form.AppForm>
  )
}
