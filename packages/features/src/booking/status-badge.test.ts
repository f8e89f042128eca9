import { bookingStatuses } from '@ginipig/domain/booking'
import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { paymentStatusBadge } from './payment-badge.ts'
import { bookingStatusBadge } from './status-badge.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const words = (status: (typeof bookingStatuses)[number], side: 'client' | 'provider') =>
  i18n._(bookingStatusBadge(status, side, 'Priya').words)

test('the client reads the provider’s name, the provider what to do', () => {
  expect(words('requested', 'client')).toBe('Waiting for Priya')
  expect(words('requested', 'provider')).toBe('Needs your reply')
})

test('nothing that was only held is called refunded', () => {
  for (const status of ['declined', 'expired', 'withdrawn'] as const) {
    expect(words(status, 'client')).not.toMatch(/refund/i)
    expect(words(status, 'client')).toMatch(/nothing charged/)
  }
})

test('every state has words for both sides', () => {
  for (const status of bookingStatuses) {
    for (const side of ['client', 'provider'] as const) expect(words(status, side)).not.toBe('')
  }
})

test('a balance to come is shown with its date or not at all', () => {
  const look = paymentStatusBadge('deposit_paid', 'client', '12-05-2026')
  expect(look && i18n._(look.words)).toBe('Due 12-05-2026')
  expect(paymentStatusBadge('deposit_paid', 'client', undefined)).toBeUndefined()
})
