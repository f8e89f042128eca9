import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp, person } from '../../../testing/open-app.ts'
import { BOOKING_ID, heldBooking } from '../testing/held-booking.ts'

test('the requirements that were agreed to stand in their own words', async () => {
  const held = heldBooking()
  const booking: ClientBooking = {
    ...held,
    ...{ status: 'requested', paymentStatus: 'authorized', plan: 'full', holdEndsAt: null, offeredPlans: [] },
    mustHavesAsked: { ...held.mustHavesAsked, requirements: { text: 'No henna in the last year.' } },
    mustHavesGiven: { ...held.mustHavesGiven, meetsRequirements: true },
  }
  await openApp(
    `/booking-details/${BOOKING_ID}`,
    {
      'GET /bookings/hold': () => Response.json(null),
      [`GET /bookings/${BOOKING_ID}`]: () => Response.json(booking),
    },
    { signedInAs: person('user') },
  )
  const said = await screen.findByText('You meet all of them.')
  expect(said.textContent).toBe('No henna in the last year.You meet all of them.')
})
