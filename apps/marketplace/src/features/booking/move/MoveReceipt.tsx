import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { balanceAt } from '@ginipig/domain/booking'
import { ReceiptLine, ReceiptLines } from '@ginipig/ui/receipt'
import { useLingui } from '@lingui/react/macro'
import { bookingSummary } from '../flow/booking-summary.ts'
import { SummaryReceipt } from '../flow/SummaryReceipt.tsx'

type MoveReceiptProps = {
  booking: ClientBooking
  /** Start of the slot picked; undefined while none is. */
  to: number | undefined
}

/** From when to when, what stays as it was, and when the balance is taken then. */
export function MoveReceipt({ booking, to }: MoveReceiptProps) {
  const { t } = useLingui()
  const dates = useDates()
  const money = useMoney()
  const { split, captured, startsAt, zone, policy } = booking
  const when = (instant: number) => dates.friendlyDateTime(instant, zone)
  const due = when(balanceAt(to ?? startsAt, policy))
  return (
    <SummaryReceipt
      {...bookingSummary(booking)}
      when={undefined}
      lines={
        <>
          <ReceiptLines size="sm">
            <ReceiptLine label={t`Now`} value={when(startsAt)} tone={to === undefined ? 'strong' : 'struck'} />
            {to === undefined ? null : <ReceiptLine label={t`Moves to`} value={when(to)} tone="strong" />}
          </ReceiptLines>
          <ReceiptLines>
            <ReceiptLine label={t`Price`} value={money(split.total)} />
            <ReceiptLine label={t`Paid`} value={money(captured)} />
            {captured < split.total ? (
              <ReceiptLine label={t`Balance, ${due}`} value={money(split.total - captured)} />
            ) : null}
          </ReceiptLines>
        </>
      }
    >
      <ReceiptLines part="due">
        <ReceiptLine label={t`Moving costs`} value={money(0)} tone="now" />
      </ReceiptLines>
    </SummaryReceipt>
  )
}
