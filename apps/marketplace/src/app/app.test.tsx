import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { openApp, person, problem } from '../testing/open-app.ts'

const type = (label: string, value: string) => {
  const field = screen.getByLabelText(label)
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}

const logInWith = async (email: string, password: string) => {
  await screen.findByRole('heading', { name: 'Log in' })
  type('Email', email)
  type('Password', password)
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
}

describe('the shell', () => {
  test('stands round the home page: log-in in the header, language and colours in the footer', async () => {
    await openApp('/')
    const header = await screen.findByRole('banner')
    expect(within(header).getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
    const footer = await screen.findByRole('contentinfo')
    expect(within(footer).getByRole('button', { name: 'English', pressed: true })).toBeTruthy()
    expect(within(footer).getByRole('button', { name: 'As my device', pressed: true })).toBeTruthy()
  })

  test('an unknown path is a page of the shell', async () => {
    await openApp('/nowhere')
    await screen.findByRole('heading', { name: 'Page not found' })
    expect(screen.getByRole('banner')).toBeTruthy()
  })

  test('a report that was sent is read after a log-in, and anybody may send one', async () => {
    const path = '/report/0190a7c2-0000-7000-8000-0000000000b1'
    const { services } = await openApp(path)
    await screen.findByText('Your Session is expired. Please login again.')
    expect(services.returnTo.getState().path).toBe(path)
    const { router } = await openApp(`${path}?about=review`)
    await screen.findByRole('heading', { name: 'Page not found' })
    expect(router.state.location.pathname).toBe(path)
  })

  test('on a page about one booking the foot of a phone marks where one is', async () => {
    const { router } = await openApp(
      '/booking-details/0190a7c2-0000-7000-8000-0000000000b1',
      {},
      { signedInAs: person('user') },
    )
    await screen.findByRole('link', { name: 'Bookings', current: true, hidden: true })
    await act(() => router.navigate({ to: '/our-story' }))
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Bookings', current: true, hidden: true })).toBeNull(),
    )
    expect(screen.getByRole('link', { name: 'Bookings', hidden: true })).toBeTruthy()
  })

  test('speaks French when asked, and keeps the choice', async () => {
    await openApp('/')
    fireEvent.click(await screen.findByRole('button', { name: 'Français' }))
    const header = screen.getByRole('banner')
    await within(header).findByRole('link', { name: 'Se connecter' })
    expect(document.documentElement.lang).toBe('fr')
    expect(localStorage.getItem('language')).toBe('fr')
    fireEvent.click(screen.getByRole('button', { name: 'English' }))
    await within(header).findByRole('link', { name: 'Log in' })
  })

  test('starts in the language that was chosen before', async () => {
    localStorage.setItem('language', 'fr')
    await openApp('/')
    await within(await screen.findByRole('banner')).findByRole('link', { name: 'Se connecter' })
  })

  test.for(['/login', '/registration', '/category-detail/0190a7c2-0000-7000-8000-0000000000c1'])(
    'where a phone has no footer the page itself ends in language and colours: %s',
    async (path) => {
      await openApp(path)
      const main = within(await screen.findByRole('main'))
      await main.findByRole('button', { name: 'Français' })
      fireEvent.click(main.getByRole('button', { name: 'Dark' }))
      expect(document.documentElement.dataset.theme).toBe('dark')
    },
  )

  test('takes a colour choice at once', async () => {
    await openApp('/')
    fireEvent.click(await screen.findByRole('button', { name: 'Dark' }))
    expect(document.documentElement.dataset.theme).toBe('dark')
  })
})

test('settings come as a whole: switches that come later would push what is beneath from under a press', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const asked = vi.fn(() => promise)
  const opened = openApp('/settings', { 'GET /me/notification-switches': asked }, { signedInAs: person('user') })
  await waitFor(() => expect(asked).toHaveBeenCalled())
  expect(screen.queryByText('Language and colours')).toBeNull()
  resolve(Response.json({ switches: [] }))
  await opened
  await screen.findByText('Language and colours')
})

describe('logging in', () => {
  test('leads home, with the account in the header', async () => {
    const { router } = await openApp('/login')
    await logInWith('hannah@example.test', 'Ginipig-2026')
    await screen.findByRole('button', { name: 'Hannah Doyle’s account' })
    expect(router.state.location.pathname).toBe('/')
  })

  test.for([
    ['/login?next=%2Fnowhere', 'a path this app doesn’t have'],
    ['/login?next=https%3A%2F%2Fevil.example%2F', 'another site'],
    ['/login?next=%2F%2Fevil.example', 'another site without scheme'],
    ['/login?next=%2Flogin', 'the log-in page itself'],
  ])('%s leads home: %s', async ([path = '']) => {
    const { router } = await openApp(path)
    await logInWith('hannah@example.test', 'Ginipig-2026')
    await waitFor(() => expect(router.state.location.href).toBe('/'))
  })

  test('says what is missing, field by field, in the words of the specification', async () => {
    await openApp('/login')
    fireEvent.click(await screen.findByRole('button', { name: 'Log in' }))
    await screen.findByText('Please enter email')
    expect(screen.getByText('Please enter password')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
    type('Email', 'hannah')
    await screen.findByText('Please enter a valid email address')
    type('Password', 'short')
    await screen.findByText(/^8 to 15 characters/)
  })

  test('with wrong credentials says so once, and keeps what was typed', async () => {
    await openApp('/login', { 'POST /auth/login': () => problem('login_failed', 401) })
    await logInWith('hannah@example.test', 'Ginipig-2025')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('That email and password don’t match.')
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('hannah@example.test')
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Ginipig-2025')
  })

  test('is busy meanwhile and sends one request however often one clicks', async () => {
    const logIn = vi.fn(() => new Promise<Response>(() => {}))
    await openApp('/login', { 'POST /auth/login': logIn })
    await logInWith('hannah@example.test', 'Ginipig-2026')
    const busy = await screen.findByRole('button', { name: /Logging in/, busy: true })
    fireEvent.click(busy)
    expect(logIn).toHaveBeenCalledOnce()
  })

  test('shows the password when asked', async () => {
    await openApp('/login')
    const field = await screen.findByLabelText<HTMLInputElement>('Password')
    expect(field.type).toBe('password')
    expect(field.autocomplete).toBe('current-password')
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(field.type).toBe('text')
  })
})
