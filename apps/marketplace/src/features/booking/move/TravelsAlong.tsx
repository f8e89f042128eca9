import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { Section } from '@ginipig/ui/section'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import styles from './TravelsAlong.module.css'

/** What stays as it is when a booking moves. `price` is what the treatment costs in a new booking now, in pence. */
export function TravelsAlong({ booking, price }: { booking: ClientBooking; price: number }) {
  const { t } = useLingui()
  const money = useMoney()
  const { split, captured, mustHavesGiven, mustHavesAsked, payments } = booking
  const last4 = payments.findLast(({ card }) => card !== null)?.card?.last4
  const paid = money(captured)
  const booked = money(split.price)
  const now = money(price)
  const photos = mustHavesGiven.photoIds.length
  const lines = [
    captured < split.total && last4 !== undefined
      ? t`Your ${paid} deposit, and the card ending ${last4} for the balance`
      : t`The ${paid} you paid`,
    price === split.price
      ? t`The price you booked at, ${booked}`
      : t`The price you booked at, ${booked}. It’s ${now} for new bookings now`,
    photos > 0 ? t`${plural(photos, { one: 'Your photo', other: 'Your # photos' })}, as you sent them` : undefined,
    mustHavesAsked.consultation ? t`Your consultation form, as you sent it` : undefined,
  ]
  return (
    <Section pitch="block" title={<Trans>What travels along</Trans>} lead={<Trans>Nothing to fill in again.</Trans>}>
      <ul className={styles.TravelsAlong}>
        {lines.map((line) =>
          line === undefined ? null : (
            <li key={line}>
              <Check aria-hidden="true" />
              <span>{line}</span>
            </li>
          ),
        )}
      </ul>
    </Section>
  )
}
