import { HOUR_MS, MINUTE_MS } from '@ginipig/domain/time'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { bookingsPage } from '../../../testing/bookings-page.ts'
import { type Calls, openApp, person } from '../../../testing/open-app.ts'
import { card } from '../testing/listings.ts'

const at = (hours: number) => Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + hours * HOUR_MS
const slot = (hours: number) => ({
  id: `00000000-0000-4000-a000-0000000000${String(hours).padStart(2, '0')}`,
  date: new Date(at(hours)).toISOString().slice(0, 10),
  fromTime: '09:00',
  toTime: '10:00',
  startsAt: at(hours),
  endsAt: at(hours + 1),
  capacity: 1,
  availability: 1,
  isBeingBooked: false,
})
const one = card(1, { nextSlotAt: at(2), outwardPostcode: 'LS1', approval: 'automatic', title: 'Gloss' })
const two = card(2, { nextSlotAt: at(30), outwardPostcode: 'LS2', approval: 'manual', title: 'Massage' })
const place = { label: 'Leeds', within: 6 }
const meant = {
  corrected: null,
  depth: 'named',
  isMedicine: false,
  isOnline: false,
  place,
  miles: { LS1: 0.4, LS2: 2.1 },
}

const [none, both] = [0, 2].map((value) => ({ value, isMore: false }))
const perCategory = { hair: both, beauty: none, wellness: none, coaching: none }

function open(path: string, calls: Calls = {}, visitor?: Parameters<typeof openApp>[2]) {
  const asked: URLSearchParams[] = []
  const listings = (given: unknown) => {
    asked.push(given as URLSearchParams) // of a GET with parameters
    return Response.json({ items: [one, two], nextCursor: null, count: null, meant, facets: null, perCategory })
  }
  const times = () =>
    Response.json({
      items: [
        { id: one.id, slots: [slot(2), slot(3)] },
        { id: two.id, slots: [slot(30)] },
      ],
    })
  return openApp(path, { 'GET /listings': listings, 'GET /next-times': times, ...calls }, visitor).then((app) => ({
    ...app,
    asked,
  }))
}

test('what begins in the next 48 hours stands by day, with its distance, and leads to its time', async () => {
  const { asked } = await open('/near-today?place=Leeds&sort=distance')
  await screen.findByRole('heading', { level: 1, name: 'Near today' })
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({ soon: 'true', place: 'Leeds', sort: 'distance' })
  const book = await screen.findByRole('link', { name: /^Book Gloss at/ })
  await waitFor(() => expect(decodeURIComponent(book.getAttribute('href') ?? '')).toContain(`slot=${slot(2).id}`))
  expect(screen.getByText(/LS1 Manchester, 0\.4 mi/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Ask for it: Massage at/ })).toBeTruthy()
  // Its second time stands with its first: a chip counts what it leads to.
  expect(screen.getAllByRole('heading', { level: 3, name: 'Gloss' })).toHaveLength(1)
  const also = screen.getByText(/^Also/).closest('p')
  const later = within(also ?? document.body).getByRole('link')
  expect(decodeURIComponent(later.getAttribute('href') ?? '')).toContain(`slot=${slot(3).id}`)
  const chips = within(screen.getByRole('group', { name: 'Quick filters' }))
  expect(chips.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    ...['All 2', 'Hair 2', 'Beauty 0', 'Wellness 0', 'Coaching & aesthetics 0'],
    ...['Instant', 'Up to £15.00', 'From 17:00'],
  ])
})

test('the page says which place it took the words for, and how far it looks round', async () => {
  await open('/near-today?place=Leeds')
  expect(await screen.findByText('Within 6 miles of Leeds.')).toBeTruthy()
})

test('round a place that nobody knows nothing is missed and nothing rings: one looks elsewhere', async () => {
  const unknown = {
    items: [],
    nextCursor: null,
    count: null,
    meant: { ...meant, place: null },
    facets: null,
    perCategory,
  }
  const { router } = await open('/near-today?place=Nowhereville', {
    'GET /listings': () => Response.json(unknown),
  })
  await screen.findByRole('heading', { name: 'We don’t know a place called “Nowhereville”.' })
  expect(screen.queryByText('Nothing is open so soon')).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Tell me when' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Search everywhere' }))
  await waitFor(() => expect(router.state.location.search).toEqual({}))
})

test('small prices and the evening are asked for by links, which the address keeps', async () => {
  const { asked } = await open('/near-today?place=Leeds&part=dawn')
  const chips = within(await screen.findByRole('group', { name: 'Quick filters' }))
  fireEvent.click(chips.getByRole('link', { name: 'Up to £15.00' }))
  await waitFor(() => expect(asked.at(-1)?.get('priceMax')).toBe('1500'))
  fireEvent.click(chips.getByRole('link', { name: 'From 17:00' }))
  await waitFor(() => expect(asked.at(-1)?.get('part')).toBe('night'))
  const on = chips.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)
  expect(on).toEqual(['All 2', 'Up to £15.00', 'From 17:00'])
  expect(chips.getByRole('link', { name: 'From 17:00' }).getAttribute('href')).toBe(
    '/near-today?place=Leeds&priceMax=1500',
  )
})

