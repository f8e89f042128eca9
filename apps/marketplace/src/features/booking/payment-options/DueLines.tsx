import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { balanceAt, dueNow, type PaymentPlan } from '@ginipig/domain/booking'
import { HOUR_MS } from '@ginipig/domain/time'
import { ReceiptLine, ReceiptLines } from '@ginipig/ui/receipt'
import { useLingui } from '@lingui/react/macro'

/** The foot of the receipt: what is due now, and what later and when. */
export function DueLines({ booking, plan }: { booking: ClientBooking; plan: PaymentPlan }) {
  const { t } = useLingui()
  const money = useMoney()
  const dates = useDates()
  const { split, policy, startsAt, zone } = booking
  const hours = policy.balanceBeforeMs / HOUR_MS
  const when = dates.friendlyDateTime(balanceAt(startsAt, policy), zone)
  const due = money(dueNow(split, plan))
  const promo = booking.promo ? (
    <ReceiptLine label={booking.promo.code} value={money(-split.discount)} tone="saving" />
  ) : null
  if (plan === 'full') {
    return (
      <ReceiptLines part="due">
        {promo}
        <ReceiptLine label={t`To pay today`} value={due} tone="now" />
      </ReceiptLines>
    )
  }
  return (
    <ReceiptLines part="due">
      {promo}
      <ReceiptLine label={t`Deposit today`} value={due} tone="now" />
      <ReceiptLine
        label={t`Balance, ${when}`}
        note={t`${hours} hours before your appointment`}
        value={money(split.balance)}
      />
    </ReceiptLines>
  )
}
