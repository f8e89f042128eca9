import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp, person } from '../../../testing/open-app.ts'
import { BOOKING_ID, heldBooking } from '../testing/held-booking.ts'

test.for([
  [undefined, 'Taken back'],
  [2_000, '£20.00 taken back'],
] as const)('of %j pence that a bank took back of a payment stands "%s"', async ([disputed, words]) => {
  const held = heldBooking()
  const payment: ClientBooking['payments'][number] = {
    ...{ id: BOOKING_ID, kind: 'full', amount: 5_400, state: 'taken_back', at: held.now, card: null },
    ...(disputed && { disputed }),
  }
  const over = { status: 'released', paymentStatus: 'charged_back', plan: 'full', captured: 5_400 } as const
  const booking: ClientBooking = { ...held, ...over, holdEndsAt: null, offeredPlans: [], payments: [payment] }
  await openApp(
    `/booking-details/${BOOKING_ID}`,
    { 'GET /bookings/hold': () => Response.json(null), [`GET /bookings/${BOOKING_ID}`]: () => Response.json(booking) },
    { signedInAs: person('user') },
  )
  expect((await screen.findByText(words)).closest('tr')?.textContent).toContain('£54.00')
})
