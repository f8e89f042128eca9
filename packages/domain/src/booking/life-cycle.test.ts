import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#time/durations.ts'
import {
  type BookingAction,
  type BookingActor,
  bookingEventKinds,
  bookingTransitions,
  canBooking,
  type GuardFacts,
  isBookingStepOpen,
  isFinal,
  sidesNotified,
} from './life-cycle.ts'
import { bookingPolicy } from './policy.ts'
import { splitPrice } from './price-split.ts'
import { type BookingEnd, settle } from './settlement.ts'
import { activeStatuses, type BookingStatus, bookingStatuses, freesPlace, isActive } from './status.ts'

const actors: readonly BookingActor[] = ['client', 'provider', 'system', 'operator']
const actions = Object.keys(bookingTransitions) as BookingAction[] // keys of a const object

/** Everything money.md §3.2 allows; whatever is not here is forbidden. */
const allowed: Record<BookingStatus, readonly `${BookingAction} by ${BookingActor}`[]> = {
  pending_payment: ['request by system', 'release_hold by client', 'release_hold by system'],
  requested: [
    'accept by provider',
    'accept by system',
    'decline by provider',
    'decline by system',
    'expire by system',
    'withdraw by client',
    'agree_on_time by client',
    'take_none by client',
    'take_none by system',
    'cancel_as_platform by system',
    'cancel_as_platform by operator',
  ],
  accepting: ['confirm by system', 'fail_capture by system', 'undo_accept by provider'],
  confirmed: [
    'move by client',
    'take_time by client',
    'grant_move by provider',
    'cancel_as_client by client',
    'cancel_as_provider by provider',
    'cancel_as_platform by system',
    'cancel_as_platform by operator',
    'cancel_unpaid by system',
    'charge_back by system',
    'mark_no_show by provider',
    'complete by provider',
    'complete by system',
  ],
  completed: ['charge_back by system', 'release by provider', 'release by system'],
  released: [],
  payment_failed: [],
  declined: [],
  expired: [],
  withdrawn: [],
  cancelled_by_client: [],
  cancelled_by_provider: [],
  cancelled_by_platform: [],
  cancelled_unpaid: [],
  no_show: ['contest_no_show by client', 'undo_no_show by operator', 'uphold_no_show by operator'],
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
  { what: 'undoing what was confirmed', action: 'undo_accept', status: 'confirmed', actor: 'provider' },
  { what: 'a decline after acceptance', action: 'decline', status: 'accepting', actor: 'provider' },
  { what: 'a cancellation after completion', action: 'cancel_as_client', status: 'completed', actor: 'client' },
  { what: 'a provider cancels after completion', action: 'cancel_as_provider', status: 'completed', actor: 'provider' },
  {
    what: 'the client cancels in the name of the provider',
    action: 'cancel_as_provider',
    status: 'confirmed',
    actor: 'client',
  },
  { what: 'the provider cancels in our name', action: 'cancel_as_platform', status: 'confirmed', actor: 'provider' },
  { what: 'we call off what took place', action: 'cancel_as_platform', status: 'completed', actor: 'operator' },
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
    undo_accept: 'requested',
    decline: 'declined',
    expire: 'expired',
    withdraw: 'withdrawn',
    confirm: 'confirmed',
    move: 'confirmed',
    agree_on_time: 'accepting',
    take_none: 'declined',
    take_time: 'confirmed',
    grant_move: 'confirmed',
    fail_capture: 'payment_failed',
    cancel_as_client: 'cancelled_by_client',
    cancel_as_provider: 'cancelled_by_provider',
    cancel_as_platform: 'cancelled_by_platform',
    cancel_unpaid: 'cancelled_unpaid',
    mark_no_show: 'no_show',
    contest_no_show: 'no_show',
    uphold_no_show: 'no_show',
    undo_no_show: 'cancelled_by_provider',
    complete: 'completed',
    release: 'released',
    charge_back: 'cancelled_unpaid',
  })
})

test.for(bookingStatuses)('whether %s is final', (status) => {
  const ends = ['released', 'payment_failed', 'declined', 'expired', 'withdrawn', 'no_show']
  expect(isFinal(status)).toBe(ends.includes(status) || status.startsWith('cancelled_'))
})

/** States one step after this one, but for taking a step back and for a step that stays. */
const next = (status: BookingStatus): BookingStatus[] =>
  actions
    .filter(
      (action) =>
        !['undo_accept', 'move', 'take_time', 'grant_move', 'contest_no_show', 'uphold_no_show'].includes(action) &&
        actors.some((actor) => canBooking(action, status, actor)),
    )
    .map((action) => bookingTransitions[action].to)

