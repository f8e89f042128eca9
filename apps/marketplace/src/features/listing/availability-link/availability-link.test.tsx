import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Calls, openApp, person } from '../../../testing/open-app.ts'
import { card, counts, detail } from '../testing/listings.ts'

const startsAt = Date.parse('2099-05-14T09:30:00Z')
const slot = {
  id: '0190a7c2-0000-7000-8000-000000000777',
  date: '2099-05-14',
  fromTime: '10:30',
  toTime: '13:00',
  startsAt,
  endsAt: startsAt + 9_000_000,
  capacity: 2,
  availability: 2,
  isBeingBooked: false,
}
const listing = detail(1, { nextSlotAt: startsAt, nextSlots: [slot] })
const calendar = `/treatment-availability/${listing.id}`
const picked = `${calendar}?month=2099-05&day=2099-05-14&slot=${slot.id}`
const calls: Calls = {
  [`GET /listings/${listing.id}`]: () => Response.json(listing),
  [`GET /listings/${listing.id}/months/2099-05`]: () =>
    Response.json({
      month: '2099-05',
      zone: 'Europe/London',
      firstDate: slot.date,
      lastDate: '2099-05-31',
      slots: [slot],
    }),
  'GET /bookings/hold': () => Response.json(null),
}

async function openListing(asWhom: 'visitor' | 'client') {
  const { services, router } = await openApp(`/category-detail/${listing.id}`, calls)
  services.realtime.watchListing = () => () => {} // no socket in these tests
  await screen.findByRole('heading', { name: 'Balayage 1', level: 1 })
  if (asWhom === 'client') {
    await act(() => services.session.logIn({ email: person('user').email, password: 'Ginipig-2026' }))
  }
  return router
}

const waysTo = (name: string | RegExp) =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href') ?? '')

test('a client’s ways lead to the calendar itself', async () => {
  await openListing('client')
  await waitFor(() => expect(new Set(waysTo('See availability'))).toEqual(new Set([calendar])))
  expect(new Set(waysTo(/10:30/))).toEqual(new Set([picked]))
})

test('a visitor’s lead to the log-in, which knows where to go on to', async () => {
  await openListing('visitor')
  const next = (path: string) => new Set([`/login?next=${encodeURIComponent(path)}`])
  expect(new Set(waysTo('See availability'))).toEqual(next(calendar))
  expect(new Set(waysTo(/10:30/))).toEqual(next(picked))
})

test('a visitor comes to the slot they chose once they logged in, and no session has expired', async () => {
  const router = await openListing('visitor')
  fireEvent.click(screen.getAllByRole('link', { name: /10:30/ })[0] ?? document.body)
  await screen.findByRole('heading', { name: 'Log in to book Balayage 1', level: 1 })
  expect(screen.getByText(/^Thu 14 May.* 10:30 stays picked while you do\.$/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(
    `/registration?next=${encodeURIComponent(picked)}`,
  )
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'hannah@example.test' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Ginipig-2026' } })
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(router.state.location.href).toBe(picked))
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /10:30/ })).checked).toBe(true)
  expect(screen.queryByText('Your Session is expired. Please login again.')).toBeNull()
})

test('the log-in waits for what is booked: words that come later would push the form from under a press', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const asked = vi.fn(() => promise)
  const opened = openApp(`/login?next=${encodeURIComponent(picked)}`, { [`GET /listings/${listing.id}`]: asked })
  await waitFor(() => expect(asked).toHaveBeenCalled())
  expect(screen.queryByLabelText('Email')).toBeNull()
  resolve(Response.json(listing))
  await opened
  await screen.findByLabelText('Email')
  expect(screen.getByRole('heading', { name: 'Log in to book Balayage 1', level: 1 })).toBeTruthy()
})

test('the log-in comes without it where it can’t be loaded, and stays as it is', async () => {
  const asked = vi.fn(() => new Response(null, { status: 500 }))
  await openApp(`/login?next=${encodeURIComponent(picked)}`, { [`GET /listings/${listing.id}`]: asked })
  await screen.findByLabelText('Email')
  expect(screen.getByRole('heading', { name: 'Log in', level: 1 })).toBeTruthy()
  expect(asked).toHaveBeenCalledOnce()
})

test('a visitor sees the month and picks a time of it before they are asked for anything', async () => {
  await openListing('visitor')
  fireEvent.click(screen.getByRole('button', { name: 'Show the month' }))
  const month = within(await screen.findByRole('group', { name: 'Every open time' }))
  const time = await month.findByRole('radio', { name: /10:30/ })
  fireEvent.click(month.getByRole('button', { name: 'Log in and book' }))
  expect(await month.findByText('Please select any Slot!')).toBeTruthy()
  fireEvent.click(time)
  await waitFor(() =>
    expect(month.getByRole('link', { name: 'Log in and book' }).getAttribute('href')).toBe(
      `/login?next=${encodeURIComponent(picked)}`,
    ),
  )
})

test('a client, who has a page for it, isn’t shown the month twice', async () => {
  await openListing('client')
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Every open time' })).toBeNull())
})

test('a provider reads what they need before anything sends them away, and nothing offers them a booking', async () => {
  const { router, services } = await openApp(`/category-detail/${listing.id}`, calls, {
    signedInAs: person('provider'),
  })
  services.realtime.watchListing = () => () => {} // no socket in these tests
  await screen.findByRole('heading', { name: 'Balayage 1', level: 1 })
  expect(screen.getAllByText(/^You are logged in as a provider\. To book, use a client account\./)).toHaveLength(2)
  expect(screen.queryAllByRole('link', { name: 'See availability' })).toEqual([])
  expect(screen.queryAllByRole('link', { name: /10:30/ })).toEqual([])
  fireEvent.click(screen.getAllByRole('button', { name: 'Log out and use another account' })[0] ?? document.body)
  await screen.findByRole('heading', { name: 'Log in', level: 1 })
  expect(router.state.location.search).toEqual({ next: `/category-detail/${listing.id}` })
  expect(screen.queryByText('Your Session is expired. Please login again.')).toBeNull()
})

test('a card leads a provider to the listing', async () => {
  const found = { items: [card(1)], nextCursor: null, count: { value: 1, isMore: false } }
  const { services } = await openApp(
    '/treatment',
    { 'GET /listing-counts': () => Response.json(counts), 'GET /listings': () => Response.json(found) },
    { signedInAs: person('provider') },
  )
  services.realtime.watchListing = () => () => {} // no socket in these tests
  const link = await screen.findByRole('link', { name: 'See availability of Balayage 1' })
  expect(link.getAttribute('href')).toMatch(/^\/category-detail\//)
})
