import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp, person, problem } from '../../testing/open-app.ts'

const tryToLeave = async (code: 'account_busy' | 'account_in_debt') => {
  const counts = { requests: 0, upcoming: 1, past: 0, action: 2 }
  const list = { items: [], nextCursor: null, now: 0, counts, found: null, toSettle: 0, owes: 0 }
  await openApp(
    '/provider/settings',
    {
      'POST /me/step-up': () => Response.json({ until: Date.now() }),
      'POST /me/deletion': () => problem(code, 409),
      'GET /provider/bookings': () => Response.json(list),
    },
    { signedInAs: person('provider') },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Delete account' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Continue to delete' }))
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Ginipig-2026' } })
  fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
}

test('who can’t delete their account yet is led to the bookings that are why', async () => {
  await tryToLeave('account_busy')
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'See your bookings' }).getAttribute('href')).toBe(
      '/provider/my-bookings?tab=upcoming',
    ),
  )
})

test('who owes something is told what settles it, and led to how much it is', async () => {
  await tryToLeave('account_in_debt')
  const link = await screen.findByRole('link', { name: 'See what you owe' })
  expect(link.getAttribute('href')).toBe('/provider/payment-details')
  expect(screen.getByRole('alert').textContent).toContain(
    'It comes off your next releases, or you pay it by bank transfer',
  )
})
