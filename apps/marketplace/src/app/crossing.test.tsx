import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { openApp, person, problem } from '../testing/open-app.ts'

const CONSOLE = 'https://console.ginipig.test'
const provider = person('provider')
const client = person('user')

/** Where a crossing with the session begins. */
const startAt = (to: string, flags = '') => `${CONSOLE}/handoff/start?to=${encodeURIComponent(to)}${flags}`

describe('a path of the console', () => {
  test.for(['/provider/my-bookings?tab=past', '/provider', '/provider-registration', '/provider/nowhere/at/all'])(
    '%s is left for it by a visitor, as it stands',
    async (path) => {
      const { leave } = await openApp(path)
      await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith(`${CONSOLE}${path}`))
    },
  )

  test('takes a provider’s session along', async () => {
    const { leave } = await openApp('/provider/booking-details/7#top', {}, { signedInAs: provider })
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith(startAt('/provider/booking-details/7#top')))
  })

  test('does not take a client’s along: they would be no one there', async () => {
    const { leave } = await openApp('/provider/my-bookings', {}, { signedInAs: client })
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith(`${CONSOLE}/provider/my-bookings`))
  })

  test('whose host can’t be found out shows the error page, and tries again', async () => {
    const deployment = vi.fn(() => problem('internal', 500))
    const { leave } = await openApp('/provider', { 'GET /deployment': deployment })
    fireEvent.click(await screen.findByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(deployment.mock.calls.length).toBeGreaterThan(2))
    expect(leave).not.toHaveBeenCalled()
  })
})

test.for(['/nowhere', '/providerx', '/our-storyx', '/designer-registration', '/blog/x/y/z'])(
  '%s is this app’s not-found page, and leads nowhere',
  async (path) => {
    const { leave } = await openApp(path)
    await screen.findByRole('heading', { name: 'Page not found' })
    expect(leave).not.toHaveBeenCalled()
  },
)

describe('a provider on the marketplace', () => {
  test.for(['/', '/login', '/login?next=%2Ftreatment'])('is led from %s to the console', async (path) => {
    const { leave } = await openApp(path, {}, { signedInAs: provider })
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith(startAt('/')))
  })

  test('may read a common page', async () => {
    const { leave } = await openApp('/nowhere', {}, { signedInAs: provider })
    await screen.findByRole('heading', { name: 'Page not found' })
    expect(leave).not.toHaveBeenCalled()
  })

  test('is led home from a client’s page, and told there why', async () => {
    const { leave } = await openApp('/my-booking', {}, { signedInAs: provider })
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith(startAt('/', '&expired=true')))
  })

  test('is not led away by pointing at a link home', async () => {
    const { leave, router } = await openApp('/nowhere', {}, { signedInAs: provider })
    await screen.findByRole('heading', { name: 'Page not found' })
    await router.preloadRoute({ to: '/' })
    await router.preloadRoute({ to: '/my-booking' })
    expect(leave).not.toHaveBeenCalled()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('a link to the console', () => {
  test('is plain for a visitor: to the sign-up of providers', async () => {
    await openApp('/nowhere')
    const link = await screen.findByRole('link', { name: 'Become a provider' })
    await waitFor(() => expect(link.getAttribute('href')).toBe(`${CONSOLE}/provider-registration`))
  })

  test('takes a provider’s session along, by a click of their own', async () => {
    await openApp('/nowhere', {}, { signedInAs: provider })
    sessionStorage.clear()
    const link = await screen.findByRole('link', { name: 'Provider area' })
    await waitFor(() => expect(link.getAttribute('href')).toBe(startAt('/')))
    link.addEventListener('click', (event) => event.preventDefault()) // jsdom goes nowhere
    fireEvent.click(link)
    expect(sessionStorage.getItem('handoff.act')).not.toBeNull()
  })

  test('leads there too while nobody has said where the console is', async () => {
    await openApp('/nowhere', { 'GET /deployment': () => problem('internal', 500) })
    const link = await screen.findByRole('link', { name: 'Become a provider' })
    expect(link.getAttribute('href')).toBe('/handoff/leave?to=%2Fprovider-registration')
  })

  test('stands behind a provider’s avatar, above the way out', async () => {
    await openApp('/nowhere', {}, { signedInAs: provider })
    fireEvent.keyDown(await screen.findByRole('button', { name: 'Hannah Doyle’s account' }), { key: 'Enter' })
    const items = await screen.findAllByRole('menuitem')
    expect(items.map((item) => item.textContent)).toEqual(['Provider area', 'Log out'])
    expect(items[0]?.getAttribute('href')).toBe(startAt('/'))
  })
})

describe('a provider who logs in here', () => {
  const logsIn = {
    'POST /auth/login': () => Response.json({ accessToken: 't', expiresAt: Date.now() + 600_000, userData: provider }),
  }
  const logIn = async () => {
    fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'priya@example.test' } })
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Ginipig-2026' } })
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
  }

  test.for([
    ['/login', '/'],
    ['/login?next=%2Fprovider%2Fmy-bookings%3Ftab%3Dpast', '/provider/my-bookings?tab=past'],
    ['/login?next=%2Fmy-booking', '/'],
    ['/login?next=https%3A%2F%2Fevil.example', '/'],
    ['/login?next=%2F%2Fevil.example', '/'],
    ['/login?next=%2Fhandoff%2Fstart', '/'],
  ] as const)('at %s is taken to the console’s %s', async ([path, to]) => {
    const { leave, services } = await openApp(path, logsIn)
    await logIn()
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith(startAt(to, '&fresh=true')))
    expect(services.session.store.getState().userData).toEqual(provider)
  })

  test('as an operator is refused in words, and not kept', async () => {
    const logOut = vi.fn(() => Response.json({}))
    const answer = { accessToken: 't', expiresAt: Date.now() + 600_000, userData: person('admin') }
    const { leave, services } = await openApp('/login', {
      'POST /auth/login': () => Response.json(answer),
      'POST /auth/logout': logOut,
    })
    await logIn()
    expect((await screen.findByRole('alert')).textContent).toContain('This is an operator’s account')
    expect(logOut).toHaveBeenCalledOnce()
    expect(services.session.store.getState().userData).toBeNull()
    expect(leave).not.toHaveBeenCalled()
  })
})
