import { expect, test } from 'vitest'
import { MINUTE_MS } from '#time/durations.ts'
import { isHoldGivenUp } from './hold-end.ts'

const held = { kind: 'held', actor: 'client', at: 0 } as const
const released = { kind: 'hold_released', actor: 'client', at: 3 * MINUTE_MS } as const

test.for([
  { what: 'that the client let go of', events: [held, released], is: true },
  { what: 'that stands', events: [held], is: false },
  { what: 'that was taken from the client', events: [held, { ...released, actor: 'system' }], is: false },
  { what: 'whose minutes ran out', events: [held, { ...released, actor: 'system', at: 16 * MINUTE_MS }], is: false },
  {
    what: 'that was let go of when its minutes were up',
    events: [held, { ...released, at: 15 * MINUTE_MS }],
    is: false,
  },
] as const)('a hold $what is given up: $is', ({ events, is }) => {
  expect(isHoldGivenUp({ events, heldUntil: 15 * MINUTE_MS })).toBe(is)
})

test('one that was offered at night, whose minutes begin in the morning, is given up until they end', () => {
  const events = [held, { ...released, at: 9 * 60 * MINUTE_MS }]
  expect(isHoldGivenUp({ events, heldUntil: 10 * 60 * MINUTE_MS })).toBe(true)
})