test('a time that goes while one looks is struck, and can’t be pressed any more', async () => {
  let isTaken = false
  const { services } = await open('/near-today', {
    'GET /next-times': () =>
      Response.json({
        items: [
          { id: one.id, slots: isTaken ? [slot(3)] : [slot(2), slot(3)] },
          { id: two.id, slots: [slot(30)] },
        ],
      }),
  })
  const book = await screen.findByRole('link', { name: /^Book Gloss at/ })
  // Until its times are known the card alone says when.
  await waitFor(() => expect(book.getAttribute('href')).toContain('slot'))
  isTaken = true
  await act(() => services.queryClient.invalidateQueries())
  const row = (await screen.findByText('Just went')).closest('li')
  if (!row) throw new Error('no row')
  expect(within(row).queryByRole('link', { name: /^Book/ })).toBeNull()
  expect(screen.getByRole('link', { name: /^Book Gloss at/ })).toBeTruthy()
})

test('a time that goes and comes back stands once, and can be pressed; it goes anew once, too', async () => {
  let isTaken = false
  const { services } = await open('/near-today', {
    'GET /next-times': () =>
      Response.json({
        items: [
          { id: one.id, slots: isTaken ? [] : [slot(2)] },
          { id: two.id, slots: [slot(30)] },
        ],
      }),
  })
  const book = await screen.findByRole('link', { name: /^Book Gloss at/ })
  await waitFor(() => expect(book.getAttribute('href')).toContain('slot'))
  const turn = async (taken: boolean) => {
    isTaken = taken
    await act(() => services.queryClient.invalidateQueries())
  }
  await turn(true)
  await screen.findByText('Just went')
  await turn(false)
  await screen.findByRole('link', { name: /^Book Gloss at/ })
  expect(screen.queryByText('Just went')).toBeNull()
  await turn(true)
  expect(await screen.findAllByText('Just went')).toHaveLength(1)
})

test('times are asked for again each minute, where no socket tells of them', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'setTimeout', 'clearInterval', 'clearTimeout'] })
  try {
    const times = vi.fn(() => Response.json({ items: [{ id: one.id, slots: [slot(2)] }] }))
    await open('/near-today', { 'GET /next-times': times })
    await screen.findByRole('link', { name: /^Book Gloss at/ })
    const before = times.mock.calls.length
    await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS + 1_000))
    await waitFor(() => expect(times.mock.calls.length).toBeGreaterThan(before))
  } finally {
    vi.useRealTimers()
  }
})

test('a listing that comes while one looks is marked', async () => {
  const three = card(3, { nextSlotAt: at(4), outwardPostcode: 'LS1', title: 'Brows' })
  let isOpen = false
  const { services } = await open('/near-today', {
    'GET /listings': () =>
      Response.json({
        items: isOpen ? [one, three, two] : [one, two],
        nextCursor: null,
        count: null,
        meant,
        facets: null,
      }),
    'GET /next-times': () =>
      Response.json({ items: [one, three, two].map(({ id }, at) => ({ id, slots: [slot([2, 4, 30][at] ?? 0)] })) }),
  })
  await screen.findByRole('link', { name: /^Book Gloss at/ })
  isOpen = true
  await act(() => services.queryClient.invalidateQueries())
  const row = (await screen.findByText('Just opened')).closest('li')
  if (!row) throw new Error('no row')
  within(row).getByRole('heading', { name: 'Brows' })
})

const manyTomorrow = [...Array(7).keys()].map((index) =>
  card(index + 3, { nextSlotAt: at(24) + index * MINUTE_MS, outwardPostcode: 'LS1', title: `Massage ${index}` }),
)
const many = (nextCursor: string | null) => ({
  'GET /listings': () => Response.json({ items: [one, ...manyTomorrow], nextCursor, count: null, meant, facets: null }),
  'GET /next-times': () =>
    Response.json({
      items: [
        { id: one.id, slots: [slot(2), slot(3), slot(4)] },
        ...manyTomorrow.map(({ id }) => ({ id, slots: [slot(24)] })),
      ],
    }),
})

test('a day with many times shows the first, and the rest of them when asked, from the first of which one goes on', async () => {
  await open('/near-today?place=Leeds', many(null))
  const day = within(await screen.findByRole('region', { name: 'Tomorrow' }))
  expect(day.getByText(/, 7 open$/)).toBeTruthy()
  const rest = day.getByText('3 more tomorrow').closest('details')
  if (!rest) throw new Error('nothing folded')
  expect(rest.open).toBe(false)
  rest.open = true
  fireEvent(rest, new Event('toggle'))
  const [first] = within(rest).getAllByRole('heading', { level: 3 })
  expect(document.activeElement).toBe(within(first ?? rest).getByRole('link'))
})

