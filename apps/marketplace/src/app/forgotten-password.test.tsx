import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Calls, openApp, person, problem } from '../testing/open-app.ts'
import { type } from '../testing/sign-up.ts'

beforeEach(() => sessionStorage.clear())

const token = 'x'.repeat(43)
const email = 'hannah@example.test'
const sent = () => screen.findByRole('heading', { name: 'Check your email' })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send me a link' }))

async function openForgot(calls: Calls = {}) {
  const forgot = vi.fn<(body: unknown) => Response>(() => Response.json({}))
  const app = await openApp('/forgot-password', { 'POST /auth/password/forgot': forgot, ...calls })
  await screen.findByRole('heading', { name: 'Forgotten your password?' })
  return { ...app, forgot }
}

describe('a forgotten password', () => {
  test('has the same answer for everybody', async () => {
    const { forgot, services } = await openForgot()
    type({ Email: email })
    send()
    const heading = await sent()
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(screen.getByText(/^If there is an account for/).textContent).toContain(email)
    expect(forgot.mock.calls).toEqual([[{ email }]])
    expect(services.session.store.getState().forgetPassword).toEqual({ email })
    expect(screen.getByText(/You can ask for another in \d+ s/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Use another address' }))
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe(email)
  })

  test.for([
    ['', 'Please enter email'],
    ['hannah', 'Please enter a valid email address'],
  ])('"%s": %s', async ([typed = '', words = '']) => {
    const { forgot } = await openForgot()
    type({ Email: typed })
    send()
    await screen.findByText(words)
    expect(forgot).not.toHaveBeenCalled()
  })

  test('that can’t be asked for now says so and keeps the address', async () => {
    await openForgot({ 'POST /auth/password/forgot': () => problem('too_many_requests', 429) })
    type({ Email: email })
    send()
    expect((await screen.findByRole('alert')).textContent).toContain('asked for a few links already')
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(email)
  })

  test('is asked for from the log-in, with the address that was typed there', async () => {
    await openApp('/login')
    await screen.findByRole('heading', { name: 'Log in' })
    type({ Email: email })
    fireEvent.click(screen.getByRole('link', { name: 'Forgot it?' }))
    await screen.findByRole('heading', { name: 'Forgotten your password?' })
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(email)
  })
})

describe('who is logged in and has forgotten the password', () => {
  test('asks for a link from where it is changed, for their own address', async () => {
    await openApp('/change-password', {}, { signedInAs: person('user') })
    fireEvent.click(await screen.findByRole('link', { name: 'Forgot it?' }))
    await screen.findByRole('heading', { name: 'Forgotten your password?' })
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(person('user').email)
    expect(screen.queryByRole('link', { name: 'Back to the log-in' })).toBeNull()
  })

  test('sets a new one by the link, and is logged out here too', async () => {
    sessionStorage.setItem('ginipig.reset-token', token)
    const calls = { 'POST /auth/password/reset': () => Response.json({}) }
    const { services } = await openApp('/reset-password', calls, { signedInAs: person('user') })
    await screen.findByRole('heading', { name: 'Choose a new password' })
    type({ 'New password': 'Marigold-7-Xyz!', 'Confirm password': 'Marigold-7-Xyz!' })
    fireEvent.click(screen.getByRole('button', { name: 'Set the password' }))
    await screen.findByRole('heading', { name: 'Log in' })
    expect(screen.getByText('Your new password is set. Log in with it.')).toBeTruthy()
    expect(services.session.store.getState().userData).toBeNull()
  })
})

describe('a new password', () => {
  const set = () => fireEvent.click(screen.getByRole('button', { name: 'Set the password' }))
  const given = { password: 'Marigold-7-Xyz!', confirmPassword: 'Marigold-7-Xyz!' }

  async function openReset(calls: Calls = {}) {
    sessionStorage.setItem('ginipig.reset-token', token)
    const reset = vi.fn<(body: unknown) => Response>(() => Response.json({}))
    const app = await openApp('/reset-password', { 'POST /auth/password/reset': reset, ...calls })
    await screen.findByRole('heading', { name: 'Choose a new password' })
    type({ 'New password': given.password, 'Confirm password': given.confirmPassword })
    return { ...app, reset }
  }

  test('is set by the link, and the log-in says so', async () => {
    const { reset, router, services } = await openReset()
    set()
    const heading = await screen.findByRole('heading', { name: 'Log in' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(screen.getByText('Your new password is set. Log in with it.')).toBeTruthy()
    expect(reset.mock.calls).toEqual([[{ token, ...given }]])
    expect(router.state.location.href).toBe('/login')
    expect(services.session.store.getState().userData).toBeNull()
    expect(sessionStorage.length).toBe(0)
  })

  test('by a link that was used or is too old leads to another one', async () => {
    await openReset({ 'POST /auth/password/reset': () => problem('reset_link_invalid', 410) })
    set()
    const heading = await screen.findByRole('heading', { name: 'This link is no longer good' })
    expect(document.activeElement).toBe(heading)
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/forgot-password')
    expect(sessionStorage.length).toBe(0)
  })

  test('without a link says what to do', async () => {
    await openApp('/reset-password')
    await screen.findByRole('heading', { name: 'There’s a link missing' })
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeTruthy()
  })

  test('that the API finds easy to guess is said at the field', async () => {
    const fields = [{ path: 'password', problem: 'password_common' }]
    await openReset({
      'POST /auth/password/reset': () =>
        Response.json({ type: '', title: '', status: 422, code: 'invalid_input', fields }, { status: 422 }),
    })
    set()
    await screen.findByText('This password is easy to guess. Please choose another')
    expect(document.activeElement).toBe(screen.getByLabelText('New password'))
  })
})
