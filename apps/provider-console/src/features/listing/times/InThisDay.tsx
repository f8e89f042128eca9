import { useDates } from '@ginipig/app/words/use-dates.ts'
import type { DiarySlot } from '@ginipig/contract/listing/diary.ts'
import { dayCells, endOf, type SlotPlan } from '@ginipig/domain/listing-draft'
import { dayBounds, fromWallClock, minutesOf, toWallClock } from '@ginipig/domain/time'
import { DayRuler } from '@ginipig/ui/day-ruler'
import { TextLink } from '@ginipig/ui/link'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CalendarCheck, CalendarOff, CalendarPlus } from 'lucide-react'
import { useId } from 'react'
import type { Taken } from '#shared/taken-times/taken-times.ts'
import { useDayWords, useTakenWords } from '#shared/taken-times/use-start-words.ts'
import styles from './Times.module.css'

/** "13:30" is 13.5: by the wall clock, on days of 23 hours too. */
const hoursOf = (time: string) => minutesOf(time) / 60

/** No start is before it. */
const FIRST_HOUR = 7

type InThisDayProps = {
  date: string
  plan: SlotPlan<Taken>
  others: readonly DiarySlot[]
  /** One date and time: it is drawn among the day's other times. */
  isOne: boolean
}

/** What stands in a day already, and where busy times come from. */
export function InThisDay({ date, plan, others, isOne }: InThisDayProps) {
  const { t } = useLingui()
  const titleId = useId()
  const dayWords = useDayWords()
  const dates = useDates()
  const takenWords = useTakenWords(plan.zone)
  const day = dayBounds(fromWallClock({ date, time: '12:00' }, plan.zone) ?? 0, plan.zone)
  const taken = plan.taken.filter(({ from, until }) => from < day.to && until > day.from)
  const open = others.filter(({ startsAt }) => startsAt >= day.from && startsAt < day.to)
  const openByListing = Map.groupBy(open, ({ listingId }) => listingId)
  const hourOf = (at: number) => (at <= day.from ? 0 : at >= day.to ? 24 : hoursOf(toWallClock(at, plan.zone).time))
  const picked = isOne ? dayCells(date, plan).filter(({ state }) => state === 'picked') : []
  const ownTimes = picked.map(({ time }) => `${time} – ${endOf(time, plan.duration)}`)
  return (
    <div className={styles.InThisDay}>
      {picked.length === 0 ? null : (
        <DayRuler
          from={FIRST_HOUR}
          until={24}
          label={[dayWords(date, 'long'), ...ownTimes, ...taken.map(takenWords)].join('. ')}
          times={[
            ...picked.map(({ time, problem }) => {
              const from = hoursOf(time)
              const kind = problem === undefined ? ('picked' as const) : ('clash' as const)
              return { id: time, from, until: from + plan.duration / 60, kind, text: time }
            }),
            ...taken.map(({ from, until, kind, name }) => ({
              ...{ id: `${kind} ${from}`, kind, text: name },
              ...{ from: hourOf(from), until: hourOf(until) },
            })),
          ]}
        />
      )}
      {taken.length === 0 && open.length === 0 ? null : (
        <>
          <h4 id={titleId} className={styles.DayTitle}>
            <Trans>Already in this day</Trans>
          </h4>
          <ul className={styles.Facts} aria-labelledby={titleId}>
            {taken.map((one) => (
              <li key={`${one.kind} ${one.from}`} data-kind={one.kind}>
                {one.kind === 'booking' ? <CalendarCheck aria-hidden /> : <CalendarOff aria-hidden />}
                <span>{takenWords(one)}</span>
              </li>
            ))}
            {[...openByListing].map(([id, slots]) => {
              const title = slots[0]?.title
              const count = slots.length
              const times = slots
                .map(({ startsAt, endsAt }) => `${dates.time(startsAt, plan.zone)} – ${dates.time(endsAt, plan.zone)}`)
                .join(', ')
              return (
                <li key={id}>
                  <CalendarPlus aria-hidden />
                  <span>{t`${times}: ${plural(count, { one: 'open slot', other: 'open slots' })} of ${title}`}</span>
                </li>
              )
            })}
          </ul>
          {open.length === 0 ? null : (
            <p className={styles.Note}>
              <Trans>Where a start meets an open slot, the first booking closes the other.</Trans>
            </p>
          )}
        </>
      )}
      <p className={styles.Note}>
        <TextLink render={(slot) => <Link to="/provider/diary" search={{ calendars: true }} {...slot} />}>
          <Trans>Outside calendars</Trans>
        </TextLink>
      </p>
    </div>
  )
}
