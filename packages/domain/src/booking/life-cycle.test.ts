import { expect, test } from 'vitest'
import { type BookingAction, type BookingActor, bookingTransitions, canBooking, isFinal } from './life-cycle.ts'
import { activeStatuses, type BookingStatus, bookingStatuses, isActive } from './status.ts'

const actors: readonly BookingActor[] = ['client', 'provider', 'system', 'operator']
const actions = Object.keys(bookingTransitions) as BookingAction[] // keys of a const object

/** Everything money.md §3.2 allows; whatever is not here is forbidden. */
const allowed: Record<BookingStatus, readonly `${BookingAction} by ${BookingActor}`[]> = {
  pending_payment: ['request by system', 'release_hold by client', 'release_hold by system'],
  requested: [
    'accept by provider',
    'accept by system',
    'decline by provider',
    'expire by system',
    'withdraw by client',
  ],
  accepting: ['confirm by system', 'fail_capture by system'],
  confirmed: [
    'cancel_as_client by client',
    'cancel_as_provider by provider',
    'cancel_unpaid by system',
    'mark_no_show by provider',
    'complete by provider',
    'complete by system',
  ],
  completed: ['release by provider', 'release by system'],
  released: [],
  payment_failed: [],
  declined: [],
  expired: [],
  withdrawn: [],
  cancelled_by_client: [],
  cancelled_by_provider: [],
  cancelled_unpaid: [],
  no_show: [],
}

test.for(bookingStatuses)('of every action by every actor on a %s booking only the listed are allowed', (status) => {
  const found = actions.flatMap((action) =>
    actors.filter((actor) => canBooking(action, status, actor)).map((actor) => `${action} by ${actor}`),
  )
  expect(found.toSorted()).toEqual(allowed[status].toSorted())
})

test.for([
  { what: 'the client releases the payment', action: 'release', status: 'completed', actor: 'client' },
  { what: 'a release before completion', action: 'release', status: 'confirmed', actor: 'provider' },
  { what: 'a second release', action: 'release', status: 'released', actor: 'provider' },
  { what: 'a second acceptance', action: 'accept', status: 'accepting', actor: 'provider' },
  { what: 'an acceptance after expiry', action: 'accept', status: 'expired', actor: 'provider' },
  { what: 'a decline after acceptance', action: 'decline', status: 'accepting', actor: 'provider' },
  { what: 'a cancellation after completion', action: 'cancel_as_client', status: 'completed', actor: 'client' },
  { what: 'a provider cancels after completion', action: 'cancel_as_provider', status: 'completed', actor: 'provider' },
  {
    what: 'the client cancels in the name of the provider',
    action: 'cancel_as_provider',
    status: 'confirmed',
    actor: 'client',
  },
  { what: 'the client accepts', action: 'accept', status: 'requested', actor: 'client' },
  { what: 'a confirmation without acceptance', action: 'confirm', status: 'requested', actor: 'system' },
] as const)('forbidden: $what', ({ action, status, actor }) => {
  expect(canBooking(action, status, actor)).toBe(false)
})

test('every action ends in its own state', () => {
  const ends = Object.fromEntries(actions.map((action) => [action, bookingTransitions[action].to]))
  expect(ends).toEqual({
    request: 'requested',
    release_hold: 'payment_failed',
    accept: 'accepting',
    decline: 'declined',
    expire: 'expired',
    withdraw: 'withdrawn',
    confirm: 'confirmed',
    fail_capture: 'payment_failed',
    cancel_as_client: 'cancelled_by_client',
    cancel_as_provider: 'cancelled_by_provider',
    cancel_unpaid: 'cancelled_unpaid',
    mark_no_show: 'no_show',
    complete: 'completed',
    release: 'released',
  })
})

test.for(bookingStatuses)('whether %s is final', (status) => {
  const ends = ['released', 'payment_failed', 'declined', 'expired', 'withdrawn', 'no_show']
  expect(isFinal(status)).toBe(ends.includes(status) || status.startsWith('cancelled_'))
})

/** States one step after this one. */
const next = (status: BookingStatus): BookingStatus[] =>
  actions
    .filter((action) => actors.some((actor) => canBooking(action, status, actor)))
    .map((action) => bookingTransitions[action].to)

test('every state is reached from the hold, and no booking comes back to a state it left', () => {
  const reached = new Set<BookingStatus>()
  const walk = (status: BookingStatus, path: readonly BookingStatus[]) => {
    expect(path).not.toContain(status)
    reached.add(status)
    for (const one of next(status)) walk(one, [...path, status])
  }
  walk('pending_payment', [])
  expect([...reached].toSorted()).toEqual(bookingStatuses.toSorted())
})

test('a state that keeps the provider busy is not final', () => {
  expect(bookingStatuses.filter(isActive)).toEqual(['pending_payment', 'requested', 'accepting', 'confirmed'])
  expect(activeStatuses.some(isFinal)).toBe(false)
})
