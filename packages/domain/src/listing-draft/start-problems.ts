import { isStartOnGrid, SLOT_EXTRA_MINUTES } from '#listing/slot-building.ts'
import { horizonDate, type SlotProblem, startOnProblem } from '#listing/slot-rule.ts'
import { MINUTE_MS } from '#time/durations.ts'
import { minutesOf, type WallClock } from '#time/wall-clock.ts'
import { fromWallClock } from '#time/zone-arithmetic.ts'

/** A time that a start must keep clear of. Epoch ms, half-open. `booking` is one of the provider's own and keeps the 30
 *  minutes extra on both sides; `busy` is blocked by hand or by another calendar and is over when it is over. */
export type TakenTime = { from: number; until: number; kind: 'booking' | 'busy' }

export type StartProblem = SlotProblem | 'slot_skipped' | 'slot_past_midnight' | 'slot_overlaps' | 'slot_clashes'

/** Does a treatment that begins at this wall-clock time end before midnight? @param duration - minutes */
export const endsInDay = (time: string, duration: number): boolean => minutesOf(time) + duration < 24 * 60

/** The instants of a slot, and until when nothing else of the provider may begin. */
const spanOf = (startsAt: number, duration: number) => ({
  from: startsAt,
  until: startsAt + duration * MINUTE_MS,
  clearUntil: startsAt + (duration + SLOT_EXTRA_MINUTES) * MINUTE_MS,
})

const EXTRA_MS = SLOT_EXTRA_MINUTES * MINUTE_MS

/** The time that a slot would run into; undefined when it is clear. @param duration - minutes */
export function clashOf<Taken extends TakenTime>(
  startsAt: number,
  duration: number,
  taken: readonly Taken[],
): Taken | undefined {
  const { from, until, clearUntil } = spanOf(startsAt, duration)
  return taken.find((one) =>
    one.kind === 'booking'
      ? from < one.until + EXTRA_MS && one.from < clearUntil
      : from < one.until && one.from < until,
  )
}

/** Is a start listed already, as long as it is to be? Then it may stay where its provider was booked or busy since: nobody can
 *  book it while that lasts, and a change of something else doesn't ask for it to be taken out. */
export type IsListed = (start: WallClock) => boolean

/** What is wrong with a start; undefined when it may be published beside those that are picked and what is taken.
 *  Source: spec §9, product.md §4. @param startsAt - its instant, epoch ms; undefined where its zone skips it
 *  @param listing.duration - minutes  @param listing.now - epoch ms  @param listing.horizon - `horizonDate` of now */
export function startProblem(
  start: WallClock,
  startsAt: number | undefined,
  listing: {
    duration: number
    now: number
    horizon: string
    taken: readonly TakenTime[]
    isListed?: IsListed | undefined
  },
  picked: readonly TakenTime[],
): StartProblem | undefined {
  if (startsAt === undefined) return isStartOnGrid(start.time) ? 'slot_skipped' : 'slot_off_grid'
  const wrong = startOnProblem(start, startsAt, listing)
  if (wrong) return wrong
  if (!endsInDay(start.time, listing.duration)) return 'slot_past_midnight'
  if (clashOf(startsAt, listing.duration, picked)) return 'slot_overlaps'
  if (listing.isListed?.(start)) return undefined
  return clashOf(startsAt, listing.duration, listing.taken) ? 'slot_clashes' : undefined
}

/** What is wrong with each start of a listing, by its place in the list; a start without an entry may be published.
 *  Of two that overlap, 30 minutes extra included, the later in the list is told. Source: spec §9, product.md §4.
 *  @param duration - minutes  @param now - epoch ms */
export function startProblems(
  starts: readonly WallClock[],
  { duration, zone, isListed }: { duration: number; zone: string; isListed?: IsListed },
  taken: readonly TakenTime[],
  now: number,
): Map<number, StartProblem> {
  const problems = new Map<number, StartProblem>()
  const picked: TakenTime[] = []
  const rules = { duration, taken, now, horizon: horizonDate(now, zone), isListed }
  for (const [index, start] of starts.entries()) {
    const startsAt = fromWallClock(start, zone)
    const problem = startProblem(start, startsAt, rules, picked)
    if (problem) problems.set(index, problem)
    else if (startsAt !== undefined) picked.push({ ...spanOf(startsAt, duration), kind: 'booking' })
  }
  return problems
}
