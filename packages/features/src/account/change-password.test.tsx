import { type Calls, problem } from '@ginipig/app/testing/fake-api.ts'
import { renderRoutes, testRoot } from '@ginipig/app/testing/render-routes.tsx'
import { msg } from '@lingui/core/macro'
import { createRoute } from '@tanstack/react-router'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ChangePasswordPage } from './password/ChangePasswordPage.tsx'

const page = createRoute({
  getParentRoute: () => testRoot,
  path: '/change-password',
  staticData: { access: 'client', title: msg`Change password` },
  component: () => <ChangePasswordPage size="page" />,
})

const open = async (calls: Calls = {}) => {
  await renderRoutes([page], { at: '/change-password', signedIn: true, calls })
  await screen.findByLabelText('Current password')
}

const given = { currentPassword: 'Ginipig-2026', password: 'Marigold-7!', confirmPassword: 'Marigold-7!' }

const fill = ({ currentPassword, password, confirmPassword }: typeof given) => {
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type('Current password', currentPassword)
  type('New password', password)
  type('Confirm password', confirmPassword)
}
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Change password' }))

test('a new password is taken, said, and gone from the form', async () => {
  const change = vi.fn(() => Response.json({}))
  await open({ 'POST /me/password': change })
  fill(given)
  send()
  await screen.findByText('Your password is changed. Every other browser was logged out.')
  expect(change).toHaveBeenCalledExactlyOnceWith(given)
  for (const label of ['Current password', 'New password', 'Confirm password']) {
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe('')
  }
})

test('its rules tick while one types', async () => {
  await open()
  const rule = (text: string) => within(screen.getByText(text).closest('ul') as HTMLElement).getByText(text) // it is in one
  expect(rule('A number').textContent).not.toContain('done')
  fill({ ...given, password: 'marigold7' })
  expect(rule('A number').textContent).toContain('done')
  expect(rule('A special character').textContent).not.toContain('done')
  // What only the API knows is not promised.
  expect(rule('Not easy to guess: checked when you send it').textContent).not.toContain('done')
})

test('two that differ are said at the second, before anything is sent', async () => {
  const change = vi.fn(() => Response.json({}))
  await open({ 'POST /me/password': change })
  send()
  await screen.findByText('Please enter your password again')
  fill({ ...given, confirmPassword: 'Marigold-8!' })
  send()
  await screen.findByText('The two don’t match')
  expect(document.activeElement).toBe(screen.getByLabelText('Confirm password'))
  expect(change).not.toHaveBeenCalled()
})

test.for([
  ['currentPassword', 'password_wrong', 'Current password', 'That isn’t your password'],
  ['password', 'password_common', 'New password', 'This password is easy to guess. Please choose another'],
  ['password', 'unchanged', 'New password', 'This is what you have now'],
] as const)('%s: %s is said at its field', async ([path, found, label, words]) => {
  await open({ 'POST /me/password': () => problem('invalid_input', 422, [{ path, problem: found }]) })
  fill(given)
  send()
  await screen.findByText(words)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)))
  expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
})

test('what is not about a field stands above, and what was typed stays', async () => {
  await open({ 'POST /me/password': () => problem('too_many_requests', 429) })
  fill(given)
  send()
  expect((await screen.findByRole('alert')).textContent).toContain('Too many tries in a short time.')
  expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe(given.currentPassword)
})
