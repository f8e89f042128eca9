import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { bookingPolicy, splitPrice } from '@ginipig/domain/booking'
import { expect, test } from 'vitest'
import { paymentRows } from './payment-rows.ts'

const card = { brand: 'visa', last4: '4242' }
const payment = (kind: 'deposit' | 'full' | 'balance', state: ClientBooking['payments'][number]['state']) => ({
  id: `${kind} ${state}`,
  kind,
  amount: 810,
  state,
  at: 1,
  card,
})
const booking: Parameters<typeof paymentRows>[0] = {
  payments: [payment('deposit', 'held')],
  events: [],
  plan: 'deposit',
  status: 'requested',
  split: splitPrice(5_400, bookingPolicy),
  balanceAt: 99,
  refund: null,
  refundOwed: null,
  proposal: null,
}
const states = (facts: typeof booking) => paymentRows(facts).map(({ kind, state }) => `${kind} ${state}`)

test('a deposit has its balance to come, from the same card, with its date', () => {
  const confirmed: typeof booking = { ...booking, status: 'confirmed', payments: [payment('deposit', 'taken')] }
  expect(states(confirmed)).toEqual(['deposit taken', 'balance due'])
  expect(paymentRows(confirmed)[1]).toMatchObject({ amount: 4_590, at: 99, card })
  const offered = { by: 'provider' as const, note: '', times: [], at: 1, until: 99 }
  expect(states({ ...confirmed, proposal: { ...offered, otherwise: 'stays' } })).toContain('balance due')
  // On a day off its client chooses another time first.
  expect(states({ ...confirmed, proposal: { ...offered, otherwise: 'cancels' } })).toEqual(['deposit taken'])
})

test('before the provider’s yes it isn’t due', () => {
  expect(states(booking)).toEqual(['deposit held', 'balance if_accepted'])
})

test('what was held is paid on the day of the yes, as the timeline tells it', () => {
  const confirmed = { kind: 'confirmed', at: 7, actor: 'system' } as const
  const rows = paymentRows({
    ...booking,
    status: 'confirmed',
    events: [confirmed],
    payments: [payment('deposit', 'taken'), payment('balance', 'taken')],
  })
  expect(rows.map(({ kind, at }) => [kind, at])).toEqual([
    ['deposit', 7],
    ['balance', 1],
  ])
})

test('nothing is due in full, after the balance was tried, or after the end', () => {
  expect(states({ ...booking, plan: 'full', balanceAt: null, payments: [payment('full', 'taken')] })).toEqual([
    'full taken',
  ])
  expect(states({ ...booking, payments: [...booking.payments, payment('balance', 'failed')] })).not.toContain(
    'balance due',
  )
  expect(states({ ...booking, status: 'declined', payments: [payment('deposit', 'released')] })).toEqual([
    'deposit released',
  ])
})

test('a try that was never finished is no payment', () => {
  expect(states({ ...booking, status: 'pending_payment', plan: null, payments: [payment('full', 'started')] })).toEqual(
    [],
  )
})

test('what went back after the end stands below what was paid, to the same card', () => {
  const over = { ...booking, status: 'cancelled_by_client' as const, payments: [payment('full', 'taken')] }
  expect(states(over)).toEqual(['full taken'])
  expect(paymentRows({ ...over, refund: { amount: 690, at: 7 } })[1]).toEqual({
    id: 'returned',
    kind: 'refund',
    amount: -690,
    state: 'returned',
    at: 7,
    card,
  })
})

test('what is still to go back is no refund yet', () => {
  const over = { ...booking, status: 'cancelled_by_provider' as const, payments: [payment('full', 'taken')] }
  const owed = { amount: 810, at: 7, isReturned: true }
  expect(paymentRows({ ...over, refundOwed: owed })[1]).toMatchObject({ amount: -810, state: 'owed' })
})
