import type { NoShow } from './contest.ts'
import type { BookingEventKind } from './life-cycle.ts'

/** What a booking's history says of a client who didn't come; undefined where its client was not said to have missed it. */
export function noShowOf(events: readonly { kind: BookingEventKind; at: number }[]): NoShow | undefined {
  const marked = events.findLast(({ kind }) => kind === 'no_show')
  if (!marked) return undefined
  const has = (one: BookingEventKind) => events.some(({ kind }) => kind === one)
  const isDecided = has('no_show_upheld') || has('no_show_undone')
  return { at: marked.at, contest: isDecided ? 'decided' : has('contested') ? 'open' : null }
}