test('what the next page may add to is neither counted nor folded', async () => {
  await open('/near-today?place=Leeds', many('next'))
  const day = within(await screen.findByRole('region', { name: 'Tomorrow' }))
  expect(day.getAllByRole('heading', { level: 3 })).toHaveLength(7)
  expect(day.queryByText(/ more tomorrow$/)).toBeNull()
  expect(day.queryByText(/ open$/)).toBeNull()
})

test('how soon it begins stands under a time and goes on with the clock; a later one says its part of the day', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const startsAt = Date.now() + 80 * MINUTE_MS + 5_000
    const times = [
      { id: one.id, slots: [{ ...slot(2), startsAt }] },
      { id: two.id, slots: [slot(30)] },
    ]
    await open('/near-today', { 'GET /next-times': () => Response.json({ items: times }) })
    await screen.findByText('in 1 h 21')
    screen.getByText(/^(morning|afternoon|evening)$/)
    await act(() => vi.advanceTimersByTimeAsync(6_000))
    screen.getByText('in 1 h 20')
  } finally {
    vi.useRealTimers()
  }
})

test('a listing with more times than its card has leads to all of them', async () => {
  await open('/near-today', many(null))
  const more = await screen.findByRole('link', { name: 'More times' })
  expect(decodeURIComponent(more.getAttribute('href') ?? '')).toContain(`/treatment-availability/${one.id}`)
})

test('under what is found stands the way to what else there is, without the alert that would ring for it', async () => {
  const { router } = await open('/near-today?place=Leeds', {}, { signedInAs: person('user') })
  const others = within(await screen.findByRole('region', { name: 'Nothing that fits?' }))
  expect(others.getByRole('link', { name: 'See later days' }).getAttribute('href')).toBe('/treatment?place=Leeds')
  expect(screen.queryByRole('button', { name: 'Tell me when' })).toBeNull()
  fireEvent.click(others.getByRole('button', { name: 'Look 25 miles round' }))
  await waitFor(() => expect(router.state.location.searchStr).toContain('within=25'))
})

test('where nothing begins so soon, the page says what would show some', async () => {
  const { router } = await open('/near-today?place=Leeds', {
    'GET /listings': () => Response.json({ items: [], nextCursor: null, count: null, meant, facets: null }),
  })
  await screen.findByRole('heading', { name: 'Nothing is open so soon' })
  fireEvent.click(screen.getByRole('button', { name: 'Look 25 miles round' }))
  await waitFor(() => expect(router.state.location.searchStr).toContain('within=25'))
  expect(screen.getByRole('link', { name: 'See later days' }).getAttribute('href')).toBe(
    '/treatment?place=Leeds&within=25',
  )
})

test('where nothing begins so soon one is told when something does, and finds it among what one waits for', async () => {
  const search = { soon: true, place: 'Leeds', category: 'hair', part: ['night'], within: 6 } as const
  const alert = { id: slot(9).id, search, createdAt: Date.now(), endsAt: at(1_440) }
  const put = vi.fn(() => Response.json({ items: [alert] }))
  const { router } = await open(
    '/near-today?place=Leeds&category=hair&part=night',
    {
      'GET /listings': () => Response.json({ items: [], nextCursor: null, count: null, meant, facets: null }),
      'GET /alerts': () => Response.json({ items: [] }),
      'PUT /alerts': put,
      'GET /bookings/hold': () => Response.json(null),
      'GET /bookings': () => bookingsPage(),
      'GET /waitlist': () => Response.json({ items: [] }),
    },
    { signedInAs: person('user') },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Tell me when' }))
  await screen.findByText(/^We’re looking for you until /)
  expect(put).toHaveBeenCalledExactlyOnceWith({ search })
  await act(() => router.navigate({ to: '/my-booking', search: { tab: 'waiting' } }))
  const link = await screen.findByRole('link', { name: 'Hair in Leeds' })
  expect(link.getAttribute('href')).toBe('/near-today?place=Leeds&within=6&category=hair&part=night')
  screen.getByText(/^In the next 48 hours/)
})

test('where a chip leaves nothing, all chips are let go at once', async () => {
  const { router } = await open('/near-today?place=Leeds&priceMax=1500&part=night', {
    'GET /listings': () => Response.json({ items: [], nextCursor: null, count: null, meant, facets: null }),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'All treatments' }))
  await waitFor(() => expect(router.state.location.searchStr).toBe('?place=Leeds'))
})

test('without a network the list no longer says that it is live', async () => {
  await open('/near-today')
  await screen.findByText('Live: times that go leave this list.')
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByText('Offline: times may have gone since.')).toBeTruthy()
  online.mockRestore()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.getByText('Live: times that go leave this list.')).toBeTruthy()
})
