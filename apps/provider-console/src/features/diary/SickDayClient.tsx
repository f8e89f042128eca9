import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { SickDayBooking } from '@ginipig/contract/booking/sick-day.ts'
import { MAX_PROPOSED_TIMES, timesOfOtherDays } from '@ginipig/domain/booking'
import { toWallClock } from '@ginipig/domain/time'
import { Avatar } from '@ginipig/ui/avatar'
import { RemovableChip } from '@ginipig/ui/chip'
import { Segments } from '@ginipig/ui/segments'
import { Select } from '@ginipig/ui/select'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
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
  const dates = useDates()
  const { id, client, title, startsAt, until, done, status } = booking
  const name = client.firstName
  const fullName = `${client.firstName} ${client.lastName}`
  // Who has moved begins on another day: that time isn't one of this day's.
  const isThatDay = toWallClock(startsAt, zone).date === day
  const answerBy = until === null ? '' : dates.friendlyDateTime(until, zone)
  const isRequest = status === 'requested'
  const isOffered = offered.length > 0
  return (
    <li className={styles.Client}>
      <div className={styles.Head}>
        <Avatar userId={client.id} name={fullName} photoUrl={client.avatarUrl ?? undefined} />
        <p className={styles.Who}>
          <Link to="/provider/booking-details/$id" params={{ id }} className={styles.Name}>
            {fullName}
          </Link>
          <span className={styles.Hint}>{isThatDay ? `${dates.time(startsAt, zone)} · ${title}` : title}</span>
        </p>
        {done === null && times.length > 0 ? (
          <Segments
            aria-label={t`What is done for ${name}`}
            options={[
              { value: 'offer', label: <Trans>Offer times</Trans> },
              { value: 'refund', label: isRequest ? <Trans>Decline now</Trans> : <Trans>Refund now</Trans> },
            ]}
            value={isOffered ? 'offer' : 'refund'}
            onValueChange={(value) =>
              onOffer(value === 'offer' ? timesOfOtherDays(times).map(({ slotId }) => slotId) : [])
            }
            className={styles.Choice}
          />
        ) : null}
      </div>
      {done ? (
        <>
          <Done booking={booking} day={day} zone={zone} done={done} />
          {done.waiver && booking.fee > 0 ? (
            booking.status === 'cancelled_by_provider' ? (
              <Waiver waiver={done.waiver} />
            ) : done.offered.length > 0 ? (
              <p className={styles.Hint}>
                <Trans>If a fee comes of it, you have asked us to waive it.</Trans>
              </p>
            ) : null
          ) : null}
        </>
      ) : (
        <>
          {times.length > 0 ? null : (
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
              <OfferedTimes name={name} zone={zone} times={times} offered={offered} onOffer={onOffer} />
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
            <Sums booking={booking} isOffered={isOffered} />
          )}
        </>
      )}
    </li>
  )
}

/** The times that a client is offered; each can go, and others come. */
function OfferedTimes({
  name,
  zone,
  times,
  offered,
  onOffer,
}: Pick<SickDayClientProps, 'zone' | 'times' | 'offered' | 'onOffer'> & { name: string }) {
  const { t } = useLingui()
  const dates = useDates()
  const nameOf = (instant: number) => dates.friendlyDateTime(instant, zone)
  const list = useRef<HTMLFieldSetElement>(null)
  const remove = (slotId: string) => {
    // The button pressed goes with its time, and the last time with all of this.
    const client = list.current?.closest('li')
    const next = offered.length > 1 ? list.current : client?.querySelector('a')
    next?.focus()
    onOffer(offered.filter((one) => one !== slotId))
  }
  const others = times.filter(({ slotId }) => !offered.includes(slotId))
  return (
    <fieldset ref={list} tabIndex={-1} aria-label={t`Times for ${name}`} className={styles.Times}>
      {times
        .filter(({ slotId }) => offered.includes(slotId))
        .map(({ slotId, startsAt }) => {
          const time = nameOf(startsAt)
          return (
            <RemovableChip key={slotId} removeLabel={t`${time}, don’t offer`} onClick={() => remove(slotId)}>
              {time}
            </RemovableChip>
          )
        })}
      {offered.length < MAX_PROPOSED_TIMES && others.length > 0 ? (
        <Select
          aria-label={t`Add a time for ${name}`}
          value=""
          onChange={({ target }) => onOffer([...offered, target.value])}
          className={styles.AddTime ?? ''}
        >
          <option value="">{t`Add a time`}</option>
          {others.map(({ slotId, startsAt }) => (
            <option key={slotId} value={slotId}>
              {nameOf(startsAt)}
            </option>
          ))}
        </Select>
      ) : null}
    </fieldset>
  )
}

/** The pounds of one client, as the act will move them. */
function Sums({ booking: { refund, fee }, isOffered }: { booking: SickDayBooking; isOffered: boolean }) {
  const money = useMoney()
  const sums = isOffered
    ? [
        { id: 'refund', label: <Trans>If none suits, goes back</Trans>, value: money(refund) },
        { id: 'fee', label: <Trans>Then your fee</Trans>, value: money(fee) },
        { id: 'move', label: <Trans>If they move</Trans>, value: money(0) },
      ]
    : [
        { id: 'refund', label: <Trans>Goes back now</Trans>, value: money(refund) },
        { id: 'fee', label: <Trans>Your fee</Trans>, value: money(fee) },
      ]
  return (
    <dl className={styles.Sums}>
      {sums.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
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
  const { status } = booking
  const name = booking.client.firstName
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
        <Trans>It was over already. Nothing was changed.</Trans>
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

/** What became of the wish to be let off the fee. */
function Waiver({ waiver }: { waiver: NonNullable<DoneProps['done']['waiver']> }) {
  return (
    <p className={styles.Hint}>
      {waiver === 'asked' ? <Trans>You asked us to waive the fee. A person answers within a day.</Trans> : null}
      {waiver === 'waived' ? <Trans>We waived the fee.</Trans> : null}
      {waiver === 'kept' ? <Trans>We read why: the fee stands.</Trans> : null}
    </p>
  )
}
