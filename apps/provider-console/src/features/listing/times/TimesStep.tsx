import { useAppForm } from '@ginipig/app/form/use-app-form.ts'
import { useField } from '@ginipig/app/form/use-field.ts'
import { Failure } from '@ginipig/app/words/Failure.tsx'
import { useFieldText } from '@ginipig/app/words/field-words.ts'
import { formatLocale } from '@ginipig/app/words/locale.ts'
import type { TypedTimes } from '@ginipig/contract/listing/listing-draft.ts'
import { dayCells, durationOf, isSame, ListingTimes, type SlotPlan } from '@ginipig/domain/listing-draft'
import { DAY_MS, toWallClock, type WallClock } from '@ginipig/domain/time'
import { Button } from '@ginipig/ui/button'
import { Field } from '@ginipig/ui/field'
import { breakpoints, useMediaQuery } from '@ginipig/ui/media-query'
import { CalendarKey, MonthCalendar } from '@ginipig/ui/month-calendar'
import { plural } from '@lingui/core/macro'
import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { CardsField } from '#shared/cards-field/CardsField.tsx'
import { useAutosaved } from '#shared/draft/use-autosave.ts'
import { marksOfMonth } from '#shared/taken-times/taken-times.ts'
import { useDayWords } from '#shared/taken-times/use-start-words.ts'
import { isBookedStart, noTreatment } from '../draft/typed-listing.ts'
import { StepActions } from '../wizard/StepActions.tsx'
import { useStepPlace } from '../wizard/step-context.ts'
import { type StepProps, useStepForm } from '../wizard/use-step-form.ts'
import { CopyDay } from './CopyDay.tsx'
import { DayPlan } from './DayPlan.tsx'
import { InThisDay } from './InThisDay.tsx'
import { Misfits } from './Misfits.tsx'
import { PlanSummary } from './PlanSummary.tsx'
import styles from './Times.module.css'
import { useSlotPlan } from './use-slot-plan.ts'

/** When: several dates, or one date and time for everybody. Source: product.md §6 /provider/appointment. */
export function TimesStep({ autosave, first, onDone, isChecked, continueLabel }: StepProps<TypedTimes>) {
  const { t } = useLingui()
  /** Told by the plan: starts that could not be listed as they stand. */
  const misfits = useRef(0)
  /** Says which they are. */
  const misfitsPart = useRef<HTMLDivElement>(null)
  const [isStopped, setIsStopped] = useState(false)
  /** Adds copies of a day that were chosen and not added. */
  const addButton = useRef<HTMLButtonElement>(null)
  const [isCopyLeft, setIsCopyLeft] = useState(false)
  const goOn = () => {
    if (misfits.current > 0) {
      setIsStopped(true)
      misfitsPart.current?.focus()
      return
    }
    setIsCopyLeft(addButton.current !== null)
    if (addButton.current === null) return onDone()
    addButton.current.focus()
  }
  const { aside } = useStepPlace()
  const form = useAppForm(
    useStepForm({
      schema: ListingTimes,
      first,
      keep: (times) => autosave.change({ times }),
      onDone: goOn,
    }),
  )
  /** Picked, and left out while it is one date: there again with several. */
  const leftOut = useRef<WallClock[]>([])
  const followMode = (mode: TypedTimes['slotMode']) => {
    const { starts } = form.state.values
    const again = leftOut.current.filter((one) => !starts.some((start) => isSame(start, one)))
    leftOut.current = mode === 'one' ? starts.slice(1) : []
    if (mode === 'one' && starts.length > 1) form.setFieldValue('starts', starts.slice(0, 1))
    if (mode === 'several' && again.length > 0) form.setFieldValue('starts', [...starts, ...again])
  }
  return (
    <form.AppForm>
      <form.Form className={styles.Times}>
        <form.AppField name="slotMode" listeners={{ onChange: ({ value }) => followMode(value) }}>
          {() => (
            <CardsField
              label={t`How many dates?`}
              options={[
                {
                  value: 'several',
                  title: t`Several dates`,
                  description: t`Each start is for one client.`,
                },
                {
                  value: 'one',
                  title: t`One date and time`,
                  description: t`For all clients at once, like a class.`,
                },
              ]}
            />
          )}
        </form.AppField>
        <form.Subscribe selector={({ values }) => values.slotMode === 'one'}>
          {(isOne) => (
            <form.AppField name="starts">
              {() => (
                <StartsField
                  autosave={autosave}
                  isOne={isOne}
                  isStopped={isStopped}
                  misfitsPart={misfitsPart}
                  addButton={addButton}
                  isCopyLeft={isCopyLeft}
                  onMisfits={(count) => {
                    misfits.current = count
                  }}
                  aside={aside}
                  action={
                    <form.SubmitButton size="lg" busyLabel={t`Saving…`}>
                      {continueLabel}
                    </form.SubmitButton>
                  }
                />
              )}
            </form.AppField>
          )}
        </form.Subscribe>
        <form.Subscribe selector={({ values }) => values.starts}>
          {(starts) => {
            const days = new Set(starts.map(({ date }) => date)).size
            const sum = {
              title: t`${plural(starts.length, { one: '# slot', other: '# slots' })}`,
              detail: t`${plural(days, { one: 'on # day', other: 'on # days' })}`,
            }
            return (
              <StepActions
                form={form}
                isChecked={isChecked}
                label={continueLabel}
                sum={days === 0 ? undefined : sum}
                isBackOnly={aside !== null}
              />
            )
          }}
        </form.Subscribe>
      </form.Form>
    </form.AppForm>
  )
}

