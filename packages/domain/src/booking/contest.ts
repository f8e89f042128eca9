import type { BookingEventKind } from './life-cycle.ts'
import { contestableUntil } from './money-view.ts'

/** When a client was said not to have come (epoch ms), and whether they said otherwise; `decided` once an operator has. */
export type NoShow = { at: number; contest: 'open' | 'decided' | null }

/** May a client still say that they were there? Once, and until the share goes out. Source: money.md §2.
 *  @param now - epoch ms */
export const canContest = ({ at, contest }: NoShow, now: number): boolean =>
  contest === null && now < contestableUntil(at)

/** The same out of a booking's history; undefined where its client was not said to have missed it. */
export function noShowOf(events: readonly { kind: BookingEventKind; at: number }[]): NoShow | undefined {
  const marked = events.findLast(({ kind }) => kind === 'no_show')
  if (!marked) return undefined
  const has = (one: BookingEventKind) => events.some(({ kind }) => kind === one)
  const isDecided = has('no_show_upheld') || has('no_show_undone')
  return { at: marked.at, contest: isDecided ? 'decided' : has('contested') ? 'open' : null }
}
