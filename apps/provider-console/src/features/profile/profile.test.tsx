import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
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

test('a provider changes their own details, and the name in the sidebar follows', async () => {
  const put = vi.fn((body: unknown) => Response.json({ ...signUp, ...(body as object) })) // what was sent comes back
  const all = { ...calls, 'PUT /me/provider-sign-up': put }
  await openApp('/provider/profile', all, { signedInAs: person('provider') })
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  fireEvent.change(await screen.findByLabelText('Full name'), { target: { value: 'Hannah Moss' } })
  fireEvent.change(screen.getByLabelText('Company name'), { target: { value: 'Moss & Co' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  expect((await screen.findAllByText('Moss & Co')).length).toBeGreaterThan(0)
  expect((await screen.findAllByText('Hannah Moss')).length).toBeGreaterThan(1)
  const { fullName: _, email: __, ...rest } = signUp
  expect(put).toHaveBeenCalledExactlyOnceWith({ ...rest, fullName: 'Hannah Moss', companyName: 'Moss & Co' })
})

test('what is left out is asked for, and nothing is sent', async () => {
  const put = vi.fn(() => Response.json(signUp))
  const all = { ...calls, 'PUT /me/provider-sign-up': put }
  await openApp('/provider/profile', all, { signedInAs: person('provider') })
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  fireEvent.change(await screen.findByLabelText('Company name'), { target: { value: ' ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findByText('Please enter company name')
  expect(put).not.toHaveBeenCalled()
})
