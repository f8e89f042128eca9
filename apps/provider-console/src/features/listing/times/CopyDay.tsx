import { formatLocale } from '@ginipig/app/words/locale.ts'
import type { DiarySlot } from '@ginipig/contract/listing/diary.ts'
import { addStarts, type SlotPlan, weeklyDates } from '@ginipig/domain/listing-draft'
import { DAY_MS, dateFormat, daysAfter, type WallClock } from '@ginipig/domain/time'
import { Button } from '@ginipig/ui/button'
import { Chip } from '@ginipig/ui/chip'
import { Field, FieldMessage, useFieldGroup } from '@ginipig/ui/field'
import { MonthCalendar } from '@ginipig/ui/month-calendar'
import { Panel } from '@ginipig/ui/panel'
import { TextInput } from '@ginipig/ui/text-input'
import { plural } from '@lingui/core/macro'
import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type RefObject, useState } from 'react'
import type { Taken } from '#shared/taken-times/taken-times.ts'
import { useDayWords, useProblemWords } from '#shared/taken-times/use-start-words.ts'
import { Overlaps } from './Overlaps.tsx'
import styles from './Times.module.css'

const weekdayOf = (date: string) => new Date(`${date}T00:00Z`).getUTCDay()
/** Monday first. */
const weekdays = [1, 2, 3, 4, 5, 6, 0]
/** Any week: the fifth of January 1970 was a Monday. */
const nameOf = (weekday: number, locale: string, style: 'narrow' | 'long') =>
  dateFormat(locale, { weekday: style, timeZone: 'UTC' }).format((4 + ((weekday + 6) % 7)) * DAY_MS)

type CopyDayProps = {
  date: string
  today: string
  last: string
  plan: SlotPlan<Taken>
  overlapOf: (start: WallClock) => DiarySlot | undefined
  onAdd: (more: readonly WallClock[]) => void
  /** The button that adds them, while there is something to add: whoever goes on without it is led there. */
  addButton: RefObject<HTMLButtonElement | null>
  /** They kept the provider from going on. */
  isStopped: boolean
  onLeave: () => void
}

