import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { problem } from '../testing/open-app.ts'
import {
  challenge,
  create,
  fillToPassword,
  goOn,
  heading,
  lukaszAbout,
  lukaszPassword,
  lukaszStart,
  openAndFill,
  openSignUp,
  textIn,
  tickBoth,
  type,
} from '../testing/sign-up.ts'

beforeEach(() => sessionStorage.clear())

const invalid = (path: string, found: string) =>
  Response.json(
    { type: 'about:blank', title: 'x', status: 422, code: 'invalid_input', fields: [{ path, problem: found }] },
    { status: 422 },
  )

describe('a sign-up', () => {
  test('sends what was typed and goes on to the code, whose challenge is nowhere in the address', async () => {
    const { register, router } = await openAndFill()
    create()
    await screen.findByRole('heading', { name: 'Check your email' })
    expect(register.mock.calls).toEqual([
      [
        {
          firstName: 'Łukasz',
          lastName: 'O’Neill',
          dialCode: '+44',
          mobile: '7700900118',
          ageGroup: '25-34',
          gender: 'undisclosed',
          country: 'GB',
          county: 'Greater Manchester',
          city: 'Manchester',
          email: 'lukasz@example.test',
          password: 'Marigold-7-Xyz!',
          confirmPassword: 'Marigold-7-Xyz!',
          isAdult: true,
          acceptsTerms: true,
          language: 'en',
        },
      ],
    ])
    expect(router.state.location.href).toBe('/otp')
    expect(screen.getByText('lukasz@example.test')).toBeTruthy()
  })

  test.for([
    ["O'Neill", 'Anne-Marie'],
    ['Nguyễn', 'Łukasz'],
    ['Müller-Groß', 'Zoë'],
  ])('takes %s, %s', async ([lastName = '', firstName = '']) => {
    const { register } = await openSignUp()
    await fillToPassword({ start: { ...lukaszStart, 'First name': firstName, 'Last name': lastName } })
    type(lukaszPassword)
    tickBoth()
    create()
    await waitFor(() => expect(register.mock.calls[0]?.[0]).toMatchObject({ firstName, lastName }))
  })

  test.for([
    ['+44 7700 900118', '+44', '7700900118'],
    ['+33 6 12 34 56 78', '+33', '612345678'],
    ['+353 85 123 4567', '+353', '851234567'],
    ['+48 512 345 678', '+48', '512345678'],
    ['0084 912 345 678', '+84', '912345678'],
    ['+1 (202) 555-0143', '+1', '2025550143'],
  ])('takes %s as it is pasted', async ([pasted = '', dialCode, mobile]) => {
    const { register } = await openSignUp()
    await fillToPassword({ about: { ...lukaszAbout, Mobile: pasted } })
    type(lukaszPassword)
    tickBoth()
    create()
    await waitFor(() => expect(register.mock.calls[0]?.[0]).toMatchObject({ dialCode, mobile }))
  })

  test('is sent once however often one presses', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const register = vi.fn(() => promise)
    await openAndFill({ 'POST /auth/registrations/client': register })
    create()
    await screen.findByRole('button', { name: /Creating your account/, busy: true })
    create()
    fireEvent.submit(screen.getByLabelText('Password').closest('form') ?? document.body)
    resolve(Response.json(challenge()))
    await screen.findByRole('heading', { name: 'Check your email' })
    expect(register).toHaveBeenCalledOnce()
  })

  test('elsewhere than in the United Kingdom has a county that one types, and that country’s code', async () => {
    const { register } = await openSignUp()
    type(lukaszStart)
    goOn()
    await heading('A little about you')
    type({ Country: 'FR' })
    await waitFor(() => expect(screen.getByLabelText('County').tagName).toBe('INPUT'))
    expect(screen.getByLabelText<HTMLSelectElement>('Dialling code').value).toBe('FR')
    type({ ...lukaszAbout, Mobile: '612345678', County: 'Val-de-Marne', 'City/town': 'L’Haÿ-les-Roses' })
    goOn()
    await heading('Choose your password')
    type(lukaszPassword)
    tickBoth()
    create()
    await waitFor(() =>
      expect(register.mock.calls[0]?.[0]).toMatchObject({ country: 'FR', county: 'Val-de-Marne', dialCode: '+33' }),
    )
  })
})

