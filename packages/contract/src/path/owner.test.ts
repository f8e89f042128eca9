import { expect, test } from 'vitest'
import { ownerOf } from './owner.ts'

test.each([
  ['/', 'both'],
  ['/login', 'both'],
  ['/otp', 'both'],
  ['/handoff/start', 'both'],
  ['/registration', 'marketplace'],
  ['/provider-registration', 'console'],
  ['/providers', 'marketplace'],
  ['/provider-detail/7', 'marketplace'],
  ['/provider', 'console'],
  ['/provider/', 'console'],
  ['/Provider/My-Bookings', 'console'],
  ['/provider/profile', 'console'],
  ['/provider/my-bookings', 'console'],
  ['/treatment/hair', 'marketplace'],
  ['/treatment-availability/7', 'marketplace'],
  ['/waitlist/7', 'marketplace'],
  ['/settings', 'marketplace'],
  ['/settingsx', undefined],
  ['/nowhere', undefined],
  ['//evil.example', undefined],
] as const)('%s is of %s', (path, owner) => {
  expect(ownerOf(path)).toBe(owner)
})
