import { tooNear } from '#booking/too-near.ts'
import type { MustHaves } from '#listing/must-haves.ts'
import { morningAfter } from '#notification/quiet-hours.ts'
import { DAY_MS } from '#time/durations.ts'
import { dayBounds, fromWallClock } from '#time/index.ts'

/** For how many listings one person may wait at once. */
export const MAX_WAITS = 20

/** How long somebody waits for any day: as far ahead as slots may lie. Source: spec §9 (three months). */
const WAIT_MS = 92 * DAY_MS

/** One person's place in the line of a listing. `day` is YYYY-MM-DD of its place, null for any; `since` epoch ms. */
export type Wait = { day: string | null; since: number }

/** A slot with a free place. Instants are epoch ms; `day` is that of the start, at its place. */
export type OpenSlot = {
  id: string
  day: string
  startsAt: number
  approval: 'automatic' | 'manual'
  mustHaves: Pick<MustHaves, 'patchTest'>
}

/** Who waits, with what keeps a slot from being held for them. */
export type Waiter = Wait & {
  clientId: string
  /** The two have shut each other out, or the account is suspended or gone. */
  isBlocked: boolean
  /** Has this listing's appointment already. */
  isBooked: boolean
  /** Holds another time of the same provider, which an offer would take from them. */
  isHolding: boolean
  /** The slots they had since they wait, and let go. */
  passed: readonly string[]
}

/** Does this wait mean a day? */
export const waitsFor = ({ day }: Wait, wanted: string | null): boolean =>
  day === null || wanted === null || day === wanted

/** Where somebody stands among those who wait for the same: 1 is the first.
 *  @param line - everybody who waits for the listing, `mine` among them or not */
export function placeInLine(line: readonly Wait[], mine: Wait): { place: number; of: number } {
  const rivals = line.filter((one) => one !== mine && waitsFor(one, mine.day))
  return { place: rivals.filter(({ since }) => since < mine.since).length + 1, of: rivals.length + 1 }
}

/** When a wait ends by itself: with its day, or after three months. Epoch ms. */
export function waitEnds({ day, since }: Wait, zone: string): number {
  const noon = day === null ? undefined : fromWallClock({ date: day, time: '12:00' }, zone)
  return noon === undefined ? since + WAIT_MS : dayBounds(noon, zone).to
}

/** From when on a slot that comes free now is held for somebody in line: now, or in the morning where nobody may be
 *  woken; undefined where it couldn't be taken any more by then, nor its patch test be made. Until then it is kept.
 *  Epoch ms. Source: product.md §9. */
export function offerTime({ startsAt, approval, mustHaves }: Omit<OpenSlot, 'id'>, now: number): number | undefined {
  const at = morningAfter(now)
  const patchTestHours = mustHaves.patchTest?.hoursBefore ?? null
  return tooNear(startsAt, { approval, patchTestHours }, at) === undefined ? at : undefined
}

/** For whom an open slot is held: whoever has waited longest of those who can have it; undefined for nobody.
 *  Source: product.md §9 (waitlist). */
export function firstInLine<Each extends Waiter>(line: readonly Each[], slot: Pick<OpenSlot, 'id' | 'day'>) {
  return line
    .filter((one) => waitsFor(one, slot.day) && !one.isBlocked && !one.isBooked && !one.isHolding)
    .filter(({ passed }) => !passed.includes(slot.id))
    .reduce<Each | undefined>((first, one) => (first && first.since <= one.since ? first : one), undefined)
}
