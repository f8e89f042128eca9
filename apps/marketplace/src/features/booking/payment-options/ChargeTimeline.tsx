import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import type { PaymentPlan } from '@ginipig/domain/booking'
import { HOUR_MS } from '@ginipig/domain/time'
import { Trans, useLingui } from '@lingui/react/macro'
import { bookingTerms } from '../terms/booking-terms.ts'
import styles from './ChargeTimeline.module.css'
import { type ChargeStep, chargePlan } from './charge-plan.ts'

const hours = (ms: number) => ms / HOUR_MS

/** What is taken when, each with its date and its sum. */
export function ChargeTimeline({ booking, plan }: { booking: ClientBooking; plan: PaymentPlan }) {
  const dates = useDates()
  const money = useMoney()
  return (
    <ol className={styles.ChargeTimeline}>
      {chargePlan(booking, plan).map((step) => (
        <li key={step.kind} className={styles.Step} data-now={step.kind === 'today' || undefined}>
          <div>
            <p className={styles.When}>
              {step.kind === 'today' ? <Trans>Today</Trans> : dates.friendlyDateTime(step.at, booking.zone)}
            </p>
            <p className={styles.What}>
              <StepWords kind={step.kind} booking={booking} plan={plan} />
            </p>
          </div>
          {step.amount === undefined ? null : <p className={styles.Amount}>{money(step.amount)}</p>}
        </li>
      ))}
    </ol>
  )
}

type StepWordsProps = { kind: ChargeStep['kind']; booking: ClientBooking; plan: PaymentPlan }

function StepWords({ kind, booking, plan }: StepWordsProps) {
  const { t } = useLingui()
  const name = booking.provider.firstName
  const dates = useDates()
  const { answerHours, answerBy } = bookingTerms(booking)
  const balanceHours = hours(booking.policy.balanceBeforeMs)
  switch (kind) {
    case 'today':
      if (booking.approval === 'automatic') return t`Your card is charged and the appointment is yours at once.`
      if (answerBy === undefined) {
        return t`Your request goes to ${name}, who has up to ${answerHours} hours to reply. Your card is held, and charged only on a yes.`
      }
      return t`Your request goes to ${name}, who has until ${{ when: dates.friendlyDateTime(answerBy, booking.zone) }} to reply. Your card is held, and charged only on a yes.`
    case 'balance':
      return t`The balance is taken from the same card, ${balanceHours} hours before.`
    case 'appointment':
      return plan === 'deposit' ? t`Your appointment. All paid by then.` : t`Your appointment. Nothing left to pay.`
  }
}
