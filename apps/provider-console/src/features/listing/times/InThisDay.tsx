import { useDates } from '@ginipig/app/words/use-dates.ts'
import type { DiarySlot } from '@ginipig/contract/listing/diary.ts'
import { dayCells, endOf, type SlotPlan } from '@ginipig/domain/listing-draft'
import { dayBounds, fromWallClock, toWallClock } from '@ginipig/domain/time'
import { DayRuler } from '@ginipig/ui/day-ruler'
import { TextLink } from '@ginipig/ui/link'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CalendarCheck, CalendarOff, CalendarPlus } from 'lucide-react'
import type { Taken } from '#shared/taken-times/taken-times.ts'
import { useDayWords, useTakenWords } from '#shared/taken-times/use-start-words.ts'
import styles from './Times.module.css'

/** "13:30" is 13.5: by the wall clock, on days of 23 hours too. */
const hoursOf = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3, 5)) / 60

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
  const dayWords = useDayWords()
  const dates = useDates()
  const takenWords = useTakenWords(plan.zone)
  const day = dayBounds(fromWallClock({ date, time: '12:00' }, plan.zone) ?? 0, plan.zone)
  const taken = plan.taken.filter(({ from, until }) => from < day.to && until > day.from)
  const open = others.filter(({ startsAt }) => startsAt >= day.from && startsAt < day.to)
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
          <h4 className={styles.DayTitle}>
            <Trans>Already in this day</Trans>
          </h4>
          <ul className={styles.Facts}>
            {taken.map((one) => (
              <li key={`${one.kind} ${one.from}`} data-kind={one.kind}>
                {one.kind === 'booking' ? <CalendarCheck aria-hidden /> : <CalendarOff aria-hidden />}
                <span>{takenWords(one)}</span>
              </li>
            ))}
            {open.map(({ id, startsAt, endsAt, title }) => {
              const [from, until] = [dates.time(startsAt, plan.zone), dates.time(endsAt, plan.zone)]
              return (
                <li key={id}>
                  <CalendarPlus aria-hidden />
                  <span>
                    <Trans>
                      {from} to {until}: open slot of {title}
                    </Trans>
                  </span>
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