describe('what the API finds wrong', () => {
  test('with a field stands there until it is changed', async () => {
    const answers = [invalid('password', 'password_common'), Response.json(challenge())]
    const { router } = await openAndFill({
      'POST /auth/registrations/client': () => answers.shift() ?? problem('internal', 500),
    })
    create()
    await screen.findByText('This password is easy to guess. Please choose another')
    expect(document.activeElement).toBe(screen.getByLabelText('Password'))
    type({ Password: 'Nasturtium-9!', 'Confirm password': 'Nasturtium-9!' })
    expect(screen.queryByText(/is easy to guess/)).toBeNull()
    create()
    await waitFor(() => expect(router.state.location.pathname).toBe('/otp'))
  })

  test('with a field of an earlier step leads back to it, with the focus there', async () => {
    const answers = [invalid('mobile', 'mobile_invalid'), Response.json(challenge())]
    const { router } = await openAndFill({
      'POST /auth/registrations/client': () => answers.shift() ?? problem('internal', 500),
    })
    create()
    await heading('A little about you')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Mobile')))
    expect(screen.getByLabelText('Mobile').getAttribute('aria-invalid')).toBe('true')
    expect(router.state.location.search).toMatchObject({ step: 2 })
    type({ Mobile: '07700 900119' })
    goOn()
    await heading('Choose your password')
    type(lukaszPassword)
    create()
    await waitFor(() => expect(router.state.location.pathname).toBe('/otp'))
  })

  test.for([
    ['too_many_requests', 429, /asked for a few codes already/],
    ['unavailable', 503, /having a short break/],
  ] as const)('%s is said above the button, and all that was typed stays', async ([code, status, words]) => {
    await openAndFill({ 'POST /auth/registrations/client': () => problem(code, status) })
    create()
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(words))
    for (const [label, value] of Object.entries(lukaszPassword)) expect(textIn(label)).toBe(value)
  })
})

describe('the photo', () => {
  const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  const file = (bytes: number[], size = bytes.length) => {
    const made = new File([Uint8Array.from(bytes)], 'me.jpg', { type: 'image/jpeg' })
    Object.defineProperty(made, 'size', { value: size })
    return made
  }
  const pick = (picked: File) => fireEvent.change(screen.getByLabelText(/photo$/), { target: { files: [picked] } })

  class FailingRequest {
    upload = {}
    onerror?: () => void
    openSignUp() {}
    setRequestHeader() {}
    send() {
      this.onerror?.()
    }
  }

  beforeEach(() => {
    URL.createObjectURL = () => 'blob:photo'
    URL.revokeObjectURL = () => {}
  })

  test('is taken for what it is, whatever its name says, and can be removed', async () => {
    await openSignUp()
    type(lukaszStart)
    goOn()
    await heading('A little about you')
    pick(file([0x47, 0x49, 0x46]))
    await screen.findByText('JPEG, JPG or PNG only')
    pick(file(png, 5 * 1024 * 1024 + 1))
    await screen.findByText('The image is larger than 5 MB')
    pick(file(png))
    await screen.findByRole('button', { name: 'Remove photo' })
    expect(screen.queryByText(/larger than/)).toBeNull()
    // This one can't draw, so it can't make it small.
    expect(screen.getByText(/^This browser can’t read the photo/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Remove photo' }))
    expect(screen.queryByRole('button', { name: 'Remove photo' })).toBeNull()
    expect(screen.getByText('JPEG or PNG, up to 5 MB')).toBeTruthy()
  })

  test('that doesn’t get through costs the photo, not the sign-up', async () => {
    vi.stubGlobal('XMLHttpRequest', FailingRequest)
    await openSignUp()
    type(lukaszStart)
    goOn()
    await heading('A little about you')
    pick(file(png))
    await screen.findByRole('button', { name: 'Remove photo' })
    type(lukaszAbout)
    goOn()
    await heading('Choose your password')
    type(lukaszPassword)
    tickBoth()
    create()
    await screen.findByRole('heading', { name: 'Check your email' })
    expect(screen.getByText('Your photo didn’t get through. You can add it in your profile later.')).toBeTruthy()
  })
})
