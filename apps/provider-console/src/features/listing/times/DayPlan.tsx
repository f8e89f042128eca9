import { useDates } from '@ginipig/app/words/use-dates.ts'
import type { DiarySlot } from '@ginipig/contract/listing/diary.ts'
import { AFTERNOON_UNTIL, MORNING_UNTIL, type SlotPeriod, slotPeriod, slotPeriods } from '@ginipig/domain/listing'
import {
  type DayCell,
  dayCells,
  endOf,
  fillPeriod,
  isSame,
  nearestStarts,
  type SlotPlan,
} from '@ginipig/domain/listing-draft'
import type { WallClock } from '@ginipig/domain/time'
import { Button } from '@ginipig/ui/button'
import { FieldMessage } from '@ginipig/ui/field'
import { type HalfHour, HalfHourGrid, HalfHourKey } from '@ginipig/ui/half-hour-grid'
import { VisuallyHidden } from '@ginipig/ui/visually-hidden'
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Moon, Sun, Sunrise } from 'lucide-react'
import { type RefObject, useId, useState } from 'react'
import type { Taken } from '#shared/taken-times/taken-times.ts'
import { useDayWords, useOverlapWords, useProblemWords } from '#shared/taken-times/use-start-words.ts'
import { AskedStart } from './AskedStart.tsx'
import styles from './Times.module.css'

const periodWords: Record<SlotPeriod, MessageDescriptor> = {
  morning: msg`Morning`,
  afternoon: msg`Afternoon`,
  night: msg`Night`,
}
const periodRanges: Record<SlotPeriod, MessageDescriptor> = {
  morning: msg`to ${MORNING_UNTIL}`,
  afternoon: msg`12:00 to ${AFTERNOON_UNTIL}`,
  night: msg`from 17:00`,
}
const periodIcons = { morning: Sunrise, afternoon: Sun, night: Moon } as const

type DayPlanProps = {
  /** The day as a whole: the focus goes on here, where a pressed button goes away. */
  ref: RefObject<HTMLElement | null>
  date: string
  plan: SlotPlan<Taken>
  /** An open slot of another listing that a start would meet. */
  overlapOf: (start: WallClock) => DiarySlot | undefined
  isOne: boolean
  /** What is wrong with the starts. */
  error: string | undefined
  isBooked: (start: WallClock) => boolean
  onChange: (starts: WallClock[]) => void
  onAdd: (more: readonly WallClock[]) => void
}

