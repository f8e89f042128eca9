import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { SickDayBooking } from '@ginipig/contract/booking/sick-day.ts'
import { MAX_PROPOSED_TIMES, timesOfOtherDays } from '@ginipig/domain/booking'
import { toWallClock } from '@ginipig/domain/time'
import { Checkbox } from '@ginipig/ui/checkbox'
import { RemovableChip } from '@ginipig/ui/chip'
import { ReceiptLine, ReceiptLines } from '@ginipig/ui/receipt'
import { Select } from '@ginipig/ui/select'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import styles from './SickDayPage.module.css'

type SickDayClientProps = {
  booking: SickDayBooking
  day: string
  zone: string
  /** What can be offered: no other client of the day is. */
  times: SickDayBooking['times']
  /** Slots that are offered; none is the money back at once. */
  offered: readonly string[]
  onOffer: (slotIds: readonly string[]) => void
}

/** One client of the day: what is done for them and what it comes to, or what came of it. */
export function SickDayClient({ booking, day, zone, times, offered, onOffer }: SickDayClientProps) {
  const { t } = useLingui()
  const money = useMoney()
  const dates = useDates()
  const { id, clientName: name, title, startsAt, refund, fee, until, done, status } = booking
  const when = dates.friendlyDateTime(startsAt, zone)
  const answerBy = until === null ? '' : dates.friendlyDateTime(until, zone)
  const isRequest = status === 'requested'
  const isOffered = offered.length > 0
  const others = times.filter(({ slotId }) => !offered.includes(slotId))
  const nameOf = (instant: number) => dates.friendlyDateTime(instant, zone)
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
        <Done booking={booking} day={day} zone={zone} done={done} />
      ) : (
        <>
          {times.length > 0 ? (
            <Checkbox
              label={t`Offer ${name} up to three other times`}
              checked={isOffered}
              onChange={({ target: { checked } }) =>
                onOffer(checked ? timesOfOtherDays(times).map(({ slotId }) => slotId) : [])
              }
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
          {isOffered ? (
            <>
              <fieldset aria-label={t`Times for ${name}`} className={styles.Times}>
                {times
                  .filter(({ slotId }) => offered.includes(slotId))
                  .map(({ slotId, startsAt: start }) => {
                    const time = nameOf(start)
                    return (
                      <RemovableChip
                        key={slotId}
                        removeLabel={t`${time}, don’t offer`}
                        onClick={() => onOffer(offered.filter((one) => one !== slotId))}
                      >
                        {time}
                      </RemovableChip>
                    )
                  })}
                {offered.length < MAX_PROPOSED_TIMES && others.length > 0 ? (
                  <Select
                    aria-label={t`Add a time for ${name}`}
                    value=""
                    onChange={({ target }) => onOffer([...offered, target.value])}
                  >
                    <option value="">{t`Add a time`}</option>
                    {others.map(({ slotId, startsAt: start }) => (
                      <option key={slotId} value={slotId}>
                        {nameOf(start)}
                      </option>
                    ))}
                  </Select>
                ) : null}
              </fieldset>
              <p className={styles.Hint}>
                <Trans>
                  Held for {name} until {answerBy}. No answer counts as none of them.
                </Trans>
              </p>
            </>
          ) : null}
          {isRequest ? (
            <p className={styles.Hint}>
              <Trans>Only asked so far: nothing was taken, and nothing is owed.</Trans>
            </p>
          ) : (
            <ReceiptLines part="box">
              <ReceiptLine
                label={isOffered ? t`If none suits, back to ${name}` : t`Back to ${name}`}
                value={money(refund)}
              />
              <ReceiptLine label={isOffered ? t`Then your fee` : t`Your fee`} value={money(fee)} />
              {isOffered ? <ReceiptLine label={t`If they move`} value={money(0)} /> : null}
            </ReceiptLines>
          )}
        </>
      )}
    </li>
  )
}

type DoneProps = {
  booking: SickDayBooking
  day: string
  zone: string
  done: NonNullable<SickDayBooking['done']>
}

function Done({ booking, day, zone, done }: DoneProps) {
  const dates = useDates()
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
  if (done.offered.length > 0) {
    const until = booking.until === null ? '' : dates.friendlyDateTime(booking.until, zone)
    const times = done.offered.map(({ startsAt }) => dates.friendlyDateTime(startsAt, zone)).join(' · ')
    return (
      <p role="status">
        <Trans>
          {name} has until {until} to choose: {times}.
        </Trans>
      </p>
    )
  }
  const now = dates.friendlyDateTime(booking.startsAt, zone)
  return (
    <p role="status">
      {toWallClock(booking.startsAt, zone).date === day ? (
        <Trans>{name} was told. The booking says what came of it.</Trans>
      ) : (
        <Trans>
          {name} has moved to {now}.
        </Trans>
      )}
    </p>
  )
}
