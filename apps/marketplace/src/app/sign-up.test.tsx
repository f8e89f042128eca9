import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Calls, openApp, problem } from '../testing/open-app.ts'
import { challenge, create, lukasz, tickBoth, type } from '../testing/sign-up.ts'

beforeEach(() => sessionStorage.clear())

const opened = () => screen.findByRole('heading', { name: 'Create your account' })
const textIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

async function open(calls: Calls = {}, at = '/registration') {
  const register = vi.fn<(body: unknown) => Response>(() => Response.json(challenge()))
  const app = await openApp(at, { 'POST /auth/registrations/client': register, ...calls })
  await opened()
  return { ...app, register }
}

async function openAndFill(calls: Calls = {}) {
  const app = await open(calls)
  type(lukasz)
  tickBoth()
  return app
}

const invalid = (path: string, found: string) =>
  Response.json(
    { type: 'about:blank', title: 'x', status: 422, code: 'invalid_input', fields: [{ path, problem: found }] },
    { status: 422 },
  )

describe('what is missing', () => {
  test('is said at each field in the words of the specification, and the first one has the focus', async () => {
    const { register } = await open()
    create()
    await screen.findByText('Please enter first name')
    for (const label of ['last name', 'mobile', 'age group', 'gender', 'county', 'city/town', 'email', 'password']) {
      expect(screen.getByText(`Please enter ${label}`)).toBeTruthy()
    }
    expect(screen.getByText('Please enter confirm password')).toBeTruthy()
    expect(screen.getAllByText('Please tick this to go on')).toHaveLength(2)
    expect(document.activeElement).toBe(screen.getByLabelText('First name'))
    expect(register).not.toHaveBeenCalled()
  })

  test('is nothing that was not looked at yet', async () => {
    await open()
    type({ 'First name': 'Jo3', Mobile: '77009001' })
    await screen.findByText('Letters only, please')
    expect(screen.getByText('Please enter a valid mobile number')).toBeTruthy()
    expect(screen.queryByText(/^Please enter last name/)).toBeNull()
  })

  test('neither tick is set beforehand, and one is not enough', async () => {
    const { register } = await open()
    type(lukasz)
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([false, false])
    fireEvent.click(screen.getByRole('checkbox', { name: 'I’m 18 or over' }))
    create()
    await screen.findByText('Please tick this to go on')
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /^I agree to the terms/ }))
    expect(register).not.toHaveBeenCalled()
  })

  test('two passwords that differ are said at the second', async () => {
    await open()
    type({ Password: 'Marigold-7-Xyz!', 'Confirm password': 'Marigold-7-Xyz?' })
    await screen.findByText('The two don’t match')
    expect(screen.getByLabelText('Confirm password').getAttribute('aria-invalid')).toBe('true')
  })
})

describe('the tick of what is right (design.md §5)', () => {
  const hasTick = (label: string) => screen.getByLabelText(label).closest('[data-state="valid"]') !== null
  const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

  test('comes when a field is left, at what was typed alone', async () => {
    await open()
    fireEvent.blur(screen.getByLabelText('Last name'))
    write('First name', 'Łukasz')
    expect(hasTick('First name')).toBe(false)
    fireEvent.blur(screen.getByLabelText('First name'))
    await waitFor(() => expect(hasTick('First name')).toBe(true))
    type({ Email: 'lukasz@' })
    await screen.findByText('Please enter a valid email address')
    expect(['Last name', 'City/town', 'Email'].map(hasTick)).toEqual([false, false, false])
  })

  test('goes as soon as it is no longer right', async () => {
    await open()
    type({ 'First name': 'Łukasz', 'Last name': 'O’Neill' })
    await waitFor(() => expect(['First name', 'Last name'].map(hasTick)).toEqual([true, true]))
    write('First name', '')
    write('Last name', 'O’Neill 3')
    await waitFor(() => expect(['First name', 'Last name'].map(hasTick)).toEqual([false, false]))
  })

  test('is not for what was never left, after a try either', async () => {
    await open()
    write('First name', 'Łukasz')
    create()
    await screen.findByText('Please enter last name')
    expect(hasTick('First name')).toBe(false)
  })
})

test.for([
  ['First name', 'given-name'],
  ['Last name', 'family-name'],
  ['Dialling code', 'tel-country-code'],
  ['Mobile', 'tel-national'],
  ['Country', 'country'],
  ['County', 'address-level1'],
  ['City/town', 'address-level2'],
  ['Email', 'email'],
  ['Password', 'new-password'],
  ['Confirm password', 'new-password'],
])('browsers and password managers know what %s is: %s', async ([label = '', token = '']) => {
  await open()
  expect(screen.getByLabelText(label).getAttribute('autocomplete')).toBe(token)
})

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
    const { register } = await openAndFill()
    type({ 'First name': firstName, 'Last name': lastName })
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
    const { register } = await openAndFill()
    type({ Mobile: pasted })
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
    fireEvent.submit(screen.getByLabelText('Email').closest('form') ?? document.body)
    resolve(Response.json(challenge()))
    await screen.findByRole('heading', { name: 'Check your email' })
    expect(register).toHaveBeenCalledOnce()
  })

  test('elsewhere than in the United Kingdom has a county that one types, and that country’s code', async () => {
    const { register } = await open()
    type({ Country: 'FR' })
    await waitFor(() => expect(screen.getByLabelText('County').tagName).toBe('INPUT'))
    expect(screen.getByLabelText<HTMLSelectElement>('Dialling code').value).toBe('FR')
    type({ ...lukasz, Mobile: '612345678', County: 'Val-de-Marne', 'City/town': 'L’Haÿ-les-Roses' })
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
    expect(screen.queryByText(/easy to guess/)).toBeNull()
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
    for (const [label, value] of Object.entries(lukasz)) expect(textIn(label)).toBe(value)
  })
})

describe('a look at another page', () => {
  test('loses nothing but the passwords', async () => {
    const { router } = await openAndFill()
    await router.navigate({ to: '/login' })
    await screen.findByRole('heading', { name: 'Log in' })
    router.history.back()
    await opened()
    const { Password: _p, 'Confirm password': _c, ...kept } = lukasz
    for (const [label, value] of Object.entries(kept)) expect(textIn(label)).toBe(value)
    expect([textIn('Password'), textIn('Confirm password')]).toEqual(['', ''])
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').every(({ checked }) => checked)).toBe(true)
    expect(JSON.stringify(sessionStorage)).not.toContain('Marigold')
  })

  test('what lies broken in the browser is an empty form', async () => {
    sessionStorage.setItem('ginipig.sign-up.client', '{"firstName": 7')
    await open()
    expect(textIn('First name')).toBe('')
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
    open() {}
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
    await open()
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
    await openAndFill()
    pick(file(png))
    await screen.findByRole('button', { name: 'Remove photo' })
    create()
    await screen.findByRole('heading', { name: 'Check your email' })
    expect(screen.getByText('Your photo didn’t get through. You can add it in your profile later.')).toBeTruthy()
  })
})
