import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { balanceAt } from '@ginipig/domain/booking'
import { HOUR_MS } from '@ginipig/domain/time'
import { Trans } from '@lingui/react/macro'
import styles from './Mandate.module.css'

/** What one consents to with a deposit: the later charge of the same card. Source: money.md §1.4. */
export function Mandate({ booking }: { booking: ClientBooking }) {
  const money = useMoney()
  const dates = useDates()
  const { split, policy, startsAt, zone } = booking
  const balance = money(split.balance)
  const hours = policy.balanceBeforeMs / HOUR_MS
  const when = dates.friendlyDateTime(balanceAt(startsAt, policy), zone)
  return (
    <p className={styles.Mandate}>
      <Trans>
        <b>
          {balance} will be taken from this card {hours} hours before your appointment
        </b>
        , on {when}. By paying the deposit you allow that.
      </Trans>
    </p>
  )
}
