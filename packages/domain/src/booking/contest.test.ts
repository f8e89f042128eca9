import { expect, test } from 'vitest'
import { DAY_MS } from '#time/durations.ts'
import { canContest } from './contest.ts'
import type { BookingEventKind } from './life-cycle.ts'
import { noShowOf } from './no-show.ts'
import { bookingPolicy } from './policy.ts'

const at = Date.parse('2027-05-14T09:45:00Z')
const told = (...kinds: BookingEventKind[]) => noShowOf(kinds.map((kind, index) => ({ kind, at: at + index })))

test.for<{ kinds: BookingEventKind[]; contest: 'open' | 'decided' | null; can: boolean }>([
  { kinds: ['no_show'], contest: null, can: true },
  { kinds: ['no_show', 'contested'], contest: 'open', can: false },
  { kinds: ['no_show', 'contested', 'no_show_upheld'], contest: 'decided', can: false },
  { kinds: ['no_show', 'contested', 'no_show_undone'], contest: 'decided', can: false },
])('after $kinds a contest is $contest', ({ kinds, contest, can }) => {
  const noShow = told(...kinds)
  expect(noShow).toEqual({ at, contest })
  expect(noShow && canContest(noShow, bookingPolicy, at + DAY_MS - 1)).toBe(can)
  expect(noShow && canContest(noShow, bookingPolicy, at + DAY_MS)).toBe(false)
  expect(noShow && canContest(noShow, { ...bookingPolicy, contestMs: DAY_MS + 1 }, at + DAY_MS)).toBe(can)
})

test('who was not said to have missed it has nothing to contest', () => {
  expect(told('confirmed', 'completed')).toBeUndefined()
})
