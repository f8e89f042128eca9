import { menuEntries } from '@ginipig/app/route/route-flags.ts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openApp, person } from '../testing/open-app.ts'

const logIn = async () => {
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'priya@example.test' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Ginipig-2026' } })
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
}

test('a visitor’s start is the log-in page, without a warning', async () => {
  const { router } = await openApp('/')
  await screen.findByRole('heading', { name: 'Log in' })
  expect(router.state.location.pathname).toBe('/login')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a private page asks to log in and is where one comes back to', async () => {
  const { router } = await openApp('/provider/my-bookings')
  await screen.findByRole('heading', { name: 'Log in' })
  expect((await screen.findByRole('alert')).textContent).toContain('Your Session is expired. Please login again.')
  expect(router.state.location.search).toEqual({ next: '/provider/my-bookings' })
  await logIn()
  await waitFor(() => expect(router.state.location.pathname).toBe('/provider/my-bookings'))
})

test('a provider’s start is their profile, with the sidebar round it (spec §6)', async () => {
  const { router } = await openApp('/login')
  await logIn()
  await screen.findAllByRole('link', { name: 'Bookings' })
  expect(router.state.location.pathname).toBe('/provider/my-profile')
  expect(screen.getByText('Hannah Doyle')).toBeTruthy()
})

test('at the foot of a phone are the five ways of product.md §9, and not where a talk has the foot to itself', async () => {
  const { router } = await openApp('/login')
  await logIn()
  const tabs = within(await screen.findByRole('navigation', { name: 'Main' }))
  const names = tabs.getAllByRole('link').map(({ textContent }) => textContent)
  expect(names).toEqual(['Bookings', 'Diary', 'Messages', 'Earnings'])
  fireEvent.click(tabs.getByRole('button', { name: 'Menu' }))
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
  expect(menu.getByRole('link', { name: 'Listings' })).toBeTruthy()
  await act(() => router.navigate({ to: '/provider/message/$id', params: { id: crypto.randomUUID() } }))
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Main', hidden: true })).toBeNull())
})

test('each page for providers is found in the sidebar, or marks the entry that it is a part of', async () => {
  const { router } = await openApp('/provider/faq', {}, { signedInAs: person('provider') })
  const entries = menuEntries(router, 'sidebar').map(({ to }) => to)
  const lost = Object.values(router.routesById).filter(({ fullPath, options: { staticData } }) => {
    const entry = staticData?.partOf ?? fullPath.replace(/\/\$.*$/, '/') // a talk is below the list of talks
    return staticData?.access === 'provider' && !entries.includes(entry)
  })
  expect(lost.map(({ fullPath }) => fullPath)).toEqual([])
  const sidebar = within(await screen.findByRole('complementary', { name: 'Sidebar' }))
  expect(sidebar.queryByRole('link', { current: true })).toBeNull()
  await act(() => router.navigate({ to: '/provider/booking-details/$id', params: { id: crypto.randomUUID() } }))
  await waitFor(() => expect(sidebar.getByRole('link', { current: true }).textContent).toBe('Bookings'))
})

test('an address cut down to /provider leads to the start, of visitors and of providers', async () => {
  const visitor = await openApp('/provider')
  await screen.findByRole('heading', { name: 'Log in' })
  expect(visitor.router.state.location.pathname).toBe('/login')
  cleanup()
  const { router } = await openApp('/provider/', {}, { signedInAs: person('provider') })
  await waitFor(() => expect(router.state.location.pathname).toBe('/provider/my-profile'))
})

test('logging out leads to the log-in page', async () => {
  const { services, router } = await openApp('/login')
  await logIn()
  fireEvent.click(await screen.findByRole('button', { name: 'Log out' }))
  await screen.findByRole('heading', { name: 'Log in' })
  expect(router.state.location.pathname).toBe('/login')
  expect(services.session.store.getState().userData).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an unknown path is the not-found page', async () => {
  await openApp('/nowhere')
  await screen.findByRole('heading', { name: 'Page not found' })
})

test('settings come as a whole, and come where the switches have no answer', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const asked = vi.fn(() => promise)
  const opened = openApp(
    '/provider/settings',
    { 'GET /me/notification-switches': asked },
    { signedInAs: person('provider') },
  )
  await waitFor(() => expect(asked).toHaveBeenCalled())
  expect(screen.queryByText('Language and colours')).toBeNull()
  resolve(new Response(null, { status: 500 }))
  await opened
  await screen.findByText('Language and colours')
})
