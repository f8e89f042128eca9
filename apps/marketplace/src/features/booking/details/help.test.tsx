import { DAY_MS, HOUR_MS } from '@ginipig/domain/time'
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openApp, person } from '../../../testing/open-app.ts'
import { BOOKING_ID, heldBooking } from '../testing/held-booking.ts'

/** The page of a booking that was asked for, or is over. */
const openBooking = (booking: ReturnType<typeof heldBooking>) =>
  openApp(
    `/booking-details/${BOOKING_ID}`,
    {
      'GET /bookings/hold': () => Response.json(null),
      'GET /listings': () => Response.json({ items: [], nextCursor: null, total: 0 }),
      [`GET /bookings/${BOOKING_ID}`]: () => Response.json(booking),
    },
    { signedInAs: person('user') },
  )

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
  await openBooking(booking)
  await screen.findByText(/What cancelling costs/)
  expect(screen.queryAllByRole('link', { name: /^Report/ })).toHaveLength(reports)
})

test('a page left open over the start offers to book again, by its own clock', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const startsAt = Date.now() + 5_000
    const booking = {
      ...heldBooking({ startsAt, endsAt: startsAt + HOUR_MS, now: Date.now() }),
      ...({ status: 'confirmed', paymentStatus: 'paid', plan: 'full' } as const),
      ...{ captured: 5_400, requestedAt: 1, holdEndsAt: null, offeredPlans: [] },
    }
    await openBooking(booking)
    await screen.findByRole('link', { name: 'See Priya’s page' })
    expect(screen.queryByRole('link', { name: 'Book again' })).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(6_000))
    screen.getByRole('link', { name: 'Book again' })
  } finally {
    vi.useRealTimers()
  }
})

test('a payment that the bank took back after the release is not said to be the provider’s alone', async () => {
  const startsAt = Date.now() - 10 * DAY_MS
  const booking = {
    ...heldBooking({ startsAt, endsAt: startsAt + HOUR_MS, now: Date.now() }),
    ...({ status: 'released', paymentStatus: 'charged_back', plan: 'full' } as const),
    ...{ captured: 5_400, requestedAt: 1, holdEndsAt: null, offeredPlans: [] },
  }
  await openBooking(booking)
  await screen.findByText('It was released to pay Priya. Your bank has taken the payment back for you since.')
})