/** Today, or tomorrow where nothing begins today any more: a day without a start to press says nothing. */
const firstDay = (today: string, plan: SlotPlan): string =>
  dayCells(today, plan).some(({ state }) => state === 'free') ? today : toWallClock(plan.now + DAY_MS, plan.zone).date

type StartsFieldProps = Pick<StepProps<TypedTimes>, 'autosave'> & {
  isOne: boolean
  isStopped: boolean
  misfitsPart: RefObject<HTMLDivElement | null>
  addButton: RefObject<HTMLButtonElement | null>
  isCopyLeft: boolean
  onMisfits: (count: number) => void
  /** Where the summary stands, with the way on; without one, it stands below. */
  aside: HTMLElement | null
  action: ReactNode
}

/** A month, a day by half hours, and what was picked. */
function StartsField(props: StartsFieldProps) {
  const { autosave, isOne, isStopped, misfitsPart, addButton, isCopyLeft, onMisfits, aside, action } = props
  const { t } = useLingui()
  const { i18n } = useI18n()
  const fieldText = useFieldText()
  const dayWords = useDayWords()
  const draft = useAutosaved(autosave, (kept) => kept.draft)
  const treatment = useAutosaved(autosave, (kept) => kept.typed.treatment ?? noTreatment)
  const clients = useAutosaved(autosave, (kept) => kept.typed.requirements?.clients ?? 1)
  const { value: starts, change, problem } = useField<WallClock[]>()
  const duration = durationOf({ hours: treatment.hours ?? 0, minutes: treatment.minutes ?? 0 })
  const { plan, others, overlapOf, today, last, isKnown, error, isFetching, refetch } = useSlotPlan(
    draft,
    starts,
    duration,
  )
  const [date, setDate] = useState(
    () =>
      starts
        .map((one) => one.date)
        .toSorted()
        .find((one) => one >= today) ?? firstDay(today, plan),
  )
  const [month, setMonth] = useState(date.slice(0, 7))
  /** The day stands beside the month, and what is in it below the month: read, and reached by Tab, in that order. */
  const isBesideMonth = useMediaQuery(breakpoints.wide)
  const dayPart = useRef<HTMLElement>(null)
  const news = useRef<HTMLDivElement>(null)
  const [added, setAdded] = useState<{ before: WallClock[]; count: number }>()

  const marks = useMemo(() => marksOfMonth(plan.taken, month, plan.zone), [plan.taken, month, plan.zone])
  const markWords = { booked: t`booked`, busy: t`busy` }

  const isBooked = (start: WallClock) => isBookedStart(draft?.listed ?? null, start)
  const days = [...new Set(starts.map((one) => one.date))]
  const misfits = days.flatMap((day) =>
    dayCells(day, plan)
      .filter((cell) => cell.state === 'picked' && cell.problem !== undefined)
      .map((cell) => ({ start: { date: day, time: cell.time }, problem: cell.problem, by: cell.by }))
      .filter(({ start }) => !isBooked(start)),
  )
  onMisfits(misfits.length)
  const put = (next: WallClock[]) => {
    setAdded(undefined)
    change(next)
  }
  const addAll = (more: readonly WallClock[]) => {
    setAdded({ before: starts, count: more.length })
    change([...starts, ...more])
  }
  // The button pressed goes with what it did.
  const takeBack = (next: WallClock[]) => {
    dayPart.current?.focus()
    put(next)
  }
  const addCopies = (more: readonly WallClock[]) => {
    news.current?.focus()
    addAll(more)
  }
  const show = (day: string) => {
    setDate(day)
    setMonth(day.slice(0, 7))
  }

  const summary = (button: ReactNode) => (
    <PlanSummary
      starts={starts}
      date={date}
      isOne={isOne}
      clients={clients}
      zone={plan.zone}
      isBooked={isBooked}
      overlapOf={overlapOf}
      onShow={show}
      action={button}
    />
  )
  const inThisDay = <InThisDay date={date} plan={plan} others={others} isOne={isOne} />
  return (
    <>
      {error ? <Failure error={error} onTryAgain={refetch} isTrying={isFetching} /> : null}
      <Field
        group
        label={<Trans>Start times</Trans>}
        hint={<Trans>Up to {dayWords(last)}. Each keeps 30 minutes free after it.</Trans>}
      >
        <div className={styles.Plan}>
          <MonthCalendar
            pick="any"
            month={month}
            onMonthChange={setMonth}
            marks={marks}
            days={Object.fromEntries(days.map((day) => [day, starts.filter((one) => one.date === day).length]))}
            selected={date}
            onSelect={setDate}
            today={today}
            min={today}
            max={last}
            locale={formatLocale(i18n.locale)}
            isBusy={!isKnown}
            labels={{
              previousMonth: (name) => t`Back to ${{ name }}`,
              nextMonth: (name) => t`On to ${{ name }}`,
              day: ({ text, count, marks: inDay }) =>
                [
                  text,
                  ...(count === 0 ? [] : [t`${plural(count, { one: '# slot', other: '# slots' })}`]),
                  ...inDay.map((mark) => markWords[mark]),
                ].join(', '),
              count: (count) => t`${plural(count, { one: '# slot', other: '# slots' })}`,
            }}
          >
            <CalendarKey labels={{ available: t`Slots here`, booked: t`Booked`, busy: t`Busy` }} />
          </MonthCalendar>
          {isBesideMonth ? inThisDay : null}
          <DayPlan
            ref={dayPart}
            date={date}
            plan={plan}
            overlapOf={overlapOf}
            isOne={isOne}
            error={fieldText(problem, t`Slot`)}
            isBooked={isBooked}
            onChange={put}
            onAdd={addAll}
          />
          {isBesideMonth ? null : inThisDay}
        </div>
      </Field>
      <Misfits
        ref={misfitsPart}
        misfits={misfits}
        zone={plan.zone}
        isStopped={isStopped}
        onTakeOut={() => takeBack(starts.filter((one) => !misfits.some(({ start }) => isSame(start, one))))}
      />
      {isOne || !starts.some((one) => one.date === date) ? null : (
        <CopyDay
          key={date}
          date={date}
          last={last}
          today={today}
          plan={plan}
          overlapOf={overlapOf}
          onAdd={addCopies}
          addButton={addButton}
          isStopped={isCopyLeft}
          onLeave={() => dayPart.current?.focus()}
        />
      )}
      <div ref={news} role="status" tabIndex={-1}>
        {added === undefined ? null : (
          <div className={styles.Added}>
            <span>{t`${plural(added.count, { one: 'One start added', other: '# starts added' })}`}</span>
            <Button size="sm" variant="ghost" onClick={() => takeBack(added.before)}>
              <Trans>Undo</Trans>
            </Button>
          </div>
        )}
      </div>
      {aside === null ? summary(undefined) : createPortal(summary(action), aside)}
    </>
  )
}