/** A day's starts on other days: picked, or every week until a date. It says first what it would bring, and what not. */
export function CopyDay(props: CopyDayProps) {
  const { date, today, last, plan, overlapOf, onAdd, addButton, isStopped, onLeave } = props
  const { t } = useLingui()
  const { i18n } = useI18n()
  const locale = formatLocale(i18n.locale)
  const dayWords = useDayWords()
  const problemWords = useProblemWords(plan.zone)
  const [way, setWay] = useState<'days' | 'weeks'>()
  const [month, setMonth] = useState(date.slice(0, 7))
  const [picked, setPicked] = useState<readonly string[]>([])
  const [onWeekdays, setOnWeekdays] = useState<readonly number[]>([weekdayOf(date)])
  const inSixWeeks = daysAfter(date, 42)
  const [until, setUntil] = useState(inSixWeeks < last ? inSixWeeks : last)
  const times = plan.starts
    .filter((one) => one.date === date)
    .map(({ time }) => time)
    .toSorted()
  const goals = way === 'weeks' ? weeklyDates(date, onWeekdays, until < last ? until : last) : picked.toSorted()
  const wanted = goals.flatMap((day) => times.map((time) => ({ date: day, time })))
  const { added, left } = addStarts(wanted, plan)
  const count = added.length
  const dayCount = new Set(added.map((one) => one.date)).size
  const day = dayWords(date)
  const close = () => {
    setWay(undefined)
    setPicked([])
  }
  const toggle = <T,>(all: readonly T[], one: T) =>
    all.includes(one) ? all.filter((other) => other !== one) : [...all, one]
  return (
    <Panel look="well" isPadded className={styles.Copy} aria-label={t`Copy this day`}>
      <div className={styles.DayHead}>
        <div>
          <h3 className={styles.DayTitle}>
            <Trans>Copy {day}</Trans>
          </h3>
          <p className={styles.Note}>{times.join(', ')}</p>
        </div>
        <div className={styles.Near}>
          <Chip pressed={way === 'days'} onClick={() => setWay(way === 'days' ? undefined : 'days')}>
            <Trans>Pick days</Trans>
          </Chip>
          <Chip pressed={way === 'weeks'} onClick={() => setWay(way === 'weeks' ? undefined : 'weeks')}>
            <Trans>Every week</Trans>
          </Chip>
        </div>
      </div>
      {way === 'days' ? (
        <MonthCalendar
          pick="any"
          month={month}
          onMonthChange={setMonth}
          days={{}}
          selected={picked}
          onSelect={(one) => (one === date ? undefined : setPicked(toggle(picked, one)))}
          today={today}
          min={today}
          max={last}
          locale={locale}
          labels={{
            previousMonth: (name) => t`Back to ${{ name }}`,
            nextMonth: (name) => t`On to ${{ name }}`,
            day: ({ text }) => text,
            count: () => '',
          }}
        />
      ) : null}
      {way === 'weeks' ? (
        <div className={styles.Weeks}>
          <Field group label={<Trans>On these weekdays</Trans>}>
            <Weekdays>
              {weekdays.map((weekday) => (
                <Chip
                  key={weekday}
                  aria-label={nameOf(weekday, locale, 'long')}
                  pressed={onWeekdays.includes(weekday)}
                  onClick={() => setOnWeekdays(toggle(onWeekdays, weekday))}
                >
                  {nameOf(weekday, locale, 'narrow')}
                </Chip>
              ))}
            </Weekdays>
          </Field>
          <Field label={<Trans>Until</Trans>} hint={<Trans>{dayWords(last)} at the latest.</Trans>}>
            <TextInput
              type="date"
              min={date}
              max={last}
              value={until}
              onChange={(event) => setUntil(event.target.value)}
            />
          </Field>
        </div>
      ) : null}
      {way === undefined ? null : (
        <>
          <p role="status">
            {count === 0 ? (
              <Trans>Nothing to add yet.</Trans>
            ) : (
              <b>
                {t`${plural(count, { one: '# more slot', other: '# more slots' })} ${plural(dayCount, { one: 'on # day', other: 'on # days' })}.`}
              </b>
            )}{' '}
            {left.length === 0 ? null : <Trans>These don’t fit, so they’re left out:</Trans>}
          </p>
          {left.length === 0 ? null : (
            <ul className={styles.List}>
              {left.slice(0, 20).map(({ start, problem, by }) => (
                <li key={`${start.date} ${start.time}`}>
                  <b>
                    {dayWords(start.date)}, {start.time}
                  </b>{' '}
                  {problemWords(problem, by)}
                </li>
              ))}
            </ul>
          )}
          <Overlaps starts={added} zone={plan.zone} overlapOf={overlapOf} />
          {isStopped && count > 0 ? (
            <FieldMessage tone="danger" role="alert">
              <Trans>You chose these and haven’t added them yet.</Trans>
            </FieldMessage>
          ) : null}
          <div className={styles.Near}>
            <Button
              ref={count === 0 ? undefined : addButton}
              disabled={count === 0}
              onClick={() => {
                onAdd(added)
                close()
              }}
            >
              {t`${plural(count, { one: 'Add # slot', other: 'Add # slots' })}`}
            </Button>
            {isStopped && count > 0 ? (
              <Button
                variant="ghost"
                onClick={() => {
                  onLeave()
                  close()
                }}
              >
                <Trans>Leave them out</Trans>
              </Button>
            ) : null}
          </div>
        </>
      )}
    </Panel>
  )
}

/** Named by the field around it. */
function Weekdays({ children }: { children: ReactNode }) {
  const { 'aria-invalid': _, ...group } = useFieldGroup()
  return (
    <fieldset {...group} className={styles.Weekdays}>
      {children}
    </fieldset>
  )
}
