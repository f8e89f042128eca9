import { slotChanged } from '@ginipig/api-client/booking.ts'
import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { errorCode } from '@ginipig/api-client/core/api-error.ts'
import { change, keyOf, makeStale } from '@ginipig/api-client/core/call-options.ts'
import { useAppForm } from '@ginipig/app/form/use-app-form.ts'
import { useField } from '@ginipig/app/form/use-field.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { cancelBooking, getMyBooking } from '@ginipig/contract/booking/client-calls.ts'
import type { Settlement } from '@ginipig/domain/booking'
import { Banner } from '@ginipig/ui/banner'
import { ButtonLink } from '@ginipig/ui/button'
import { Checkbox } from '@ginipig/ui/checkbox'
import { ReceiptLine, ReceiptLines } from '@ginipig/ui/receipt'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import * as v from 'valibot'
import { canMove, wishUntil } from '../move/can-move.ts'

type CancelDialogProps = {
  booking: ClientBooking
  /** What it costs now. */
  costs: Settlement
  /** What it costs once the early time is over, pence, and when that is, epoch ms; undefined once it is. */
  later: { costs: number; from: number } | undefined
  /** It became dearer while the question stood there. */
  hasChanged: boolean
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Asks once more, with the pounds that will move. What is confirmed is what is shown: where it costs another sum by then,
 *  nothing happens and the new sum is shown. Source: money.md §2. */
export function CancelDialog({ booking, costs, later, hasChanged, isOpen, onOpenChange }: CancelDialogProps) {
  const { t } = useLingui()
  const money = useMoney()
  const toast = useToast()
  const client = useQueryClient()
  const dates = useDates()
  const { id: bookingId, provider, captured, split, startsAt, zone } = booking
  const isLate = later === undefined
  const name = provider.firstName
  const lost = money(costs.forfeited)
  const when = dates.friendlyDateTime(startsAt, zone)
  const until = later ? dates.friendlyDateTime(later.from, zone) : ''
  const dearer = money(later?.costs ?? 0)
  const balance = money(split.total - captured)
  const owesBalance = captured < split.total
  const code = booking.promo?.code
  const last4 = booking.payments.findLast(({ card }) => card !== null)?.card?.last4
  const { mutateAsync: cancel } = useMutation({
    ...change(useApi(), cancelBooking, slotChanged),
    onError: (failure) => {
      if (errorCode(failure) === 'cost_changed')
        void makeStale(client, [keyOf(getMyBooking, { params: { bookingId } })])
    },
  })
  const refund = money(costs.refund)
  const mustKnow = isLate && costs.forfeited > 0
  const form = useAppForm({
    schema: v.object({ knows: mustKnow ? v.literal(true, 'must_accept') : v.boolean() }),
    defaultValues: { knows: false },
    onSubmit: async () => {
      await cancel({ params: { bookingId }, body: { loses: costs.forfeited } })
      onOpenChange(false)
      toast.success(
        costs.refund > 0
          ? t`Cancelled. ${refund} goes back to your card; banks take up to 10 days to show it.`
          : t`Cancelled. Nothing more will be taken.`,
      )
    },
  })
  return (
    <form.AppForm>
      <form.Question
        open={isOpen}
        onOpenChange={(isNowOpen) => {
          form.reset()
          onOpenChange(isNowOpen)
        }}
        title={t`Cancel ${when}?`}
        description={
          isLate
            ? t`It’s late now: ${name} has kept the time for you, and gets part of the price. This can’t be undone.`
            : owesBalance
              ? t`You’re early, so only the deposit is gone. The balance of ${balance} will never be taken. This can’t be undone.`
              : t`You’re early, so only the deposit is gone. This can’t be undone.`
        }
        confirmLabel={costs.forfeited > 0 ? t`Cancel, lose ${lost}` : t`Cancel booking`}
        cancelLabel={t`Keep my booking`}
        tone="danger"
        busyLabel={t`Cancelling…`}
      >
        {hasChanged ? (
          <Banner tone="warning" role="status">
            <Trans>The early time has just ended: cancelling costs more now.</Trans>
          </Banner>
        ) : null}
        <ReceiptLines part="box">
          <ReceiptLine label={t`You have paid`} value={money(captured)} />
          {costs.platformShare > 0 ? (
            <ReceiptLine label={t`The deposit`} value={`−${money(costs.platformShare)}`} />
          ) : null}
          {costs.providerShare > 0 ? (
            <ReceiptLine label={t`Part of the price, to ${name}`} value={`−${money(costs.providerShare)}`} />
          ) : null}
          <ReceiptLine
            label={last4 && costs.refund > 0 ? t`Comes back to your card ending ${last4}` : t`Comes back to you`}
            note={costs.refund > 0 ? t`Banks take up to 10 days to show it.` : undefined}
            value={refund}
            tone="total"
          />
        </ReceiptLines>
        <MoveInstead booking={booking} until={until} />
        {later && later.costs !== costs.forfeited ? (
          <p>
            <Trans>
              After {until} cancelling costs {dearer}.
            </Trans>
          </p>
        ) : null}
        {booking.promo ? (
          <p>
            <Trans>Your code {code} counts as used.</Trans>
          </p>
        ) : null}
        {mustKnow ? <form.AppField name="knows">{() => <KnowsField lost={lost} />}</form.AppField> : null}
      </form.Question>
    </form.AppForm>
  )
}

function KnowsField({ lost }: { lost: string }) {
  const { name, value, change: tick, onBlur, problem } = useField<boolean>()
  return (
    <Checkbox
      name={name}
      checked={value}
      onChange={({ target }) => tick(target.checked)}
      onBlur={onBlur}
      label={<Trans>I know that {lost} doesn’t come back</Trans>}
      error={problem === undefined ? undefined : <Trans>Please tick this before you cancel.</Trans>}
    />
  )
}

/** What costs nothing comes before what does: moving, or asking for it once it is too late to move alone. */
function MoveInstead({ booking, until }: { booking: ClientBooking; until: string }) {
  const { id, now, provider, proposal } = booking
  const name = provider.firstName
  const isFree = canMove(booking, now) && until !== ''
  if (!isFree && (wishUntil(booking, now) === undefined || proposal !== null)) return null
  return (
    <Banner
      tone="success"
      action={
        <ButtonLink size="sm" render={(slot) => <Link to="/move-booking/$id" params={{ id }} {...slot} />}>
          {isFree ? <Trans>Move it instead</Trans> : <Trans>Ask {name} to move it</Trans>}
        </ButtonLink>
      }
    >
      {isFree ? (
        <Trans>Moving it costs nothing until {until}.</Trans>
      ) : (
        <Trans>Moving it costs nothing if {name} says yes.</Trans>
      )}
    </Banner>
  )
}
