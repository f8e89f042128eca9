import { MINUTE_MS } from '#time/durations.ts'
import { toWallClock, type WallClock } from '#time/wall-clock.ts'
import { dateMonthsLater } from '#time/zone-arithmetic.ts'
import { isStartOnGrid } from './slot-building.ts'

/** Months; how far ahead a slot may lie. Source: spec §9. */
export const BOOKING_HORIZON_MONTHS = 3

export type SlotProblem = 'slot_in_past' | 'slot_too_far_ahead' | 'slot_off_grid'

/** Latest date (YYYY-MM-DD, that day included) a slot may lie on, seen from now in the place's zone. */
export function horizonDate(now: number, zone: string): string {
  return dateMonthsLater(now, BOOKING_HORIZON_MONTHS, zone)
}

/** Why a provider can't publish a slot that begins at this instant; undefined when they can.
 *  Source: product.md §4. @param startsAt - epoch ms  @param now - epoch ms */
export function slotProblem(startsAt: number, now: number, zone: string): SlotProblem | undefined {
  return startOnProblem(toWallClock(startsAt, zone), startsAt, { now, horizon: horizonDate(now, zone) })
}

/** `slotProblem` where the wall clock of the start and the last date are known already. */
export function startOnProblem(
  { date, time }: WallClock,
  startsAt: number,
  { now, horizon }: { now: number; horizon: string },
): SlotProblem | undefined {
  if (startsAt <= now) return 'slot_in_past'
  if (date > horizon) return 'slot_too_far_ahead'
  return startsAt % MINUTE_MS === 0 && isStartOnGrid(time) ? undefined : 'slot_off_grid'
}