test('every state is reached from the hold, and only undoing leads back to a state that was left', () => {
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

test('what follows from every action: the money, the line of the history, and who is told', () => {
  const follows = Object.fromEntries(
    actions.map((action) => {
      const { money, event, notifies } = bookingTransitions[action]
      return [action, `${money}, ${event}, ${notifies.join(' and ') || 'nobody'}`]
    }),
  )
  expect(follows).toEqual({
    request: 'none, requested, client and provider',
    release_hold: 'void, hold_released, nobody',
    accept: 'capture, accepted, nobody',
    undo_accept: 'uncapture, accept_undone, nobody',
    decline: 'void, declined, client',
    expire: 'void, expired, client and provider',
    withdraw: 'void, withdrawn, provider',
    confirm: 'none, confirmed, client and provider',
    fail_capture: 'void, payment_failed, client and provider',
    cancel_as_client: 'settle, cancelled, client and provider',
    cancel_as_provider: 'settle, cancelled, client and provider',
    cancel_as_platform: 'settle, cancelled, client and provider',
    cancel_unpaid: 'settle, cancelled, client and provider',
    move: 'none, moved, client and provider',
    agree_on_time: 'capture, moved, nobody',
    take_none: 'void, declined, client and provider',
    take_time: 'none, moved, client and provider',
    grant_move: 'none, moved, client and provider',
    mark_no_show: 'settle, no_show, client',
    contest_no_show: 'none, contested, provider',
    uphold_no_show: 'none, no_show_upheld, client and provider',
    undo_no_show: 'undo, no_show_undone, client and provider',
    complete: 'none, completed, client',
    release: 'release, released, provider',
    charge_back: 'settle, charged_back, client and provider',
  })
})

test('every line of the history but the hold itself, and a client’s word that they come, is written by an action', () => {
  const written = new Set(actions.map((action) => bookingTransitions[action].event))
  expect(['held', 'coming', ...written].toSorted()).toEqual(bookingEventKinds.toSorted())
})

test('only what is authorised is let go, only what was taken is divided', () => {
  const captured: readonly BookingStatus[] = ['confirmed', 'completed']
  for (const action of actions) {
    const { from, money } = bookingTransitions[action]
    const isTaken = from.some((status) => captured.includes(status))
    if (money === 'void' || money === 'capture') expect(isTaken, action).toBe(false)
    if (money === 'settle' || money === 'release') expect(isTaken, action).toBe(true)
    if (isFinal(bookingTransitions[action].to) && !from.some(isFinal))
      expect(money, `the money at the end by ${action}`).not.toBe('none')
  }
})

const ends = {
  cancel_as_client: bookingTransitions.cancel_as_client.to,
  cancel_as_provider: bookingTransitions.cancel_as_provider.to,
  cancel_as_platform: bookingTransitions.cancel_as_platform.to,
  cancel_unpaid: bookingTransitions.cancel_unpaid.to,
  mark_no_show: bookingTransitions.mark_no_show.to,
  release: bookingTransitions.release.to,
  charge_back: bookingTransitions.charge_back.to,
} satisfies Partial<Record<BookingAction, BookingEnd>>

test.for([
  { action: 'cancel_as_client', captured: 750, hours: 36, refund: 0, provider: 0, platform: 750, fee: 0 },
  { action: 'cancel_as_client', captured: 5_000, hours: 36, refund: 4_250, provider: 0, platform: 750, fee: 0 },
  { action: 'cancel_as_client', captured: 5_000, hours: 35, refund: 1_750, provider: 2_500, platform: 750, fee: 0 },
  { action: 'cancel_as_provider', captured: 750, hours: 40, refund: 750, provider: 0, platform: 0, fee: 750 },
  { action: 'cancel_as_provider', captured: 5_000, hours: 1, refund: 5_000, provider: 0, platform: 0, fee: 750 },
  { action: 'cancel_as_platform', captured: 0, hours: 40, refund: 0, provider: 0, platform: 0, fee: 0 },
  { action: 'cancel_as_platform', captured: 750, hours: 40, refund: 750, provider: 0, platform: 0, fee: 0 },
  { action: 'cancel_as_platform', captured: 5_000, hours: 1, refund: 5_000, provider: 0, platform: 0, fee: 0 },
  { action: 'cancel_unpaid', captured: 750, hours: 12, refund: 0, provider: 750, platform: 0, fee: 0 },
  { action: 'mark_no_show', captured: 5_000, hours: -1, refund: 1_750, provider: 2_500, platform: 750, fee: 0 },
  { action: 'release', captured: 5_000, hours: -48, refund: 0, provider: 4_250, platform: 750, fee: 0 },
] as const)(
  'of £50, $captured taken, $action $hours hours before the start: refund $refund, provider $provider, platform $platform',
  ({ action, captured, hours, refund, provider, platform, fee }) => {
    const startsAt = Date.parse('2027-05-14T09:30:00Z')
    const booking = { split: splitPrice(5_000, bookingPolicy), captured, startsAt }
    expect(settle(ends[action], booking, bookingPolicy, startsAt - hours * HOUR_MS)).toMatchObject({
      refund,
      providerShare: provider,
      platformShare: platform,
      providerFee: fee,
    })
  },
)

test('every action that divides or releases money has an end that says how', () => {
  const divides = actions.filter((action) => ['settle', 'release'].includes(bookingTransitions[action].money))
  expect(divides.toSorted()).toEqual(Object.keys(ends).toSorted())
})

const startsAt = Date.parse('2027-05-14T09:30:00Z')
const facts: GuardFacts = {
  approval: 'manual',
  startsAt,
  respondBy: startsAt - HOUR_MS,
  captured: 5_000,
  total: 5_000,
  policy: bookingPolicy,
  paymentStatus: 'paid',
}
const disputed = { ...facts, paymentStatus: 'disputed' } as const
const missed = { ...facts, noShow: { at: startsAt + HOUR_MS, contest: null } } as const
const dayOff = { ...facts, isDayOff: true } as const
const contested = { ...facts, noShow: { at: startsAt + HOUR_MS, contest: 'open' } } as const
const decided = { ...facts, noShow: { at: startsAt + HOUR_MS, contest: 'decided' } } as const
const partly = { ...facts, captured: 750 }

test.for([
  { action: 'accept', what: 'before its deadline', given: facts, at: startsAt - HOUR_MS - 1, isOpen: true },
  { action: 'accept', what: 'at its deadline', given: facts, at: startsAt - HOUR_MS, isOpen: false },
  { action: 'decline', what: 'before its deadline', given: facts, at: startsAt - HOUR_MS - 1, isOpen: true },
  { action: 'decline', what: 'at its deadline', given: facts, at: startsAt - HOUR_MS, isOpen: false },
  { action: 'undo_accept', what: 'before the deadline', given: facts, at: startsAt - HOUR_MS - 1, isOpen: true },
  { action: 'undo_accept', what: 'at the deadline', given: facts, at: startsAt - HOUR_MS, isOpen: false },
  {
    action: 'undo_accept',
    what: 'of what was accepted by itself',
    given: { ...facts, approval: 'automatic' },
    at: startsAt - DAY_MS,
    isOpen: false,
  },
  {
    action: 'accept',
    what: 'by itself, however near',
    given: { ...facts, approval: 'automatic' },
    at: startsAt,
    isOpen: true,
  },
  { action: 'agree_on_time', what: 'before the deadline', given: facts, at: startsAt - HOUR_MS - 1, isOpen: true },
  { action: 'agree_on_time', what: 'at the deadline', given: facts, at: startsAt - HOUR_MS, isOpen: false },
  { action: 'take_time', what: 'before the start', given: partly, at: startsAt - 1, isOpen: true },
  { action: 'take_time', what: 'at the start', given: partly, at: startsAt, isOpen: false },
  { action: 'grant_move', what: 'before the start', given: facts, at: startsAt - 1, isOpen: true },
  { action: 'grant_move', what: 'at the start', given: facts, at: startsAt, isOpen: false },
  { action: 'cancel_as_client', what: 'before the start', given: facts, at: startsAt - 1, isOpen: true },
  { action: 'cancel_as_client', what: 'at the start', given: facts, at: startsAt, isOpen: false },
  { action: 'cancel_as_client', what: 'on a day off', given: dayOff, at: startsAt - 40 * HOUR_MS, isOpen: false },
  { action: 'cancel_as_provider', what: 'on a day off', given: dayOff, at: startsAt - 40 * HOUR_MS, isOpen: true },
  { action: 'cancel_as_platform', what: 'before the start', given: partly, at: startsAt - 1, isOpen: true },
  { action: 'cancel_as_platform', what: 'at the start', given: facts, at: startsAt, isOpen: false },
  { action: 'cancel_as_platform', what: 'on a day off', given: dayOff, at: startsAt - 1, isOpen: true },
  { action: 'cancel_as_platform', what: 'of a disputed payment', given: disputed, at: startsAt - 1, isOpen: false },
  { action: 'take_time', what: 'on a day off', given: dayOff, at: startsAt - 40 * HOUR_MS, isOpen: true },
  { action: 'move', what: 'on a day off', given: dayOff, at: startsAt - 40 * HOUR_MS, isOpen: true },
  { action: 'complete', what: 'on a day off', given: dayOff, at: startsAt + HOUR_MS, isOpen: false },
  { action: 'mark_no_show', what: 'on a day off', given: dayOff, at: startsAt + HOUR_MS, isOpen: false },
  {
    action: 'cancel_unpaid',
    what: 'on a day off',
    given: { ...partly, isDayOff: true },
    at: startsAt - 12 * HOUR_MS,
    isOpen: false,
  },
  {
    action: 'cancel_unpaid',
    what: 'before the cut-off',
    given: partly,
    at: startsAt - 12 * HOUR_MS - 1,
    isOpen: false,
  },
  { action: 'cancel_unpaid', what: 'at the cut-off', given: partly, at: startsAt - 12 * HOUR_MS, isOpen: true },
  { action: 'cancel_unpaid', what: 'of a paid booking', given: facts, at: startsAt, isOpen: false },
  { action: 'mark_no_show', what: 'too early', given: facts, at: startsAt + 15 * MINUTE_MS - 1, isOpen: false },
  { action: 'mark_no_show', what: 'after 15 minutes', given: facts, at: startsAt + 15 * MINUTE_MS, isOpen: true },
  { action: 'mark_no_show', what: 'of an unpaid booking', given: partly, at: startsAt + HOUR_MS, isOpen: false },
  { action: 'complete', what: 'before the start', given: facts, at: startsAt - 1, isOpen: false },
  { action: 'complete', what: 'from the start on', given: facts, at: startsAt, isOpen: true },
  { action: 'complete', what: 'of an unpaid booking', given: partly, at: startsAt, isOpen: false },
  { action: 'contest_no_show', what: 'within a day', given: missed, at: startsAt + 25 * HOUR_MS - 1, isOpen: true },
  { action: 'contest_no_show', what: 'after a day', given: missed, at: startsAt + 25 * HOUR_MS, isOpen: false },
  { action: 'contest_no_show', what: 'twice', given: contested, at: startsAt + 2 * HOUR_MS, isOpen: false },
  { action: 'undo_no_show', what: 'of what is decided', given: decided, at: startsAt + DAY_MS, isOpen: false },
  { action: 'uphold_no_show', what: 'of what nobody contests', given: missed, at: startsAt + DAY_MS, isOpen: false },
  { action: 'undo_no_show', what: 'of what nobody contests', given: missed, at: startsAt + DAY_MS, isOpen: false },
  { action: 'undo_no_show', what: 'however late', given: contested, at: startsAt + 9 * DAY_MS, isOpen: true },
  { action: 'release', what: 'of a disputed payment', given: disputed, at: startsAt + DAY_MS, isOpen: false },
  { action: 'release', what: 'of any other', given: facts, at: startsAt + DAY_MS, isOpen: true },
  { action: 'cancel_as_client', what: 'of a disputed payment', given: disputed, at: startsAt - DAY_MS, isOpen: false },
  { action: 'cancel_as_provider', what: 'of a disputed payment', given: disputed, at: startsAt, isOpen: false },
  { action: 'mark_no_show', what: 'of a disputed payment', given: disputed, at: startsAt + HOUR_MS, isOpen: false },
  { action: 'complete', what: 'of a disputed payment', given: disputed, at: startsAt + HOUR_MS, isOpen: true },
  { action: 'withdraw', what: 'at any time', given: facts, at: startsAt + HOUR_MS, isOpen: true },
] as const)('$action $what passes its guard: $isOpen', ({ action, given, at, isOpen }) => {
  expect(isBookingStepOpen(action, given, at)).toBe(isOpen)
})

test('of an automatic booking only the confirmation is told, not the request before it', () => {
  expect(sidesNotified('request', 'manual')).toEqual(['client', 'provider'])
  expect(sidesNotified('request', 'automatic')).toEqual([])
  expect(sidesNotified('confirm', 'automatic')).toEqual(['client', 'provider'])
})

test.for(bookingStatuses)('whether %s gives its place back', (status) => {
  const placed = ['pending_payment', 'requested', 'accepting', 'confirmed', 'completed', 'released', 'no_show']
  expect(freesPlace(status)).toBe(!placed.includes(status))
})
