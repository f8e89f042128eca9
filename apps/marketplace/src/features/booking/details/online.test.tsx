import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp, person } from '../../../testing/open-app.ts'
import { BOOKING_ID, heldBooking } from '../testing/held-booking.ts'

test.for([
  { type: 'in_person', says: /so you’re out by \d\d:\d\d\.$/ },
  { type: 'online', says: /so it’s over by \d\d:\d\d\.$/ },
] as const)('how long an appointment takes is said as it takes place: $type', async ({ type, says }) => {
  const held = heldBooking()
  const booking = {
    ...held,
    ...({ status: 'confirmed', paymentStatus: 'paid', plan: 'full' } as const),
    ...{ captured: 5_400, requestedAt: 1, holdEndsAt: null, offeredPlans: [] },
    listing: { ...held.listing, type },
  }
  await openApp(
    `/booking-details/${BOOKING_ID}`,
    {
      'GET /bookings/hold': () => Response.json(null),
      [`GET /bookings/${BOOKING_ID}`]: () => Response.json(booking),
    },
    { signedInAs: person('user') },
  )
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(heading.parentElement?.querySelector('p')?.textContent).toMatch(says)
})
