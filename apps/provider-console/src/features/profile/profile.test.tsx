import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp, person } from '../../testing/open-app.ts'

const signUp = {
  fullName: 'Hannah Doyle',
  companyName: 'Studio Doyle',
  workingFrom: 'salon',
  dialCode: '+44',
  mobile: '7700900118',
  email: 'hannah@example.test',
}
const calls = { 'GET /me/provider-sign-up': () => Response.json(signUp) }

test('who has finished reads what their account says', async () => {
  await openApp('/provider/profile', calls, { signedInAs: person('provider') })
  await screen.findByRole('heading', { name: 'Profile', level: 1 })
  expect(screen.getAllByText('Studio Doyle').length).toBeGreaterThan(0)
  expect(screen.queryByText('Profile not finished')).toBeNull()
  expect(screen.getByRole('link', { name: 'Bookings' })).toBeTruthy()
})

test('an account from before the sign-up has a name and an address', async () => {
  await openApp('/provider/profile', {}, { signedInAs: person('provider') })
  await screen.findByRole('heading', { name: 'Profile', level: 1 })
  expect(screen.getAllByText('hannah@example.test').length).toBeGreaterThan(0)
  expect(screen.queryByText('Working from')).toBeNull()
})
