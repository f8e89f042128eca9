import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Calls, openApp, person } from '../testing/open-app.ts'
import { emptyProfile as empty } from '../testing/provider-profile.ts'

beforeEach(() => sessionStorage.clear())

const challenge = () => ({
  challengeId: '0190a7c2-0000-7000-8000-000000000009',
  expiresAt: Date.now() + 600_000,
  resendAt: Date.now() + 30_000,
})

const nguyen = {
  start: { Email: 'anne-marie@example.test', 'Full name': 'Anne-Marie Nguyễn' },
  work: { 'Company name': 'Curl & Dye', 'Work location': 'salon', Mobile: '7700900118' },
  password: { Password: 'Marigold-7-Xyz!', 'Confirm password': 'Marigold-7-Xyz!' },
}

function type(typed: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(typed)) {
    const field = screen.getByLabelText(label)
    fireEvent.change(field, { target: { value } })
    fireEvent.blur(field)
  }
}

const goOn = () => fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
const create = () => fireEvent.click(screen.getByRole('button', { name: 'Create account' }))

async function open(calls: Calls = {}) {
  const register = vi.fn<(body: unknown) => Response>(() => Response.json(challenge()))
  const app = await openApp('/provider-registration', { 'POST /auth/registrations/provider': register, ...calls })
  await screen.findByRole('heading', { name: 'Register as a provider' })
  return { ...app, register }
}

describe('a provider’s sign-up', () => {
  test('says step by step what is missing in the words of the specification', async () => {
    const { register } = await open()
    // What it costs and what is asked for comes before anything is given.
    screen.getByText(/we keep 15% of what a client pays\. You’ll need your ID, for Stripe/)
    goOn()
    await screen.findByText('Please enter email')
    expect(screen.getByText('Please enter full name')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
    type(nguyen.start)
    goOn()
    await screen.findByRole('heading', { name: 'A little about you' })
    goOn()
    await screen.findByText('Please enter company name')
    expect(screen.getByText('Please choose work location')).toBeTruthy()
    expect(screen.getByText('Please enter mobile')).toBeTruthy()
    type(nguyen.work)
    goOn()
    await screen.findByRole('heading', { name: 'Choose your password' })
    create()
    await screen.findByText('Please enter password')
    expect(screen.getByText('Please enter your password again')).toBeTruthy()
    expect(screen.getAllByText('Please tick this to go on')).toHaveLength(2)
    // What one agrees to opens beside the sign-up.
    for (const [name, href] of [
      [/^terms ?\(opens in a new tab\)$/, '/provider/term-and-condition'],
      [/^privacy policy ?\(opens in a new tab\)$/, '/provider/privacy-policy'],
    ] as const) {
      const link = screen.getByRole<HTMLAnchorElement>('link', { name })
      expect([link.getAttribute('href'), link.target, link.rel]).toEqual([href, '_blank', 'noopener'])
    }
    expect(register).not.toHaveBeenCalled()
  })

  test('goes by the code to an account that has still to be finished', async () => {
    const unfinished = { ...person('provider'), isProfileComplete: false }
    const { register, router, services } = await open({
      'GET /provider/profile': () => Response.json(empty),
      'POST /auth/otp/verify': () =>
        Response.json({ accessToken: 't', expiresAt: Date.now() + 600_000, userData: unfinished }),
    })
    type(nguyen.start)
    goOn()
    await screen.findByRole('heading', { name: 'A little about you' })
    type(nguyen.work)
    goOn()
    await screen.findByRole('heading', { name: 'Choose your password' })
    type(nguyen.password)
    for (const tick of screen.getAllByRole('checkbox')) fireEvent.click(tick)
    create()
    await screen.findByRole('heading', { name: 'Check your email' })
    expect(router.state.location.href).toBe('/otp')
    expect(register.mock.calls).toEqual([
      [
        {
          fullName: 'Anne-Marie Nguyễn',
          companyName: 'Curl & Dye',
          workingFrom: 'salon',
          dialCode: '+44',
          mobile: '7700900118',
          email: 'anne-marie@example.test',
          password: 'Marigold-7-Xyz!',
          confirmPassword: 'Marigold-7-Xyz!',
          isAdult: true,
          acceptsTerms: true,
          language: 'en',
        },
      ],
    ])
    fireEvent.change(screen.getByLabelText('Code'), { target: { value: '7K2Q' } })
    await waitFor(() => expect(services.session.store.getState().userData).toEqual(unfinished))
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/provider\//))
    // Who is led on begins at the new page's heading.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  })

  test('is what the page of the code leads to without one', async () => {
    const { router } = await openApp('/otp')
    await screen.findByRole('heading', { name: 'Register as a provider' })
    expect(router.state.location.pathname).toBe('/provider-registration')
  })
})
