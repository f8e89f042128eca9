import { type BookingStatus, bookingPolicy, bookingStatuses } from '@ginipig/domain/booking'
import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { paymentStatusBadge } from './payment-badge.ts'
import { clientStatusBadge, providerStatusBadge } from './status-badge.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const toClient = (status: BookingStatus) => i18n._(clientStatusBadge(status, 'Priya').words)
const toProvider = (status: BookingStatus, policy = bookingPolicy) => i18n._(providerStatusBadge(status, policy).words)

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

test('every state has words for both sides', () => {
  for (const status of bookingStatuses) for (const words of [toClient, toProvider]) expect(words(status)).not.toBe('')
})

test('the provider reads the rates of the booking’s own policy', () => {
  const older = { ...bookingPolicy, providerCancellationRate: 1_250, noShowRate: 2_000 }
  expect(toProvider('cancelled_by_provider', older)).toBe('You cancelled, 12.5% fee')
  expect(toProvider('no_show', older)).toBe('No-show, 20%')
})

test('a balance to come is shown with its date or not at all', () => {
  const look = paymentStatusBadge('deposit_paid', 'client', '12-05-2026')
  expect(look && i18n._(look.words)).toBe('Due 12-05-2026')
  expect(paymentStatusBadge('deposit_paid', 'client', undefined)).toBeUndefined()
})
