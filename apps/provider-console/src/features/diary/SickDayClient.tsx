import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { SickDayBooking } from '@ginipig/contract/booking/sick-day.ts'
import type { SickDayChoice } from '@ginipig/domain/booking'
import { Checkbox } from '@ginipig/ui/checkbox'
import { ReceiptLine, ReceiptLines } from '@ginipig/ui/receipt'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import styles from './SickDayPage.module.css'

type SickDayClientProps = {
  booking: SickDayBooking
  zone: string
  choice: SickDayChoice
  onChoose: (choice: SickDayChoice) => void
}

/** One client of the day: what is done for them and what it comes to, or what came of it. */
export function SickDayClient({ booking, zone, choice, onChoose }: SickDayClientProps) {
  const { t } = useLingui()
  const money = useMoney()
  const dates = useDates()
  const { id, clientName: name, title, startsAt, refund, fee, canOffer, done, status } = booking
  const when = dates.friendlyDateTime(startsAt, zone)
  const isRequest = status === 'requested'
  const isOffered = choice === 'offer'
  return (
    <li className={styles.Client}>
      <p>
        <Link to="/provider/booking-details/$id" params={{ id }} className={styles.Name}>
          {name}
        </Link>
        <span className={styles.Hint}>
          {when}, {title}
        </span>
      </p>
      {done ? (
        <Done booking={booking} done={done} />
      ) : (
        <>
          {canOffer ? (
            <Checkbox
              label={t`Offer ${name} up to three other times`}
              checked={isOffered}
              onChange={({ target: { checked } }) => onChoose(checked ? 'offer' : 'refund')}
            />
          ) : (
            <p className={styles.Hint}>
              {isRequest ? (
                <Trans>No other time can be offered: the request is declined.</Trans>
              ) : (
                <Trans>No other time can be offered: the money goes back.</Trans>
              )}
            </p>
          )}
          {isRequest ? (
            <p className={styles.Hint}>
              <Trans>Only asked so far: nothing was taken, and nothing is owed.</Trans>
            </p>
          ) : (
            <ReceiptLines>
              <ReceiptLine
                label={isOffered ? t`If none suits, back to ${name}` : t`Back to ${name}`}
                value={money(refund)}
              />
              <ReceiptLine label={isOffered ? t`Then your fee` : t`Your fee`} value={money(fee)} />
            </ReceiptLines>
          )}
        </>
      )}
    </li>
  )
}

function Done({ booking, done }: { booking: SickDayBooking; done: NonNullable<SickDayBooking['done']> }) {
  const money = useMoney()
  const { clientName: name, status } = booking
  const refund = money(booking.refund)
  const fee = money(booking.fee)
  if (done.problem === 'payment_busy')
    return (
      <p role="status" className={styles.Problem}>
        <Trans>Not told yet: a payment is on its way. We try again each minute.</Trans>
      </p>
    )
  if (done.problem)
    return (
      <p role="status" className={styles.Problem}>
        <Trans>Not told yet: this booking can’t be ended now. Open it to see why. We try again each minute.</Trans>
      </p>
    )
  if (done.outcome === null)
    return (
      <p role="status" className={styles.Hint}>
        <Trans>Being told…</Trans>
      </p>
    )
  if (done.outcome === 'over')
    return (
      <p role="status">
        <Trans>Was over already. Nothing was changed.</Trans>
      </p>
    )
  if (status === 'declined')
    return (
      <p role="status">
        <Trans>{name} is told: the request has ended, and nothing was taken.</Trans>
      </p>
    )
  if (status === 'cancelled_by_provider')
    return (
      <p role="status">
        <Trans>
          {name} is told: {refund} goes back, and {fee} is your fee.
        </Trans>
      </p>
    )
  return (
    <p role="status">
      <Trans>{name} has other times to choose from, or has chosen. The booking says which.</Trans>
    </p>
  )
}
