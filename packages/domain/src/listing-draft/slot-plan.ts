import { FIRST_START, GRID_MINUTES, isStartOnGrid, LAST_START, SLOT_EXTRA_MINUTES } from '#listing/slot-building.ts'
import { type SlotPeriod, slotPeriod } from '#listing/slot-period.ts'
import { horizonDate } from '#listing/slot-rule.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#time/durations.ts'
import { minutesOf, timeOf, toWallClock, type WallClock } from '#time/wall-clock.ts'
import { fromWallClock } from '#time/zone-arithmetic.ts'
import { MAX_SLOTS } from './listing-draft.ts'
import { clashOf, type IsListed, type StartProblem, startProblem, type TakenTime } from './start-problems.ts'

/** Every start that a day can have: "07:00" to "21:30". */
export const dayStarts: readonly string[] = Array.from(
  { length: (minutesOf(LAST_START) - minutesOf(FIRST_START)) / GRID_MINUTES + 1 },
  (_, index) => timeOf(minutesOf(FIRST_START) + index * GRID_MINUTES),
).filter(isStartOnGrid)

/** When a treatment that begins at this wall-clock time is over. "13:30" and 105 give "15:15". @param duration - minutes */
export const endOf = (time: string, duration: number): string => timeOf(minutesOf(time) + duration)

/** The starts that a provider has picked, and what they have to keep clear of. `duration` in minutes, `now` epoch ms. */
export type SlotPlan<Taken extends TakenTime = TakenTime> = {
  starts: readonly WallClock[]
  duration: number
  zone: string
  now: number
  taken: readonly Taken[]
  isListed?: IsListed
}

/** A half hour of a day. `picked`: a start; `treatment` and `extra`: what a start takes up; `booking` and `busy`: the
 *  provider is not free; `unfit`: free, but no start fits; `free`: one does. */
export type CellState = 'picked' | 'treatment' | 'extra' | 'booking' | 'busy' | 'unfit' | 'free'

export type DayCell<Taken extends TakenTime = TakenTime> = {
  time: string
  state: CellState
  /** Why no start can be here. Of a picked one: why it can't be listed as it stands. */
  problem: StartProblem | undefined
  /** What stands in its way, where that is known. */
  by: Taken | undefined
}

/** Which half hours of a day can be picked, and what the others are. Source: product.md §6 /provider/appointment. */
export function dayCells<Taken extends TakenTime>(date: string, plan: SlotPlan<Taken>): DayCell<Taken>[] {
  const day = ofDay(date, plan)
  return dayStarts.map((time) => {
    const minute = minutesOf(time)
    const others = day.picked.filter((one) => one.time !== time)
    const problem = problemAt({ date, time }, day, others)
    const at = instantOf({ date, time }, plan.zone)
    const by = at === undefined ? undefined : (covering(at, day.taken) ?? clashOf(at, plan.duration, day.taken))
    if (others.length < day.picked.length) return { time, state: 'picked', problem, by }
    const own = day.picked.find(
      (one) => one.minute < minute && minute < one.minute + plan.duration + SLOT_EXTRA_MINUTES,
    )
    if (own) return { time, state: minute < own.minute + plan.duration ? 'treatment' : 'extra', problem, by: undefined }
    if (problem === undefined) return { time, state: 'free', problem, by: undefined }
    const isTaken = at !== undefined && covering(at, day.taken) !== undefined
    return { time, state: isTaken ? (by?.kind ?? 'busy') : 'unfit', problem, by }
  })
}

/** A start that was left out, and why. `full`: as many starts as a listing may have. */
export type LeftOut<Taken extends TakenTime = TakenTime> = {
  start: WallClock
  problem: StartProblem | 'full'
  by: Taken | undefined
}

/** Which of some wanted starts can be added, in their order; those that are picked already are in neither list. */
export function addStarts<Taken extends TakenTime>(
  wanted: readonly WallClock[],
  plan: SlotPlan<Taken>,
): { added: WallClock[]; left: LeftOut<Taken>[] } {
  const added: WallClock[] = []
  const left: LeftOut<Taken>[] = []
  for (const start of wanted) {
    const now = { ...plan, starts: [...plan.starts, ...added] }
    if (now.starts.some((one) => isSame(one, start))) continue
    const day = ofDay(start.date, now)
    const problem = now.starts.length >= MAX_SLOTS ? 'full' : problemAt(start, day, day.picked)
    if (problem === undefined) added.push(start)
    else {
      const at = instantOf(start, plan.zone)
      left.push({ start, problem, by: at === undefined ? undefined : clashOf(at, plan.duration, day.taken) })
    }
  }
  return { added, left }
}

/** Tells which of a provider's open slots of other listings a start would meet, the first of them, 30 minutes extra
 *  included: both may stand, the first booking closes the other. Looked up by day, as there may be thousands.
 *  Instants in epoch ms, `duration` in minutes. Source: spec §9, product.md §4 */
export function overlapsOf<Slot extends { startsAt: number; endsAt: number }>(
  slots: readonly Slot[],
  { duration, zone }: Pick<SlotPlan, 'duration' | 'zone'>,
): (start: WallClock) => Slot | undefined {
  const open = slots.map((slot) => ({ from: slot.startsAt, until: slot.endsAt, kind: 'booking' as const, slot }))
  const byDay = Map.groupBy(open, ({ from }) => Math.floor(from / DAY_MS))
  return (start) => {
    const at = instantOf(start, zone)
    if (at === undefined) return
    const day = Math.floor(at / DAY_MS)
    const near = [day - 1, day, day + 1].flatMap((one) => byDay.get(one) ?? [])
    return clashOf(at, duration, near)?.slot
  }
}

