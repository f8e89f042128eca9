import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp, person } from '../../../testing/open-app.ts'
import { BOOKING_ID, heldBooking } from '../testing/held-booking.ts'

test.for([
  { it: 'asked for', requestedAt: 1, reports: 1 },
  { it: 'only held, of which nobody was asked', requestedAt: null, reports: 0 },
])('a booking that was $it has $reports ways to report it', async ({ requestedAt, reports }) => {
  const booking = {
    ...heldBooking(),
    status: 'payment_failed' as const,
    requestedAt,
    holdEndsAt: null,
    offeredPlans: [],
  }
  await openApp(
    `/booking-details/${BOOKING_ID}`,
    {
      'GET /bookings/hold': () => Response.json(null),
      [`GET /bookings/${BOOKING_ID}`]: () => Response.json(booking),
      'GET /listings': () => Response.json({ items: [], nextCursor: null, total: 0 }),
    },
    { signedInAs: person('user') },
  )
  await screen.findByText(/What cancelling costs/)
  expect(screen.queryAllByRole('link', { name: /^Report/ })).toHaveLength(reports)
})
