import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Calls, openApp, person } from '../testing/open-app.ts'
import { heldBooking, LISTING_ID } from './booking/testing/held-booking.ts'
import { detail } from './listing/testing/listings.ts'

const openListing = async (hold: unknown, asWhom: 'user' | undefined = 'user') => {
  const listing = detail(1, { id: LISTING_ID, nextSlotAt: null, nextSlots: [] })
  const calls: Calls = {
    [`GET /listings/${LISTING_ID}`]: () => Response.json(listing),
    'GET /bookings/hold': () => Response.json(hold),
  }
  await openApp(`/category-detail/${LISTING_ID}`, calls, asWhom && { signedInAs: person(asWhom) })
  await screen.findByRole('heading', { name: 'Balayage 1', level: 1 })
}

test('who holds a slot of a listing goes on with it from the listing’s page, also when it was the last', async () => {
  await openListing(heldBooking())
  const ways = await screen.findAllByRole('link', { name: 'Continue booking' })
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/must-haves', '/must-haves'])
  expect(screen.getAllByText(/ is held for you\.$/)).toHaveLength(2)
  expect(screen.queryByRole('link', { name: 'Join the waitlist' })).toBeNull()
})

test.for([
  [
    'of another listing',
    () => heldBooking({ listing: { ...heldBooking().listing, id: LISTING_ID.replace('a1', 'a2') } }),
  ],
  ['that ran out', () => heldBooking({ holdEndsAt: Date.now() - 1 })],
] as const)('a hold %s changes nothing there', async ([, hold]) => {
  await openListing(hold())
  await screen.findAllByRole('link', { name: 'Join the waitlist' })
  expect(screen.queryByRole('link', { name: 'Continue booking' })).toBeNull()
})

test('a hold that runs out while its page is looked at is no way on any more', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    await openListing(heldBooking({ now: Date.now(), holdEndsAt: Date.now() + 5_000 }))
    await screen.findAllByRole('link', { name: 'Continue booking' })
    await act(() => vi.advanceTimersByTimeAsync(6_000))
    expect(screen.queryByRole('link', { name: 'Continue booking' })).toBeNull()
    screen.getAllByRole('link', { name: 'Join the waitlist' })
  } finally {
    vi.useRealTimers()
  }
})