/** The starts that "Select all" adds in a part of a day: one after the other, as early as each fits. */
export function fillPeriod(date: string, period: SlotPeriod, plan: SlotPlan): WallClock[] {
  const times = dayStarts.filter((time) => slotPeriod(time) === period)
  return addStarts(
    times.map((time) => ({ date, time })),
    plan,
  ).added
}

/** The three starts of a day that fit and lie nearest to a time, in order of time. */
export function nearestStarts(wished: WallClock, plan: SlotPlan): string[] {
  const day = ofDay(wished.date, plan)
  const away = (time: string) => Math.abs(minutesOf(time) - minutesOf(wished.time))
  return dayStarts
    .filter((time) => problemAt({ date: wished.date, time }, day, day.picked) === undefined)
    .toSorted((one, other) => away(one) - away(other))
    .slice(0, 3)
    .toSorted()
}

/** Dates after a day, up to and with `until`, on these days of the week. @param weekdays - 0 Sunday … 6 Saturday */
export function weeklyDates(after: string, weekdays: readonly number[], until: string): string[] {
  const dates: string[] = []
  for (let at = Date.parse(`${after}T00:00Z`) + DAY_MS; ; at += DAY_MS) {
    const date = new Date(at).toISOString().slice(0, 10)
    if (date > until) return dates
    if (weekdays.includes(new Date(at).getUTCDay())) dates.push(date)
  }
}

/** The slots of the same listing at the same time of the same weekday after one: what a weekly slot looks like, whether it
 *  was added as one or week by week. Instants in epoch ms. Source: product.md §6 /provider/diary */
export function laterWeeks<Slot extends { listingId: string; startsAt: number }>(
  first: Slot,
  slots: readonly Slot[],
  zone: string,
): Slot[] {
  const start = toWallClock(first.startsAt, zone)
  const isLater = ({ date, time }: WallClock) =>
    date > start.date && time === start.time && weekdayOf(date) === weekdayOf(start.date)
  return slots.filter((slot) => slot.listingId === first.listingId && isLater(toWallClock(slot.startsAt, zone)))
}

/** 0 Sunday … 6 Saturday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00Z`).getUTCDay()

/** In order of time. */
export const inOrder = (starts: readonly WallClock[]): WallClock[] =>
  starts.toSorted((one, other) => `${one.date} ${one.time}`.localeCompare(`${other.date} ${other.time}`))

/** Starts by day, neighbouring days with the same times as one: how a plan is told in few lines. */
export function plannedDays(starts: readonly WallClock[]): { dates: string[]; times: string[] }[] {
  const days = Map.groupBy(inOrder(starts), ({ date }) => date)
  const told: { dates: string[]; times: string[] }[] = []
  for (const [date, ofDate] of days) {
    const times = ofDate.map(({ time }) => time)
    const before = told.at(-1)
    if (before && before.times.join() === times.join()) before.dates.push(date)
    else told.push({ dates: [date], times })
  }
  return told
}

export const isSame = (one: WallClock, other: WallClock): boolean => one.date === other.date && one.time === other.time

type Picked = TakenTime & { time: string; minute: number }
type Day<Taken extends TakenTime> = {
  duration: number
  zone: string
  now: number
  horizon: string
  picked: readonly Picked[]
  taken: readonly Taken[]
  isListed?: IsListed
}

/** All of a plan that can matter on one day: a treatment ends before midnight, so other days' starts can't. */
function ofDay<Taken extends TakenTime>(date: string, { starts, taken, ...plan }: SlotPlan<Taken>): Day<Taken> {
  const first = instantOf({ date, time: FIRST_START }, plan.zone) ?? Date.parse(`${date}T${FIRST_START}Z`)
  const [from, until] = [first - HOUR_MS, first + DAY_MS]
  const picked = starts.flatMap(({ date: on, time }) => {
    const at = on === date ? instantOf({ date, time }, plan.zone) : undefined
    if (at === undefined) return []
    return { from: at, until: at + plan.duration * MINUTE_MS, kind: 'booking' as const, time, minute: minutesOf(time) }
  })
  return {
    ...plan,
    horizon: horizonOf(plan.now, plan.zone),
    picked,
    taken: taken.filter((one) => one.until > from && one.from < until),
  }
}

const problemAt = (start: WallClock, day: Day<TakenTime>, picked: readonly TakenTime[]) =>
  startProblem(start, instantOf(start, day.zone), day, picked)

/** The time that holds this half hour's beginning, or begins within it. */
const covering = <Taken extends TakenTime>(at: number, taken: readonly Taken[]) =>
  taken.find((one) => one.from < at + GRID_MINUTES * MINUTE_MS && one.until > at)

/** Reading a wall clock takes a calendar library a while, and a grid asks for the same half hours again and again. */
const instants = new Map<string, number | undefined>()
const MOST_INSTANTS = 20_000

function instantOf(start: WallClock, zone: string): number | undefined {
  const key = `${zone} ${start.date} ${start.time}`
  if (!instants.has(key)) {
    if (instants.size >= MOST_INSTANTS) instants.clear()
    instants.set(key, fromWallClock(start, zone))
  }
  return instants.get(key)
}

let lastHorizon = { now: Number.NaN, zone: '', date: '' }

function horizonOf(now: number, zone: string): string {
  if (lastHorizon.now !== now || lastHorizon.zone !== zone) lastHorizon = { now, zone, date: horizonDate(now, zone) }
  return lastHorizon.date
}
