import { expect, test } from 'vitest'
import { createTestClock } from '#testing/test-api.ts'
import { createMemoryRateLimit } from './memory-rate-limit.ts'

test('as many as the limit pass, one more waits for the end of the window, others don’t', () => {
  const clock = createTestClock()
  const count = createMemoryRateLimit({ clock }, { limit: 2, windowMs: 60_000 })
  expect([count('a'), count('a'), count('b')]).toEqual([0, 0, 0])
  clock.advance(20_000)
  expect([count('a'), count('b')]).toEqual([40, 0])
  clock.advance(40_000)
  expect(count('a')).toBe(0)
})

test('it keeps no more than it can hold', () => {
  const count = createMemoryRateLimit({ clock: createTestClock() }, { limit: 1, windowMs: 60_000 })
  count('first')
  for (let subject = 0; subject < 50_000; subject += 1) count(String(subject))
  expect(count('first')).toBe(0)
})
