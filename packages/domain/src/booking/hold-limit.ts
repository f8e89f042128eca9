import { DAY_MS } from '#time/durations.ts'

/** How many slots one person may keep from everybody else: at the same time, in any 24 hours, and the same one again and
 *  again. Far beyond what choosing takes; a diary can't be emptied with it. Source: trust.md §2.4. */
export const HOLDS_AT_ONCE = 3
export const HOLDS_A_DAY = 30
export const HOLDS_OF_ONE_SLOT = 4

/** A slot that a person took in the last 24 hours. Epoch ms; `keptUntil` while it is still held, null after. */
export type EarlierHold = { slotId: string; heldAt: number; keptUntil: number | null }

/** Why another hold is refused, and from when on it isn't; undefined where it may be made.
 *  @param earlier - of the same person, without the one that is given up for it */
export function holdRefusal(
  earlier: readonly EarlierHold[],
  slotId: string,
  now: number,
): { problem: 'too_many_holds' | 'held_too_often'; until: number } | undefined {
  const ends = earlier
    .flatMap(({ keptUntil }) => (keptUntil !== null && keptUntil > now ? [keptUntil] : []))
    .sort((a, b) => a - b)
  const free = ends[ends.length - HOLDS_AT_ONCE]
  if (free !== undefined) return { problem: 'too_many_holds', until: free }
  const ofSlot = oldestOf(
    earlier.filter((one) => one.slotId === slotId),
    HOLDS_OF_ONE_SLOT,
  )
  const ofDay = oldestOf(earlier, HOLDS_A_DAY)
  const until = Math.max(ofSlot ?? 0, ofDay ?? 0) + DAY_MS
  return until > now && (ofSlot ?? ofDay) !== undefined ? { problem: 'held_too_often', until } : undefined
}

/** When the first of the last so many was made; undefined where there are fewer. */
const oldestOf = (holds: readonly EarlierHold[], count: number): number | undefined =>
  holds.map(({ heldAt }) => heldAt).sort((a, b) => b - a)[count - 1]
