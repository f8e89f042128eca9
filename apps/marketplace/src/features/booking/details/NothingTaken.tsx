import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { ReceiptLine, ReceiptLines } from '@ginipig/ui/receipt'
import { Trans } from '@lingui/react/macro'
import styles from './BookingDetailsPage.module.css'

/** Of a request that was declined, not answered or called off: what was set aside for it, and that none of it was taken. */
export function NothingTaken({ booking: { status, payments, captured } }: { booking: ClientBooking }) {
  const money = useMoney()
  const aside = payments.find(({ kind }) => kind !== 'balance')
  const isOff = status === 'declined' || status === 'expired' || (status === 'cancelled_by_platform' && captured === 0)
  if (!isOff || !aside) return null
  const last4 = aside.card?.last4
  return (
    <ReceiptLines className={styles.Taken}>
      <ReceiptLine
        label={last4 ? <Trans>Set aside on your card ending {last4}</Trans> : <Trans>Set aside on your card</Trans>}
        value={money(aside.amount)}
      />
      <ReceiptLine
        label={<Trans>Taken from you</Trans>}
        note={<Trans>Your bank may show what was set aside for a few days.</Trans>}
        value={money(captured)}
        tone="total"
      />
    </ReceiptLines>
  )
}
