import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bookingsPage } from '../testing/bookings-page.ts'
import { type Calls, openApp, person } from '../testing/open-app.ts'
import { BOOKING_ID, heldBooking, listing } from './booking/testing/held-booking.ts'
import { card, counts } from './listing/testing/listings.ts'

const question = { id: 'q1', text: 'When was your last colour?', isRequired: true }
const booking = heldBooking({
  mustHavesAsked: { photos: null, requirements: null, consultation: { questions: [question] }, patchTest: null },
  mustHavesGiven: { ...heldBooking().mustHavesGiven, consentsToHealthData: true },
})
const { title } = booking.listing
const visited = {
  ...{ bookingId: BOOKING_ID, listing: booking.listing, startsAt: 0, zone: 'Europe/London', price: 5_400 },
  ...{ otherName: 'Priya', otherOneName: 'Priya, Studio Nair', closesAt: Date.now() + 86_400_000 },
}
const calls: Calls = {
  'GET /listing-counts': () => Response.json(counts),
  'GET /listings': () => Response.json({ items: [card(1)], nextCursor: null, count: null }),
  'GET /bookings/hold': () => Response.json(booking),
  'GET /bookings': () => bookingsPage(),
  [`GET /bookings/${BOOKING_ID}`]: () => Response.json(booking),
  [`GET /bookings/${BOOKING_ID}/review`]: () =>
    Response.json({
      visited,
      providerId: BOOKING_ID,
      step: 'write',
      mine: null,
      theirs: null,
      revision: 'R'.repeat(43),
    }),
  'GET /waitlist': () =>
    Response.json({
      items: [{ listing: listing(), day: null, place: 1, of: 1, endsAt: Date.now() + 86_400_000, held: null }],
    }),
}

test.for([
  { at: '/', words: card(1).title },
  { at: '/must-haves', words: question.text },
  { at: '/must-haves', words: title },
  { at: `/booking-details/${BOOKING_ID}`, words: title },
  { at: '/my-booking?tab=waiting', words: listing().title },
  { at: `/leave-review/${BOOKING_ID}`, words: title },
])('what a provider wrote is named as theirs on a French page: $words at $at', async ({ at, words }) => {
  localStorage.setItem('language', 'fr')
  await openApp(at, calls, { signedInAs: { ...person('user'), language: 'fr' } })
  const shown = await screen.findAllByText(words)
  expect(shown.map((part) => part.closest<HTMLElement>('[lang]')?.lang)).toEqual(shown.map(() => 'en-GB'))
})
