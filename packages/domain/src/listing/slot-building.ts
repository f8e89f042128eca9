/** Minutes; the length of a slot whose treatment has no duration. Source: spec §9. */
export const DEFAULT_SLOT_MINUTES = 120
/** Minutes added after each slot when a row of them is built. Source: spec §9. */
export const SLOT_EXTRA_MINUTES = 30
/** Wall clock; earliest and latest start. Source: product.md §4, §6. */
export const FIRST_START = '07:00'
export const LAST_START = '21:30'
const GRID_MINUTES = 30

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const toTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** A row of back-to-back slots in one day, wall clock: each lasts the duration, the next begins 30 minutes
 *  after it, moved up to the half hour. None begins after 21:30 or reaches midnight. Source: spec §9, product.md §4.
 *  @param duration - minutes > 0 */
export function buildSlots(
  duration: number = DEFAULT_SLOT_MINUTES,
  from: string = FIRST_START,
  until: string = LAST_START,
): { from: string; to: string }[] {
  const slots: { from: string; to: string }[] = []
  const last = Math.min(toMinutes(until), toMinutes(LAST_START))
  let start = Math.ceil(Math.max(toMinutes(from), toMinutes(FIRST_START)) / GRID_MINUTES) * GRID_MINUTES
  while (start <= last && start + duration < 24 * 60) {
    slots.push({ from: toTime(start), to: toTime(start + duration) })
    start = Math.ceil((start + duration + SLOT_EXTRA_MINUTES) / GRID_MINUTES) * GRID_MINUTES
  }
  return slots
}

/** May a slot begin at this wall-clock time: on the half hour, 07:00 to 21:30. */
export function isStartOnGrid(time: string): boolean {
  return time >= FIRST_START && time <= LAST_START && toMinutes(time) % GRID_MINUTES === 0
}
