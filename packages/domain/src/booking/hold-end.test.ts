import { expect, test } from 'vitest'
import { MINUTE_MS } from '#time/durations.ts'
import { holdEnd } from './hold-end.ts'

const held = { kind: 'held', actor: 'client', at: 0 } as const
const released = { kind: 'hold_released', actor: 'client', at: 3 * MINUTE_MS } as const

test.for([
  { what: 'that the client let go of', events: [held, released], is: 'given_up' },
  { what: 'that stands', events: [held], is: 'ran_out' },
  { what: 'that was taken from the client', events: [held, { ...released, actor: 'system' }], is: 'taken_back' },
  {
    what: 'whose minutes ran out',
    events: [held, { ...released, actor: 'system', at: 16 * MINUTE_MS }],
    is: 'ran_out',
  },
  {
    what: 'that was let go of when its minutes were up',
    events: [held, { ...released, at: 15 * MINUTE_MS }],
    is: 'ran_out',
  },
] as const)('the end of a hold $what is $is', ({ events, is }) => {
  expect(holdEnd({ events, heldUntil: 15 * MINUTE_MS })).toBe(is)
})

test('one that was offered at night, whose minutes begin in the morning, is given up until they end', () => {
  const events = [held, { ...released, at: 9 * 60 * MINUTE_MS }]
  expect(holdEnd({ events, heldUntil: 10 * 60 * MINUTE_MS })).toBe('given_up')
})
