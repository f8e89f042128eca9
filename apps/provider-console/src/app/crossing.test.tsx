import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openApp, person } from '../testing/open-app.ts'

const MARKETPLACE = 'https://ginipig.test'
const provider = person('provider')
const client = person('user')

/** Where a crossing with the session begins. */
const startAt = (to: string, flags = '') => `${MARKETPLACE}/handoff/start?to=${encodeURIComponent(to)}${flags}`

const logIn = async () => {
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'hannah@example.test' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Ginipig-2026' } })
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
}

describe('a path of the marketplace', () => {
  test.for([
    '/treatment/hair?level=pro',
    '/providers',
    '/provider-detail/7',
    '/my-booking',
    '/category-detail/x#reviews',
  ])('%s is left for it by a visitor, as it stands', async (path) => {
    const { leave } = await openApp(path)
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith(`${MARKETPLACE}${path}`))
  })

  test.for([provider, client])('takes the session of whoever is signed in along', async (signedInAs) => {
    const { leave } = await openApp('/treatment/hair?level=pro', {}, { signedInAs })
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith(startAt('/treatment/hair?level=pro')))
  })
})

test.for(['/nowhere', '/provider/nowhere'])('%s is this app’s not-found page', async (path) => {
  const { leave } = await openApp(path, {}, { signedInAs: provider })
  await screen.findByRole('heading', { name: 'Page not found' })
  expect(leave).not.toHaveBeenCalled()
})

test('the link to the marketplace takes the session along, to a page that a provider may see', async () => {
  await openApp('/provider/nowhere', {}, { signedInAs: provider })
  const link = await screen.findByRole('link', { name: 'See the marketplace' })
  await waitFor(() => expect(link.getAttribute('href')).toBe(startAt('/treatment')))
})

describe('a client at the console', () => {
  test.for(['/', '/login'])('is led from %s to the marketplace', async (path) => {
    const { leave } = await openApp(path, {}, { signedInAs: client })
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith(startAt('/')))
  })

  test('is led home from a provider’s page, and told there why', async () => {
    const { leave } = await openApp('/provider/my-bookings', {}, { signedInAs: client })
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith(startAt('/', '&expired=true')))
  })

  test.for([
    ['/login', '/'],
    ['/login?next=%2Fmy-booking', '/my-booking'],
    ['/login?next=%2Fprovider%2Fmy-bookings', '/'],
    ['/login?next=%5C%5Cevil.example', '/'],
  ] as const)('who logs in at %s is taken to the marketplace’s %s', async ([path, to]) => {
    const answer = { accessToken: 't', expiresAt: Date.now() + 600_000, userData: client }
    const { leave, services } = await openApp(path, { 'POST /auth/login': () => Response.json(answer) })
    await logIn()
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith(startAt(to, '&fresh=true')))
    expect(services.session.store.getState().userData).toEqual(client)
  })
})

describe('a provider who hasn’t finished their profile', () => {
  const unfinished = { ...provider, isProfileComplete: false }

  test.for(['/', '/login', '/provider/my-bookings'])('is led from %s to it, without a warning', async (path) => {
    const { router } = await openApp(path, {}, { signedInAs: unfinished })
    await waitFor(() => expect(router.state.location.pathname).toBe('/provider/profile'))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
