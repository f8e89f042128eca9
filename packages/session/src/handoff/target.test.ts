import { describe, expect, test } from 'vitest'
import { openRedirects } from '../testing/open-redirects.ts'
import { pathOf } from './target.ts'

describe.for(['marketplace', 'console'] as const)('for the %s', (app) => {
  test.for(openRedirects)('%j is no path of ours', (wanted) => expect(pathOf(app, wanted)).toBeUndefined())

  test.for([
    '/nowhere',
    '/handoff',
    '/handoff/start?to=/',
    '/handoff/leave?to=%2Fhandoff%2Fleave',
    '/Handoff/../handoff/start',
    '/settings/../../handoff/start',
    '/provider%2Fmy-bookings',
    '/provider\u2215my-bookings',
    '/treatment@evil.example',
    '/provider.evil.example',
    '/api/v1/auth/logout',
    '/media/x.jpg',
    '/socket.io',
  ])('%s is nobody’s', (wanted) => expect(pathOf(app, wanted)).toBeUndefined())

  test.for(['/', '/login?next=%2Fx', '/forgot-password', '/otp'])('%s is its own', (path) => {
    expect(pathOf(app, path)).toBe(path)
  })
})

test.for([
  ['/treatment/hair?level=pro#top', 'marketplace', 'console'],
  ['/my-booking', 'marketplace', 'console'],
  ['/provider-detail/7', 'marketplace', 'console'],
  ['/provider/my-bookings?tab=past', 'console', 'marketplace'],
  ['/provider-registration', 'console', 'marketplace'],
] as const)('%s is of the %s, not of the %s', ([path, owner, other]) => {
  expect(pathOf(owner, path)).toBe(path)
  expect(pathOf(other, path)).toBeUndefined()
})

test('what a path hides in dots is seen before it is told whose it is', () => {
  expect(pathOf('console', '/provider/../treatment')).toBeUndefined()
  expect(pathOf('marketplace', '/provider/%2e%2e/treatment')).toBe('/treatment')
})
