import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { requestOf } from '../../testing/bookings.ts'
import { openApp, person, problem } from '../../testing/open-app.ts'

test.for([
  ['a booking that is with another provider', `/provider/booking-details/${requestOf(1, 'Maya').id}`],
  ['what was never one', '/provider/booking-details/41'],
] as const)('%s says who is logged in, and the way to another account leads back', async ([_what, path]) => {
  const provider = person('provider')
  const { router } = await openApp(
    path,
    {
      [`GET /provider/bookings/${requestOf(1, 'Maya').id}`]: () => problem('booking_not_found', 404),
      'POST /auth/logout': () => Response.json({}),
    },
    { signedInAs: provider },
  )
  await screen.findByRole('heading', { level: 1, name: 'This booking isn’t in this account' })
  expect(screen.getByText(`You’re logged in as ${provider.email}.`, { exact: false })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Your bookings' }).getAttribute('href')).toBe('/provider/my-bookings')
  fireEvent.click(screen.getByRole('button', { name: 'Use another account' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(router.state.location.search).toEqual({ next: path })
})
