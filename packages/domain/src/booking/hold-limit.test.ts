import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#time/durations.ts'
import { type EarlierHold, HOLDS_A_DAY, HOLDS_AT_ONCE, HOLDS_OF_ONE_SLOT, holdRefusal } from './hold-limit.ts'

const now = Date.parse('2027-02-09T12:00:00Z')
const times = (count: number, one: (index: number) => EarlierHold) =>
  Array.from({ length: count }, (_, index) => one(index))
const running = (index: number): EarlierHold => ({
  slotId: `slot ${index}`,
  heldAt: now - MINUTE_MS,
  keptUntil: now + (10 - index) * MINUTE_MS,
})
const over = (index: number, slotId = `slot ${index}`): EarlierHold => ({
  slotId,
  heldAt: now - (index + 1) * 20 * MINUTE_MS,
  keptUntil: null,
})

test('the numbers that were decided', () => {
  expect([HOLDS_AT_ONCE, HOLDS_OF_ONE_SLOT, HOLDS_A_DAY]).toEqual([3, 4, 30])
})

test('nothing held, anything may be', () => {
  expect(holdRefusal([], 'a', now)).toBeUndefined()
})

describe('at the same time', () => {
  test('three, and the next when the first of them ends', () => {
    expect(holdRefusal(times(2, running), 'a', now)).toBeUndefined()
    const refusal = { problem: 'too_many_holds', until: now + 8 * MINUTE_MS }
    expect(holdRefusal(times(3, running), 'a', now)).toEqual(refusal)
    expect(holdRefusal(times(3, running), 'a', refusal.until - 1)).toEqual(refusal)
    expect(holdRefusal(times(3, running), 'a', refusal.until)).toBeUndefined()
  })
})

describe('the same slot', () => {
  const loops = (count: number) => times(count, (index) => over(index, 'a'))

  test('four in 24 hours, and the next a day after the first of them', () => {
    expect(holdRefusal(loops(3), 'a', now)).toBeUndefined()
    const until = now - 80 * MINUTE_MS + DAY_MS
    expect(holdRefusal(loops(4), 'a', now)).toEqual({ problem: 'held_too_often', until })
    expect(holdRefusal(loops(4), 'a', until - 1)).toBeDefined()
    expect(holdRefusal(loops(4), 'a', until)).toBeUndefined()
  })

  test('another slot is another matter', () => {
    expect(holdRefusal(loops(4), 'b', now)).toBeUndefined()
  })
})

test('thirty of any in 24 hours', () => {
  expect(holdRefusal(times(29, over), 'a', now)).toBeUndefined()
  expect(holdRefusal(times(30, over), 'a', now)).toEqual({
    problem: 'held_too_often',
    until: now - 10 * HOUR_MS + DAY_MS,
  })
})
