import type { BookingStatus } from '@ginipig/domain/booking'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp, person } from '../../../testing/open-app.ts'
import { refusedBooking } from '../must-haves/refused-booking.ts'
import { BOOKING_ID, heldBooking, LISTING_ID, listing } from '../testing/held-booking.ts'

const open = (status: BookingStatus) =>
  openApp(
    `/booking-details/${BOOKING_ID}`,
    {
      'GET /bookings/hold': () => Response.json(null),
      [`GET /bookings/${BOOKING_ID}`]: () => Response.json({ ...heldBooking(), status, holdEndsAt: null }),
      [`GET /listings/${LISTING_ID}/like`]: () =>
        Response.json({ items: [{ ...listing(), id: '0190a7c2-0000-7000-8000-0000000000f1', title: 'Babylights' }] }),
    },
    { signedInAs: person('user') },
  )

test.for(['declined', 'expired', 'cancelled_by_provider'] as const)(
  '%s: what is like it is offered, and what was given is kept in mind for it',
  async (status) => {
    await open(status)
    await screen.findByRole('heading', { name: 'Like it, and open now' })
    await screen.findByText('Babylights')
    expect(refusedBooking.read()).toBe(BOOKING_ID)
  },
)

test('who withdrew is offered nothing', async () => {
  await open('withdrawn')
  await screen.findByRole('heading', { name: 'Payments' })
  expect(screen.queryByText('Babylights')).toBeNull()
  expect(refusedBooking.read()).toBeUndefined()
})
