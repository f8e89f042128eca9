import { openRedirects } from '@ginipig/session/testing/open-redirects.ts'
import { describe, expect, test } from 'vitest'
import { hannah, priya } from '#testing/people.ts'
import { addressAt } from './other-app.ts'

const ORIGIN = 'https://console.ginipig.test'

describe.for([
  ['a visitor', null, `${ORIGIN}/`],
  ['a client', hannah, `${ORIGIN}/`],
  ['a provider', priya, `${ORIGIN}/handoff/start?to=%2F`],
] as const)('%s', ([, user, home]) => {
  test.for([...openRedirects, '/treatment', '/handoff/leave', '/nowhere'])(
    'is led by %j to the console’s start and nowhere else',
    (to) => expect(addressAt(ORIGIN, 'console', user, { to: to as string })).toBe(home), // an address can hold anything
  )
})

test('a path comes along whole, search and hash too', () => {
  const to = '/provider/my-bookings?tab=past&q=a%20b#top'
  expect(addressAt(ORIGIN, 'console', null, { to })).toBe(`${ORIGIN}${to}`)
  const url = new URL(addressAt(ORIGIN, 'console', priya, { to, fresh: true, expired: true }))
  expect(url.origin + url.pathname).toBe(`${ORIGIN}/handoff/start`)
  expect(Object.fromEntries(url.searchParams)).toEqual({ to, fresh: 'true', expired: 'true' })
  expect(url.hash).toBe('')
})

test('to the marketplace everybody’s session comes along', () => {
  for (const user of [hannah, priya]) {
    const address = addressAt('https://ginipig.test', 'marketplace', user, { to: '/treatment' })
    expect(address).toBe('https://ginipig.test/handoff/start?to=%2Ftreatment')
  }
})
