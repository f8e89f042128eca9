import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Calls, openApp, person, problem } from '../testing/open-app.ts'
import { challenge, create, fillSignUp } from '../testing/sign-up.ts'

beforeEach(() => sessionStorage.clear())

const session = () => Response.json({ accessToken: 't', expiresAt: Date.now() + 600_000, userData: person('user') })

const atCode = () => screen.findByRole('heading', { name: 'Check your email' })
const typeCode = (code: string) => fireEvent.change(screen.getByLabelText('Code'), { target: { value: code } })

/** Signs up, as far as the page that asks for the code. */
async function openOtp(calls: Calls = {}, at = '/registration') {
  const app = await openApp(at, { 'POST /auth/registrations/client': () => Response.json(challenge()), ...calls })
  await screen.findByRole('heading', { name: 'Create your account' })
  await fillSignUp()
  create()
  await atCode()
  return app
}

describe('the code of a sign-up', () => {
  test('makes it an account, signs in, welcomes and leaves nothing of the form behind', async () => {
    const verify = vi.fn<(body: unknown) => Response>(session)
    const { router, services } = await openOtp({ 'POST /auth/otp/verify': verify })
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code'))) // not at the heading
    typeCode('7k-2q')
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(verify.mock.calls).toEqual([[{ challengeId: challenge().challengeId, code: '7K2Q' }]])
    expect(services.session.store.getState().userData).toEqual(person('user'))
    expect((await screen.findByText('Welcome to Ginipig, Hannah.')).closest('[role=status]')).toBeTruthy()
    // Who is led on begins at the new page's heading.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
    expect(JSON.stringify(sessionStorage)).not.toMatch(/lukasz|sign-up/i)
  })

  test('leads on to where one wanted to go', async () => {
    const { router } = await openOtp({ 'POST /auth/otp/verify': session }, '/registration?next=%2Ftreatment%2Fhair')
    typeCode('7K2Q')
    await waitFor(() => expect(router.state.location.pathname).toBe('/treatment/hair'))
    await screen.findByRole('heading', { level: 1, name: /Hair/ })
    expect(screen.queryByText(/^Welcome to Ginipig/)).toBeNull()
  })

  test.for(['https://evil.example/', '//evil.example', '/nowhere', '/otp'])(
    'leads home instead of to %s',
    async (next) => {
      const { router } = await openOtp(
        { 'POST /auth/otp/verify': session },
        `/registration?next=${encodeURIComponent(next)}`,
      )
      typeCode('7K2Q')
      await waitFor(() => expect(router.state.location.href).toBe('/'))
    },
  )

  test('that is wrong says how many tries are left, over a reload too, until there are none', async () => {
    const answers = ['otp_wrong', 'otp_wrong'].map((code) => problem(code, 422))
    const verify = () => answers.shift() ?? problem('otp_exhausted', 409)
    await openOtp({ 'POST /auth/otp/verify': verify })
    typeCode('0000')
    expect((await screen.findByRole('alert')).textContent).toMatch(/^That’s not the code we sent\..* 4 tries left\.$/)
    document.body.innerHTML = ''
    await openApp('/otp', { 'POST /auth/otp/verify': verify })
    await atCode()
    typeCode('0000')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/ 3 tries left\.$/))
    typeCode('0000')
    await screen.findByText('That was the last try for this code. Please ask for a new one.')
    expect(screen.getByText(/You can ask for another in \d+ s/)).toBeTruthy()
  })
})

describe('the page of the code', () => {
  test('without a sign-up leads to it and says why', async () => {
    const { router } = await openApp('/otp')
    await screen.findByRole('heading', { name: 'Create your account' })
    expect(router.state.location.pathname).toBe('/registration')
    expect(
      screen.getByText('Please fill this in first. We’ll send you a code then.').closest('[role=status]'),
    ).toBeTruthy()
  })

  test('leads back to another address, with all that was typed', async () => {
    await openOtp()
    fireEvent.click(screen.getByRole('link', { name: 'Change the address' }))
    await screen.findByRole('heading', { name: 'Create your account' })
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Łukasz')
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('lukasz@example.test')
  })

  test('is not for who is signed in', async () => {
    const { router } = await openApp('/otp', {}, { signedInAs: person('user') })
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  })

  test('whose sign-up is gone leads back to the form', async () => {
    const past = { ...challenge(), resendAt: Date.now() - 1 }
    await openOtp({
      'POST /auth/registrations/client': () => Response.json(past),
      'POST /auth/otp/resend': () => problem('otp_expired', 410),
    })
    fireEvent.click(screen.getByRole('button', { name: 'Send another code' }))
    const heading = await screen.findByRole('heading', { name: 'Your code has run out' })
    expect(document.activeElement).toBe(heading)
    expect(screen.getByRole('link', { name: 'Back to the form' }).getAttribute('href')).toBe('/registration')
  })

  test('sends another code when asked, and starts counting anew', async () => {
    const past = { ...challenge(), resendAt: Date.now() - 1 }
    const resend = vi.fn(() => Response.json(challenge()))
    await openOtp({
      'POST /auth/registrations/client': () => Response.json(past),
      'POST /auth/otp/verify': () => problem('otp_wrong', 422),
      'POST /auth/otp/resend': resend,
    })
    typeCode('0000')
    expect((await screen.findByRole('alert')).textContent).toMatch(/ 4 tries left\.$/)
    fireEvent.click(screen.getByRole('button', { name: 'Send another code' }))
    await screen.findByText('We’ve sent another code. The one before no longer counts.')
    expect(resend).toHaveBeenCalledOnce()
    typeCode('0000')
    expect((await screen.findByRole('alert')).textContent).toMatch(/ 4 tries left\.$/)
  })
})
