import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bookingsPage } from '../../../testing/bookings-page.ts'
import { openApp, person, problem } from '../../../testing/open-app.ts'

test('who can’t delete their account yet is led to the bookings that are why', async () => {
  await openApp(
    '/settings',
    {
      'POST /me/step-up': () => Response.json({ until: Date.now() }),
      'POST /me/deletion': () => problem('account_busy', 409),
      'GET /bookings': () => bookingsPage({ counts: { requested: 0, upcoming: 0, past: 1 } }),
    },
    { signedInAs: person('user') },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Delete account' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Continue to delete' }))
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Ginipig-2026' } })
  fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'See your bookings' }).getAttribute('href')).toBe('/my-booking?tab=past'),
  )
})
