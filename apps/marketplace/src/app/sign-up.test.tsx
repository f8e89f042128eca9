import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { openApp } from '../testing/open-app.ts'
import {
  create,
  fillToPassword,
  goOn,
  heading,
  lukaszAbout,
  lukaszPassword,
  lukaszStart,
  openAndFill,
  opened,
  openSignUp,
  textIn,
  type,
} from '../testing/sign-up.ts'

beforeEach(() => sessionStorage.clear())

describe('what is missing', () => {
  test('is said step by step in the words of the specification, and the first one has the focus', async () => {
    const { register } = await openSignUp()
    goOn()
    await screen.findByText('Please enter email')
    for (const label of ['first name', 'last name']) expect(screen.getByText(`Please enter ${label}`)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
    type(lukaszStart)
    goOn()
    await heading('A little about you')
    expect(screen.queryByText(/^Please/)).toBeNull()
    goOn()
    await screen.findByText('Please enter mobile')
    for (const label of ['age group', 'gender', 'county']) {
      expect(screen.getByText(`Please choose ${label}`)).toBeTruthy()
    }
    expect(screen.getByText('Please enter city/town')).toBeTruthy()
    type(lukaszAbout)
    goOn()
    await heading('Choose your password')
    create()
    await screen.findByText('Please enter password')
    expect(screen.getByText('Please enter your password again')).toBeTruthy()
    expect(screen.getAllByText('Please tick this to go on')).toHaveLength(2)
    // What one agrees to opens beside the sign-up.
    for (const [name, href] of [
      [/^terms ?\(opens in a new tab\)$/, '/term-and-condition'],
      [/^privacy policy ?\(opens in a new tab\)$/, '/privacy-policy'],
    ] as const) {
      const link = screen.getByRole<HTMLAnchorElement>('link', { name })
      expect([link.getAttribute('href'), link.target, link.rel]).toEqual([href, '_blank', 'noopener'])
    }
    expect(register).not.toHaveBeenCalled()
  })

  test('is nothing that was not looked at yet', async () => {
    await openSignUp()
    type({ 'First name': 'Jo3' })
    await screen.findByText('Letters only, please')
    expect(screen.queryByText(/^Please enter last name/)).toBeNull()
  })

  test('neither tick is set beforehand, and one is not enough', async () => {
    const { register } = await openSignUp()
    await fillToPassword()
    type(lukaszPassword)
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([false, false])
    fireEvent.click(screen.getByRole('checkbox', { name: 'I’m 18 or over' }))
    create()
    await screen.findByText('Please tick this to go on')
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /^I agree to the terms/ }))
    expect(register).not.toHaveBeenCalled()
  })

  test('two passwords that differ are said at the second', async () => {
    await openSignUp()
    await fillToPassword()
    type({ Password: 'Marigold-7-Xyz!', 'Confirm password': 'Marigold-7-Xyz?' })
    await screen.findByText('The two don’t match')
    expect(screen.getByLabelText('Confirm password').getAttribute('aria-invalid')).toBe('true')
  })
})

describe('the steps', () => {
  test('have a heading each that has the focus, and a place in the address', async () => {
    const { router } = await openSignUp()
    type(lukaszStart)
    goOn()
    await heading('A little about you')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('A little about you'))
    expect(screen.getByText('Step 2 of 3')).toBeTruthy()
    expect(router.state.location.search).toEqual({ step: 2 })
  })

  test('go back with what was typed, by Back and by the browser', async () => {
    const { router } = await openSignUp()
    await fillToPassword()
    fireEvent.click(screen.getByRole('link', { name: 'Back' }))
    await heading('A little about you')
    for (const [label, value] of Object.entries(lukaszAbout)) expect(textIn(label)).toBe(value)
    router.history.back()
    await heading('Choose your password')
  })

  test('a reload in the middle stays there; an address typed ahead begins where something is missing', async () => {
    sessionStorage.setItem(
      'ginipig.sign-up.client',
      JSON.stringify({ email: 'a@b.test', firstName: 'Jo', lastName: 'Lee' }),
    )
    await openApp('/registration?step=3', {})
    await heading('A little about you')
    expect(textIn('Mobile')).toBe('')
  })

  test('lead on to where one was going before', async () => {
    const { router } = await openSignUp({}, '/registration?next=%2Fmy-booking')
    type(lukaszStart)
    goOn()
    await heading('A little about you')
    expect(router.state.location.search).toEqual({ next: '/my-booking', step: 2 })
  })
})

