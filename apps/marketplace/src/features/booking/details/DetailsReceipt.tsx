import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { dueNow, waitsForOtherTime } from '@ginipig/domain/booking'
import { discountPercent } from '@ginipig/domain/listing'
import { ReceiptLine, ReceiptLines } from '@ginipig/ui/receipt'
import { useLingui } from '@lingui/react/macro'
import { bookingSummary } from '../flow/booking-summary.ts'
import { SummaryReceipt } from '../flow/SummaryReceipt.tsx'

/** Price, what is paid or held, what is left while the booking is under way, and what went back after its end. */
export function DetailsReceipt({ booking }: { booking: ClientBooking }) {
  const { t } = useLingui()
  const money = useMoney()
  const { split, rrp, captured, status, plan, refund, refundOwed } = booking
  const percent = discountPercent({ rrp, price: split.price })
  const isHeld = status === 'requested' || status === 'accepting'
  // On a day off nothing is due before its client has chosen another time.
  const isUnderWay = isHeld || (status === 'confirmed' && !waitsForOtherTime(booking))
  return (
    <SummaryReceipt
      {...bookingSummary(booking)}
      lines={
        <ReceiptLines>
          <ReceiptLine label={t`Provider’s usual price (RRP)`} value={money(rrp)} tone="struck" />
          <ReceiptLine label={t`You save ${percent}%`} value={money(split.price - rrp)} tone="saving" />
          {booking.promo ? (
            <ReceiptLine label={booking.promo.code} value={money(-split.discount)} tone="saving" />
          ) : null}
          <ReceiptLine label={t`Total`} value={money(split.total)} tone="total" />
        </ReceiptLines>
      }
    >
      {plan === null ? null : (
        <ReceiptLines part="due">
          {isHeld ? (
            <ReceiptLine label={t`Held on your card`} value={money(dueNow(split, plan))} />
          ) : (
            <ReceiptLine label={t`Paid`} value={money(captured)} />
          )}
          {isUnderWay && plan === 'deposit' && captured < split.total ? (
            <ReceiptLine label={t`Left to pay`} value={money(split.balance)} tone="now" />
          ) : null}
          {refund ? <ReceiptLine label={t`Refunded`} value={money(-refund.amount)} /> : null}
          {refundOwed ? <ReceiptLine label={t`Still to come back`} value={money(-refundOwed.amount)} /> : null}
          {refund || refundOwed ? (
            <ReceiptLine
              label={t`What it cost you`}
              value={money(captured - (refund?.amount ?? 0) - (refundOwed?.amount ?? 0))}
              tone="now"
            />
          ) : null}
        </ReceiptLines>
      )}
    </SummaryReceipt>
  )
}
