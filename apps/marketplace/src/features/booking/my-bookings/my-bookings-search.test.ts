import { expect, test } from 'vitest'
import { type MyBookingsTab, openingTab } from './my-bookings-search.ts'

const some = { requested: 1, upcoming: 3, past: 5 }
const none = { requested: 0, upcoming: 0, past: 0 }
const quiet = { toAnswer: { requested: 0, upcoming: 0 }, waits: 0, isTimeHeld: false }

test.for<[string, Parameters<typeof openingTab>[0], MyBookingsTab]>([
  ['where an upcoming one waits', { ...quiet, counts: some, toAnswer: { requested: 0, upcoming: 1 } }, 'upcoming'],
  ['where a request waits, too', { ...quiet, counts: some, toAnswer: { requested: 1, upcoming: 1 } }, 'requested'],
  ['where a time is held for them', { ...quiet, counts: some, waits: 2, isTimeHeld: true }, 'waiting'],
  ['else where there is something', { ...quiet, counts: some, waits: 1 }, 'requested'],
  ['without a request', { ...quiet, counts: { ...some, requested: 0 }, waits: 1 }, 'upcoming'],
  ['with nothing but a wait', { ...quiet, counts: { ...none, past: 2 }, waits: 1 }, 'waiting'],
  ['with nothing but what is over', { ...quiet, counts: { ...none, past: 2 } }, 'past'],
  ['with nothing at all', { ...quiet, counts: none }, 'requested'],
])('my bookings open %s', ([, facts, tab]) => {
  expect(openingTab(facts)).toBe(tab)
})
