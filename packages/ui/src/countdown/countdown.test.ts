import { expect, test } from 'vitest'
import { countdownTone, crossedThreshold } from './countdown-tone.ts'
import { clockFace, untilNextTick } from './use-time-left.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

test.for([
  { left: 4 * HOUR + 1, tone: 'calm' },
  { left: 4 * HOUR, tone: 'soon' },
  { left: HOUR + 1, tone: 'soon' },
  { left: HOUR, tone: 'urgent' },
  { left: 0, tone: 'urgent' },
])('$left ms left is $tone', ({ left, tone }) => {
  expect(countdownTone(left)).toBe(tone)
})

test.for([
  { left: 5 * MINUTE + 1, tone: 'calm' },
  { left: 5 * MINUTE, tone: 'soon' },
  { left: 2 * MINUTE, tone: 'urgent' },
])('of minutes, $left ms left is $tone', ({ left, tone }) => {
  expect(countdownTone(left, 'minutes')).toBe(tone)
})

test('a threshold is crossed once, on the way down', () => {
  expect(crossedThreshold(HOUR + 1, HOUR, [HOUR, 10 * MINUTE])).toBe(HOUR)
  expect(crossedThreshold(HOUR, HOUR - 1, [HOUR, 10 * MINUTE])).toBeUndefined()
  expect(crossedThreshold(11 * MINUTE, 9 * MINUTE, [HOUR, 10 * MINUTE])).toBe(10 * MINUTE)
})

test.for([
  { left: 7 * HOUR + 30_000, isPrecise: false, wait: 30_001 },
  { left: 7 * HOUR + 30_000, isPrecise: true, wait: 1 },
  { left: 59 * MINUTE + 400, isPrecise: false, wait: 401 },
])('with $left ms left (precise: $isPrecise) the next tick comes in $wait ms', ({ left, isPrecise, wait }) => {
  expect(untilNextTick(left, isPrecise)).toBe(wait)
})

test.for([
  [0, '0:00'],
  [1, '0:01'],
  [12 * MINUTE + 18_000, '12:18'],
  [4 * HOUR + 36 * MINUTE + 5_000, '4:36:05'],
] as const)('%i ms left is written %s', ([left, face]) => expect(clockFace(left)).toBe(face))
