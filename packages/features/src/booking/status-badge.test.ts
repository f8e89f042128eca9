import { type BookingStatus, bookingPaymentStatuses, bookingPolicy, bookingStatuses } from '@ginipig/domain/booking'
import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { paymentStatusBadge } from './payment-badge.ts'
import { clientStatusBadge, providerStatusBadge } from './status-badge.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const paid = { paymentStatus: 'paid', proposal: null } as const
const toClient = (status: BookingStatus) => i18n._(clientStatusBadge({ ...paid, status }, 'Priya').words)
const toProvider = (status: BookingStatus, policy = bookingPolicy) =>
  i18n._(providerStatusBadge({ ...paid, status }, policy).words)

test('the client reads the provider’s name, the provider what to do', () => {
  expect(toClient('requested')).toBe('Waiting for Priya')
  expect(toProvider('requested')).toBe('Needs your reply')
})

test('nothing that was only held is called refunded', () => {
  for (const status of ['declined', 'expired', 'withdrawn'] as const) {
    expect(toClient(status)).not.toMatch(/refund/i)
    expect(toClient(status)).toMatch(/nothing charged/)
  }
})

test('every state has its words for both sides', () => {
  const words = Object.fromEntries(bookingStatuses.map((status) => [status, [toClient(status), toProvider(status)]]))
  expect(words).toEqual({
    pending_payment: ['Not paid yet', 'Being booked'],
    requested: ['Waiting for Priya', 'Needs your reply'],
    accepting: ['Being confirmed', 'Being confirmed'],
    confirmed: ['Confirmed', 'Confirmed'],
    completed: ['Done', 'Attended'],
    released: ['Done', 'Released'],
    payment_failed: ['Payment failed', 'Payment failed'],
    declined: ['Priya couldn’t take it, nothing charged', 'You declined'],
    expired: ['No reply, nothing charged', 'You ran out of time'],
    withdrawn: ['You withdrew it, nothing charged', 'Client withdrew'],
    cancelled_by_client: ['You cancelled', 'Client cancelled'],
    cancelled_by_provider: ['Priya cancelled', 'You cancelled, 15% fee'],
    cancelled_by_platform: ['Called off by Ginipig', 'Called off by Ginipig'],
    cancelled_unpaid: ['Cancelled, balance not paid', 'Cancelled, balance not paid'],
    no_show: ['Marked as a no-show', 'No-show, 50%'],
  })
})

test('a booking whose day is off is confirmed to nobody', () => {
  const booking = { ...paid, status: 'confirmed', proposal: { by: 'provider', otherwise: 'cancels' } } as const
  expect(clientStatusBadge(booking, 'Priya').tone).toBe('warning')
  expect(i18n._(clientStatusBadge(booking, 'Priya').words)).toBe('Priya can’t work that day')
  expect(i18n._(providerStatusBadge(booking, bookingPolicy).words)).toBe('Day off')
})

test('a client who was there was cancelled on by nobody', () => {
  const booking = { ...paid, status: 'cancelled_by_provider', wasThere: true } as const
  expect(i18n._(clientStatusBadge(booking, 'Priya').words)).toBe('Decided for you')
  expect(i18n._(providerStatusBadge(booking, bookingPolicy).words)).toBe('Decided for the client, 15% fee')
})

test('a fee that was waived isn’t named with what it was for', () => {
  const wordsOf = (wasThere: boolean, fee: number) => {
    const booking = { ...paid, status: 'cancelled_by_provider', wasThere, outcome: { fee } } as const
    return i18n._(providerStatusBadge(booking, bookingPolicy).words)
  }
  expect([wordsOf(false, 810), wordsOf(false, 0)]).toEqual(['You cancelled, 15% fee', 'You cancelled'])
  expect([wordsOf(true, 810), wordsOf(true, 0)]).toEqual(['Decided for the client, 15% fee', 'Decided for the client'])
})

test('a booking that ended because a bank took a payment back isn’t called unpaid', () => {
  const booking = { ...paid, status: 'cancelled_unpaid', paymentStatus: 'charged_back' } as const
  expect(i18n._(clientStatusBadge(booking, 'Priya').words)).toBe('Cancelled, payment taken back')
  expect(i18n._(providerStatusBadge(booking, bookingPolicy).words)).toBe('Cancelled, payment taken back')
})

test('a request waits for its client once other times are proposed for it, and for its provider when they are wished for', () => {
  const asked = (by: 'provider' | 'client') =>
    ({ ...paid, status: 'requested', proposal: { by, otherwise: 'stays' } }) as const
  expect(i18n._(clientStatusBadge(asked('provider'), 'Priya').words)).toBe('Waiting for your answer')
  expect(i18n._(providerStatusBadge(asked('provider'), bookingPolicy).words)).toBe('Waiting for the client')
  expect(i18n._(providerStatusBadge(asked('client'), bookingPolicy).words)).toBe('Needs your reply')
})

test('the provider reads the rates of the booking’s own policy', () => {
  const older = { ...bookingPolicy, providerCancellationRate: 1_250, noShowRate: 2_000 }
  expect(toProvider('cancelled_by_provider', older)).toBe('You cancelled, 12.5% fee')
  expect(toProvider('no_show', older)).toBe('No-show, 20%')
})

test('money has a badge where something is wrong with it or it came back; what goes well the sums say', () => {
  const told = bookingPaymentStatuses.filter((status) => paymentStatusBadge(status) !== undefined)
  expect(told).toEqual([
    'balance_failed',
    'refund_pending',
    'partially_refunded',
    'refunded',
    'disputed',
    'charged_back',
  ])
})
