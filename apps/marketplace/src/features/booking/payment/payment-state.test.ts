import { expect, test } from 'vitest'
import {
  firstState,
  isPaying,
  isSlow,
  type PaymentAction,
  type PaymentState,
  paymentReducer,
  readyToPay,
  waitBeforeAsking,
} from './payment-state.ts'

const run = (...actions: PaymentAction[]) => actions.reduce(paymentReducer, readyToPay)
const pending = { status: 'pending_payment', paymentProblem: null } as const
const requested = { status: 'requested', paymentProblem: null } as const

test('a good card goes through to the request', () => {
  expect(run({ type: 'submitted' }, { type: 'started' }, { type: 'authorised' })).toMatchObject({ phase: 'checking' })
  expect(
    run({ type: 'submitted' }, { type: 'started' }, { type: 'authorised' }, { type: 'synced', booking: requested }),
  ).toEqual({ phase: 'sent' })
})

test('a second tap while one payment is under way changes nothing', () => {
  const starting = run({ type: 'submitted' })
  expect(paymentReducer(starting, { type: 'submitted' })).toBe(starting)
  const confirming = paymentReducer(starting, { type: 'started' })
  expect(paymentReducer(confirming, { type: 'submitted' })).toBe(confirming)
})

test('a refused card may be tried again, with its reason on the page until then', () => {
  const refused = run({ type: 'submitted' }, { type: 'started' }, { type: 'cardRefused', code: 'insufficient_funds' })
  expect(refused).toEqual({ phase: 'ready', problem: { from: 'card', code: 'insufficient_funds' } })
  expect(paymentReducer(refused, { type: 'submitted' })).toMatchObject({ phase: 'starting' })
})

test('after a broken line no second try is allowed before the server has said three times that nothing was paid', () => {
  let state = run({ type: 'submitted' }, { type: 'started' }, { type: 'connectionLost' })
  for (const _time of [1, 2]) {
    state = paymentReducer(state, { type: 'syncFailed', code: 'offline' })
    state = paymentReducer(state, { type: 'synced', booking: pending })
    expect(state.phase).toBe('checking')
    expect(paymentReducer(state, { type: 'submitted' })).toBe(state)
  }
  state = paymentReducer(state, { type: 'synced', booking: pending })
  expect(state).toEqual({ phase: 'ready', problem: { from: 'card', code: 'connection_lost' } })
})

test.for([
  { names: 'insufficient_funds', shown: 'connection_lost' },
  { names: 'expired_card', shown: 'expired_card' },
])('after a refusal for want of money and then a broken line the server names $names', ({ names, shown }) => {
  const booking = { status: 'pending_payment', paymentProblem: names } as const
  const again: PaymentAction[] = [{ type: 'submitted' }, { type: 'started' }]
  const state = run(
    ...again,
    { type: 'cardRefused', code: 'insufficient_funds' },
    ...again,
    { type: 'connectionLost' },
    { type: 'synced', booking },
    { type: 'synced', booking },
    { type: 'synced', booking },
  )
  expect(state).toEqual({ phase: 'ready', problem: { from: 'card', code: shown } })
})

test('a broken line after which the money did go through ends in the request', () => {
  expect(
    run(
      { type: 'submitted' },
      { type: 'started' },
      { type: 'connectionLost' },
      { type: 'synced', booking: pending },
      { type: 'synced', booking: requested },
    ),
  ).toEqual({ phase: 'sent' })
})

test('what Stripe authorised is never offered for payment again, however long the booking takes to follow', () => {
  let state = run({ type: 'submitted' }, { type: 'started' }, { type: 'authorised' })
  for (let time = 0; time < 50; time += 1) state = paymentReducer(state, { type: 'synced', booking: pending })
  expect(state.phase).toBe('checking')
  expect(isSlow(state)).toBe(true)
})

test('a reload asks once, and shows why the last try failed', () => {
  const resumed: PaymentState = { phase: 'checking', seen: null, expects: 'resumed', asked: 0, unpaid: 0 }
  expect(paymentReducer(resumed, { type: 'synced', booking: pending })).toEqual(readyToPay)
  const failed = { status: 'pending_payment', paymentProblem: 'expired_card' } as const
  expect(paymentReducer(resumed, { type: 'synced', booking: failed })).toEqual({
    phase: 'ready',
    problem: { from: 'card', code: 'expired_card' },
  })
  expect(paymentReducer(resumed, { type: 'synced', booking: requested })).toEqual({ phase: 'sent' })
})

const payment = (state: 'started' | 'held' | 'released') => ({
  id: 'p1',
  kind: 'full' as const,
  amount: 750,
  state,
  at: 0,
  card: null,
})

test('a page opened on a payment already begun asks first; one that was released is past', () => {
  expect(firstState({ payments: [payment('started')], paymentProblem: null })).toMatchObject({ expects: 'resumed' })
  expect(firstState({ payments: [payment('held')], paymentProblem: null })).toMatchObject({ expects: 'resumed' })
  expect(firstState({ payments: [payment('released')], paymentProblem: null })).toEqual(readyToPay)
  expect(firstState({ payments: [], paymentProblem: 'expired_card' })).toEqual({
    phase: 'ready',
    problem: { from: 'card', code: 'expired_card' },
  })
})

test.for([
  { code: 'hold_expired', after: { phase: 'over' } },
  { code: 'booking_state', after: { phase: 'checking', expects: 'resumed' } },
  { code: 'offline', after: { phase: 'ready', problem: { from: 'api', code: 'offline' } } },
  { code: 'plan_not_offered', after: { phase: 'ready', problem: { from: 'api', code: 'plan_not_offered' } } },
  {
    code: 'too_many_payments',
    after: { phase: 'ready', problem: { from: 'api', code: 'too_many_payments', retryAfter: 900 } },
  },
] as const)('a start refused with $code', ({ code, after }) => {
  expect(run({ type: 'submitted' }, { type: 'startFailed', code, retryAfter: 900 })).toMatchObject(after)
})

test('a hold given back ends it, whatever was under way', () => {
  expect(run({ type: 'synced', booking: { status: 'payment_failed', paymentProblem: null } })).toEqual({
    phase: 'over',
  })
})

test('an answer that comes after another try began does not undo it', () => {
  const starting = run({ type: 'submitted' })
  expect(paymentReducer(starting, { type: 'synced', booking: pending })).toBe(starting)
})

test('the hold may not be declared over while money is on its way', () => {
  expect(isPaying(run({ type: 'submitted' }))).toBe(true)
  expect(isPaying(run({ type: 'submitted' }, { type: 'started' }, { type: 'connectionLost' }))).toBe(true)
  expect(isPaying(readyToPay)).toBe(false)
})

test('questions come quickly at first, then seldom', () => {
  expect([0, 1, 2, 3, 4, 5, 99].map(waitBeforeAsking)).toEqual([0, 1_000, 2_000, 3_000, 5_000, 8_000, 8_000])
})
