import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#time/durations.ts'
import { tooNear } from './too-near.ts'

const startsAt = Date.UTC(2027, 1, 10, 15)

test.for([
  { approval: 'manual' as const, before: 150 * MINUTE_MS },
  { approval: 'automatic' as const, before: 30 * MINUTE_MS },
])('a start answered $approval can be booked up to its notice, not after', ({ approval, before }) => {
  const until = startsAt - before
  const notice = { approval, patchTestHours: null }
  expect(tooNear(startsAt, notice, until)).toBeUndefined()
  expect(tooNear(startsAt, notice, until + 1)).toEqual({ whom: 'everybody', until })
})

test('from when its patch test was due a start is for those who had it, until nobody can book it', () => {
  const notice = { approval: 'automatic' as const, patchTestHours: 48 }
  const testBy = startsAt - 48 * HOUR_MS
  expect(tooNear(startsAt, notice, testBy - 1)).toBeUndefined()
  expect(tooNear(startsAt, notice, testBy)).toEqual({ whom: 'new_clients', until: testBy })
  expect(tooNear(startsAt, notice, startsAt)?.whom).toBe('everybody')
})
