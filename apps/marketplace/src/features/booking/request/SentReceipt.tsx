import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { dueNow } from '@ginipig/domain/booking'
import { ReceiptLine, ReceiptLines } from '@ginipig/ui/receipt'
import { useLingui } from '@lingui/react/macro'
import { bookingSummary } from '../flow/booking-summary.ts'
import { SummaryReceipt } from '../flow/SummaryReceipt.tsx'

/** The receipt of what was sent: number, what is on the card, what comes when. */
export function SentReceipt({ booking }: { booking: ClientBooking }) {
  const { t } = useLingui()
  const money = useMoney()
  const dates = useDates()
  const { split, plan, captured, balanceAt, zone, reference, status } = booking
  const balanceDate = balanceAt === null ? undefined : dates.date(balanceAt, zone)
  const isHeld = status === 'requested' || status === 'accepting'
  return (
    <SummaryReceipt
      {...bookingSummary(booking)}
      lines={
        <ReceiptLines size="sm">
          <ReceiptLine label={t`Booking`} value={reference} />
          {booking.promo ? (
            <ReceiptLine label={booking.promo.code} value={money(-split.discount)} tone="saving" />
          ) : null}
          <ReceiptLine label={t`Total`} value={money(split.total)} />
          {isHeld ? (
            <ReceiptLine label={t`Held on your card`} value={money(dueNow(split, plan ?? 'full'))} tone="strong" />
          ) : (
            <ReceiptLine label={t`Paid`} value={money(captured)} tone="strong" />
          )}
          {balanceDate === undefined ? null : (
            <ReceiptLine label={t`Balance on ${balanceDate}`} value={money(split.balance)} />
          )}
        </ReceiptLines>
      }
    />
  )
}
