import { providerBookingChanged } from '@ginipig/api-client/booking.ts'
import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ProviderBooking } from '@ginipig/contract/booking/booking.ts'
import { completeBooking, markNoShow, releasePayment } from '@ginipig/contract/booking/provider-calls.ts'
import { netted, settle } from '@ginipig/domain/booking'
import { DAY_MS, HOUR_MS } from '@ginipig/domain/time'
import { ConfirmDialog } from '@ginipig/ui/dialog'
import { ReceiptLine, ReceiptLines } from '@ginipig/ui/receipt'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'

/** What a provider says of an appointment whose time has come. */
export type Ending = 'mark_no_show' | 'complete' | 'release'

const calls = { mark_no_show: markNoShow, complete: completeBooking, release: releasePayment } as const

/** What of a booking says the pounds. */
type Ended = Pick<ProviderBooking, 'id' | 'split' | 'captured' | 'startsAt' | 'policy' | 'owes' | 'reportedAt'> & {
  client: { firstName: string }
}

type EndingDialogProps = {
  booking: Ended
  ending: Ending
  open: boolean
  now: () => number
  onOpenChange: (open: boolean) => void
  onTold: (words: string) => void
  onClosed: () => void
}

/** Asks once more, with the pounds that will move by the domain's own rule. */
export function EndingDialog({ booking, ending, open, now, onOpenChange, onTold, onClosed }: EndingDialogProps) {
  const { t } = useLingui()
  const textOf = useProblemText()
  const words = useWords(booking, ending, now)
  const { mutateAsync, isPending, error, reset } = useMutation(change(useApi(), calls[ending], providerBookingChanged))
  const handleConfirm = () =>
    // Said also where the row it stands in has gone from its list by then.
    mutateAsync({ params: { bookingId: booking.id } }).then(
      () => {
        onTold(words.told)
        onOpenChange(false)
      },
      () => undefined, // the question says why
    )
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => {
        reset()
        onOpenChange(isOpen)
      }}
      onClosed={onClosed}
      title={words.title}
      description={words.text}
      confirmLabel={words.confirm}
      cancelLabel={t`Not now`}
      tone={ending === 'mark_no_show' ? 'danger' : 'primary'}
      busy={isPending}
      busyLabel={t`One moment…`}
      error={error ? textOf(error) : undefined}
      onConfirm={() => void handleConfirm()}
    >
      <ReceiptLines part="box">
        {words.lines.map(({ label, value, isTotal }) => (
          <ReceiptLine key={label} label={label} value={value} {...(isTotal ? { tone: 'total' as const } : {})} />
        ))}
      </ReceiptLines>
    </ConfirmDialog>
  )
}

type Line = { label: string; value: string; isTotal?: boolean }

type Words = { title: string; text: string; confirm: string; told: string; lines: Line[] }

function useWords(booking: Ended, ending: Ending, now: () => number): Words {
  const { t } = useLingui()
  const money = useMoney()
  const { split, captured, startsAt, policy, client, owes } = booking
  const isReported = booking.reportedAt !== null
  const name = client.firstName
  const ended = { split, captured, startsAt }
  const commission: Line = { label: t`Our commission`, value: money(-split.commission) }
  // What the client did not pay, and the provider has all the same (money.md §1.6).
  const promo: Line[] =
    split.discount > 0 ? [{ label: t`Promo code, paid by Ginipig`, value: money(split.discount) }] : []
  switch (ending) {
    case 'mark_no_show': {
      const { refund, providerShare, platformShare } = settle('no_show', ended, policy, now())
      const share = money(providerShare)
      const hours = policy.contestMs / HOUR_MS
      return {
        title: t`Did ${name} not come?`,
        text: t`${name} is told. Your share waits ${plural(hours, { one: '# hour', other: '# hours' })}, so that they can say if they did come. This can’t be undone.`,
        confirm: t`Mark as a no-show`,
        told: isReported
          ? t`Marked as a no-show. ${share} waits until we have answered ${name}.`
          : t`Marked as a no-show. ${share} is sent to you in ${plural(hours, { one: '# hour', other: '# hours' })}.`,
        lines: [
          { label: t`Paid by the client`, value: money(captured) },
          { label: t`Back to ${name}`, value: money(-refund) },
          { label: t`Kept by Ginipig`, value: money(-platformShare) },
          { label: t`Yours`, value: share, isTotal: true },
        ],
      }
    }
    case 'complete': {
      const earned = money(split.earnings)
      const days = policy.releaseAfterMs / DAY_MS
      return {
        title: t`Is the service complete?`,
        text: isReported
          ? t`${name} has reported this appointment. Your money waits until we have answered them.`
          : t`You can release the payment from then on. It is released by itself ${plural(days, { one: '# day', other: '# days' })} later.`,
        confirm: t`Service complete`,
        told: isReported
          ? t`Service complete. ${earned} waits until we have answered ${name}.`
          : t`Service complete. ${earned} can be released now.`,
        lines: [
          { label: t`Paid by the client`, value: money(captured) },
          ...promo,
          commission,
          { label: t`You earn`, value: earned, isTotal: true },
        ],
      }
    }
    case 'release': {
      const { providerShare } = settle('released', ended, policy, now())
      const keptBack = netted(providerShare, owes)
      const sum = money(providerShare - keptBack)
      const fees = keptBack > 0 ? [{ label: t`Fees you owe`, value: money(-keptBack) }] : []
      return {
        title: t`Release ${sum}?`,
        text: t`It goes to your account at Stripe, which pays it out to your bank.`,
        confirm: t`Release ${sum}`,
        told: t`Released. ${sum} is on its way to your account at Stripe.`,
        lines: [
          { label: t`Paid by the client`, value: money(captured) },
          ...promo,
          commission,
          ...fees,
          { label: t`Sent to you`, value: sum, isTotal: true },
        ],
      }
    }
  }
}
