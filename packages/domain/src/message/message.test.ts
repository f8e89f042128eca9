import * as v from 'valibot'
import { expect, test } from 'vitest'
import { bookingStatuses, bookingTransitions } from '#booking/index.ts'
import { MAX_MESSAGE_LENGTH, MessageText, maskContactDetails, wholeText } from './message.ts'
import { acceptedStatuses, mayWrite } from './who-may-write.ts'

test.for([
  { side: 'client', hasThread: false, hasBooking: false, may: true },
  { side: 'client', hasThread: true, hasBooking: true, may: true },
  { side: 'provider', hasThread: false, hasBooking: false, may: false },
  { side: 'provider', hasThread: true, hasBooking: false, may: true },
  { side: 'provider', hasThread: false, hasBooking: true, may: true },
] as const)('$side, thread $hasThread, booking $hasBooking: $may', ({ may, ...known }) => {
  expect(mayWrite(known)).toBe(may)
})

test('an accepted booking is one that was confirmed, or went on from there; not one that we called off', () => {
  const reached = new Set<string>(['confirmed'])
  for (let size = 0; size < reached.size; ) {
    size = reached.size
    for (const { from, to } of Object.values(bookingTransitions))
      if (from.some((one) => reached.has(one))) reached.add(to)
  }
  reached.delete('cancelled_by_platform')
  expect([...acceptedStatuses].toSorted()).toEqual(bookingStatuses.filter((one) => reached.has(one)).toSorted())
})

test.for([
  ['', []],
  ['See you Tuesday', [{ text: 'See you Tuesday' }]],
  ['I’m on 07700 900123, ring me', [{ text: 'I’m on ' }, { hidden: 'phone' }, { text: ', ring me' }]],
  ['zoe@mail.com', [{ hidden: 'email' }]],
  [
    'zoe@mail.com or @zoe.hair or www.zoehair.me/hair!',
    [{ hidden: 'email' }, { text: ' or ' }, { hidden: 'handle' }, { text: ' or ' }, { hidden: 'link' }, { text: '!' }],
  ],
] as const)('%j is shown as %j', ([text, parts]) => {
  expect(maskContactDetails(text)).toEqual(parts)
  expect(wholeText(text)).toEqual(text === '' ? [] : [{ text }])
})

test.for([
  ['  Hello\n ', 'Hello'],
  ['', ''],
  ['a'.repeat(MAX_MESSAGE_LENGTH), 'a'.repeat(MAX_MESSAGE_LENGTH)],
])('%j is kept', ([text, kept]) => {
  expect(v.parse(MessageText, text)).toBe(kept)
})

test.for([
  ['a'.repeat(MAX_MESSAGE_LENGTH + 1), 'too_long'],
  ['zero\u0000byte', 'invalid'],
])('%j is refused', ([text, problem]) => {
  expect(v.safeParse(MessageText, text).issues?.[0]?.message).toBe(problem)
})