describe('the tick of what is right (design.md §5)', () => {
  const hasTick = (label: string) => screen.getByLabelText(label).closest('[data-state="valid"]') !== null
  const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

  test('comes when a field is left, at what was typed alone', async () => {
    await openSignUp()
    fireEvent.blur(screen.getByLabelText('Last name'))
    write('First name', 'Łukasz')
    expect(hasTick('First name')).toBe(false)
    fireEvent.blur(screen.getByLabelText('First name'))
    await waitFor(() => expect(hasTick('First name')).toBe(true))
    type({ Email: 'lukasz@' })
    await screen.findByText('Please enter a valid email address')
    expect(['Last name', 'Email'].map(hasTick)).toEqual([false, false])
  })

  test('goes as soon as it is no longer right', async () => {
    await openSignUp()
    type({ 'First name': 'Łukasz', 'Last name': 'O’Neill' })
    await waitFor(() => expect(['First name', 'Last name'].map(hasTick)).toEqual([true, true]))
    write('First name', '')
    write('Last name', 'O’Neill 3')
    await waitFor(() => expect(['First name', 'Last name'].map(hasTick)).toEqual([false, false]))
  })

  test('is not for what was never left, after a try either', async () => {
    await openSignUp()
    write('First name', 'Łukasz')
    goOn()
    await screen.findByText('Please enter last name')
    expect(hasTick('First name')).toBe(false)
  })
})

test('browsers and password managers know what each field is, and which passwords we take', async () => {
  const tokens = (labels: readonly string[]) =>
    labels.map((label) => screen.getByLabelText(label).getAttribute('autocomplete'))
  await openSignUp()
  expect(tokens(['Email', 'First name', 'Last name'])).toEqual(['email', 'given-name', 'family-name'])
  type(lukaszStart)
  goOn()
  await heading('A little about you')
  expect(tokens(['Dialling code', 'Mobile', 'Country', 'County', 'City/town'])).toEqual([
    'tel-country-code',
    'tel-national',
    'country',
    'address-level1',
    'address-level2',
  ])
  type(lukaszAbout)
  goOn()
  await heading('Choose your password')
  expect(tokens(['Password', 'Confirm password'])).toEqual(['new-password', 'new-password'])
  expect(screen.getByLabelText('Password').getAttribute('passwordrules')).toMatch(/minlength: 8; maxlength: 15/)
})

describe('a look at another page', () => {
  test('loses nothing but the passwords', async () => {
    const { router } = await openAndFill()
    await router.navigate({ to: '/login' })
    await screen.findByRole('heading', { name: 'Log in' })
    router.history.back()
    await heading('Choose your password')
    expect([textIn('Password'), textIn('Confirm password')]).toEqual(['', ''])
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').every(({ checked }) => checked)).toBe(true)
    expect(JSON.stringify(sessionStorage)).not.toContain('Marigold')
    await router.navigate({ to: '/registration' })
    await opened()
    for (const [label, value] of Object.entries(lukaszStart)) expect(textIn(label)).toBe(value)
  })

  test('what lies broken in the browser is an empty form', async () => {
    sessionStorage.setItem('ginipig.sign-up.client', '{"firstName": 7')
    await openSignUp()
    expect(textIn('First name')).toBe('')
  })
})
