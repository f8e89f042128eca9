import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp, person, problem } from '../../testing/open-app.ts'
import { BOOKING_ID } from './testing/held-booking.ts'

test.for([
  ['a booking that isn’t theirs', `/booking-details/${BOOKING_ID}`],
  ['what was never one', '/booking-details/41'],
  ['a time that was held for somebody else', `/waitlist/${BOOKING_ID}`],
  ['a review that somebody else is to write', `/leave-review/${BOOKING_ID}`],
] as const)('%s says who is logged in, and the way to another account leads back', async ([_what, path]) => {
  const missing = () => problem('booking_not_found', 404)
  const user = person('user')
  const { router } = await openApp(
    path,
    {
      'GET /bookings/hold': () => Response.json(null),
      [`GET /bookings/${BOOKING_ID}`]: missing,
      [`GET /bookings/${BOOKING_ID}/review`]: missing,
      'POST /auth/logout': () => Response.json({}),
    },
    { signedInAs: user },
  )
  await screen.findByRole('heading', { level: 1, name: 'This booking isn’t in this account' })
  expect(screen.getByText(`You’re logged in as ${user.email}.`, { exact: false })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Your bookings' }).getAttribute('href')).toBe('/my-booking')
  fireEvent.click(screen.getByRole('button', { name: 'Use another account' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(router.state.location.search).toEqual({ next: path })
})