/** One day by its half hours: press a free one to start there. One that isn't says why, and what lies near. */
export function DayPlan({ ref, date, plan, overlapOf, isOne, error, isBooked, onChange, onAdd }: DayPlanProps) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const dates = useDates()
  const dayWords = useDayWords()
  const problemWords = useProblemWords(plan.zone)
  const overlapWords = useOverlapWords(plan.zone)
  const [asked, setAsked] = useState<WallClock>()
  const errorId = useId()
  const cells = dayCells(date, plan)
  const ofDay = plan.starts.filter((one) => one.date === date)
  const free = ofDay.filter((one) => !isBooked(one))
  const count = ofDay.length
  const duration = dates.duration(plan.duration)

  const press = (time: string) => {
    const start = { date, time }
    const cell = cells.find((one) => one.time === time)
    setAsked(undefined)
    if (cell?.state === 'picked' && !isBooked(start)) return onChange(plan.starts.filter((one) => !isSame(one, start)))
    if (cell?.state === 'free') {
      if (overlapOf(start)) setAsked(start)
      return onChange([...(isOne ? plan.starts.filter(isBooked) : plan.starts), start])
    }
    setAsked(start)
  }
  const clear = () => {
    ref.current?.focus()
    onChange(plan.starts.filter((one) => !free.includes(one)))
  }
  const pressNear = (time: string) => {
    ref.current?.querySelector<HTMLElement>(`[data-time="${time}"]`)?.focus()
    press(time)
  }

  const overlapAt = (time: string, state: DayCell['state']) =>
    (state === 'picked' && !isBooked({ date, time })) || state === 'free' ? overlapOf({ date, time }) : undefined
  const labelOf = (cell: DayCell<Taken>): string => {
    const overlap = overlapAt(cell.time, cell.state)
    return overlap ? `${stateOf(cell)}. ${overlapWords(overlap)}` : stateOf(cell)
  }
  const stateOf = ({ time, state, problem, by }: DayCell<Taken>): string => {
    if (state === 'picked') {
      const end = endOf(time, plan.duration)
      if (isBooked({ date, time })) return t`${time}, booked or held for a client, to ${end}`
      return problem === undefined ? t`${time}, picked, to ${end}` : t`${time}, picked: ${problemWords(problem, by)}`
    }
    if (state === 'treatment') return t`${time}, taken by a start you picked`
    if (state === 'extra') return t`${time}, 30 minutes extra`
    if (state === 'free') return t`${time}, free`
    return t`${time}, not possible: ${problemWords(problem ?? 'slot_clashes', by)}`
  }

  const periods = slotPeriods.map((period) => {
    const Icon = periodIcons[period]
    const own = cells.filter(({ time }) => slotPeriod(time) === period)
    const picked = free.filter(({ time }) => slotPeriod(time) === period)
    const more = isOne ? [] : fillPeriod(date, period, plan)
    const name = i18n._(periodWords[period])
    return {
      id: period,
      title: name,
      range: i18n._(periodRanges[period]),
      icon: <Icon aria-hidden />,
      action:
        more.length > 0 ? (
          <Button size="sm" variant="ghost" onClick={() => onAdd(more)}>
            {t`Select all, ${plural(more.length, { one: '# fits', other: '# fit' })}`}
            <VisuallyHidden>, {name}</VisuallyHidden>
          </Button>
        ) : picked.length > 0 ? (
          <Button
            size="sm"
            variant="ghost"
            aria-label={t`Clear ${name}`}
            onClick={() => onChange(plan.starts.filter((one) => !picked.includes(one)))}
          >
            <Trans>Clear</Trans>
          </Button>
        ) : undefined,
      cells: own.map((cell): HalfHour => {
        const isStart = cell.state === 'picked' && isBooked({ date, time: cell.time })
        return {
          time: cell.time,
          state: isStart ? 'booked' : cell.state,
          label: labelOf(cell),
          isMarked: overlapAt(cell.time, cell.state) !== undefined,
        }
      }),
    }
  })
  const meanings = {
    picked: t`Start you picked`,
    booked: t`Start booked or held for a client`,
    treatment: t`${duration} treatment`,
    extra: t`30 min extra`,
    booking: t`Your booking`,
    busy: t`Busy`,
    unfit: t`Won’t fit`,
    marked: t`Meets an open slot of yours`,
  }
  // Only what this day shows.
  const kinds = new Set<string>(
    periods.flatMap((one) => one.cells).flatMap(({ state, isMarked }) => (isMarked ? [state, 'marked'] : [state])),
  )
  const why = asked === undefined || asked.date !== date ? undefined : cells.find(({ time }) => time === asked.time)

  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={styles.Day}
      aria-label={dayWords(date, 'long')}
      aria-describedby={error === undefined ? undefined : errorId}
      data-invalid={error !== undefined || undefined}
    >
      <div className={styles.DayHead}>
        <div>
          <h3 className={styles.DayTitle}>{dayWords(date, 'long')}</h3>
          {/* Below a whole day it would stand out of sight of where the focus is led. */}
          {error === undefined ? null : (
            <FieldMessage id={errorId} tone="danger" role="alert">
              {error}
            </FieldMessage>
          )}
          <p className={styles.Note}>
            {count === 0 ? <Trans>Press a start.</Trans> : t`${plural(count, { one: '# slot', other: '# slots' })}`}
          </p>
        </div>
        {free.length === 0 ? null : (
          <Button size="sm" variant="ghost" onClick={clear}>
            <Trans>Clear day</Trans>
          </Button>
        )}
      </div>
      <HalfHourGrid periods={periods} onPress={press} />
      <div role="status">
        {why === undefined ? null : (
          <AskedStart
            cell={why}
            isBooked={isBooked({ date, time: why.time })}
            met={overlapAt(why.time, why.state)}
            near={nearestStarts({ date, time: why.time }, plan)}
            zone={plan.zone}
            onPress={pressNear}
          />
        )}
      </div>
      <HalfHourKey labels={Object.fromEntries(Object.entries(meanings).filter(([kind]) => kinds.has(kind)))} />
    </section>
  )
}
