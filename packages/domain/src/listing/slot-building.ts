import { minutesOf, timeOf } from '#time/wall-clock.ts'

/** Minutes; the length of a slot whose treatment has no duration. Source: spec §9. */
export const DEFAULT_SLOT_MINUTES = 120
/** Minutes added after each slot when a row of them is built. Source: spec §9. */
export const SLOT_EXTRA_MINUTES = 30
/** Wall clock; earliest and latest start. Source: product.md §4, §6. */
export const FIRST_START = '07:00'
export const LAST_START = '21:30'
/** Minutes from one start that is possible to the next. */
export const GRID_MINUTES = 30

/** A row of back-to-back slots in one day, wall clock: each lasts the duration, the next begins 30 minutes
 *  after it, moved up to the half hour. None begins after 21:30 or reaches midnight. Source: spec §9, product.md §4.
 *  @param duration - minutes > 0 */
export function buildSlots(
  duration: number = DEFAULT_SLOT_MINUTES,
  from: string = FIRST_START,
  until: string = LAST_START,
): { from: string; to: string }[] {
  const slots: { from: string; to: string }[] = []
  const last = Math.min(minutesOf(until), minutesOf(LAST_START))
  let start = Math.ceil(Math.max(minutesOf(from), minutesOf(FIRST_START)) / GRID_MINUTES) * GRID_MINUTES
  while (start <= last && start + duration < 24 * 60) {
    slots.push({ from: timeOf(start), to: timeOf(start + duration) })
    start = Math.ceil((start + duration + SLOT_EXTRA_MINUTES) / GRID_MINUTES) * GRID_MINUTES
  }
  return slots
}

/** May a slot begin at this wall-clock time: on the half hour, 07:00 to 21:30. */
export function isStartOnGrid(time: string): boolean {
  return time >= FIRST_START && time <= LAST_START && minutesOf(time) % GRID_MINUTES === 0
}
