import { beginAt } from '@ginipig/app/testing/clock.ts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Calls, openApp, problem } from '../../../testing/open-app.ts'
import { card, counts } from '../testing/listings.ts'

const page = (numbers: readonly number[], nextCursor: string | null = null, value = numbers.length) =>
  Response.json({ items: numbers.map((number) => card(number)), nextCursor, count: { value, isMore: false } })

const open = (at: string, calls: Calls = {}) =>
  openApp(at, {
    'GET /listing-counts': () => Response.json(counts),
    'GET /listings': () => page([1, 2]),
    ...calls,
  })

const shownFilters = () =>
  within(screen.getByRole('list', { name: 'Filters that are on' }))
    .getAllByRole('button')
    .map((button) => button.textContent)

test('a category shows its name, its parts with counts and its appointments', async () => {
  await open('/treatment/hair')
  await screen.findByRole('heading', { name: 'Hair', level: 1 })
  expect((await screen.findByRole('link', { name: 'Colour 19' })).getAttribute('href')).toBe(
    '/treatment/hair?subcategory=colour',
  )
  const one = (await screen.findByRole('heading', { name: 'Balayage 1' })).closest('article')
  if (!one) throw new Error('a listing is no article')
  const inCard = within(one)
  for (const text of ['55% off', 'M4 Manchester · 2 h 30', 'Pro', 'Portfolio', '3 places left', '£54.00']) {
    expect(inCard.getByText(text)).toBeTruthy()
  }
  expect(inCard.getByText('£8.10 today, £45.90 later')).toBeTruthy()
  expect(inCard.getByRole('link', { name: 'See availability of Balayage 1' }).getAttribute('href')).toMatch(
    /^\/login\?next=%2Ftreatment-availability%2F/,
  )
})

test('a card’s menu shares its page and leads to reporting it', async () => {
  const writeText = vi.fn(async () => {})
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'))
  await open('/treatment/hair')
  const more = await screen.findByRole('button', { name: 'More about Balayage 1' })
  expect(screen.queryByRole('menu')).toBeNull()
  fireEvent.click(more)
  const menu = within(await screen.findByRole('menu'))
  expect(menu.getByRole('menuitem', { name: 'Report' }).getAttribute('href')).toBe(
    `/report/${card(1).id}?about=listing`,
  )
  fireEvent.click(menu.getByRole('menuitem', { name: 'Share' }))
  await waitFor(() => expect(writeText).toHaveBeenCalledWith(expect.stringContaining(card(1).id)))
})

test('where one searches the header leads to no second search', async () => {
  const { router } = await open('/treatment/hair')
  await screen.findByRole('heading', { name: 'Hair', level: 1 })
  expect(within(screen.getByRole('banner')).queryByRole('link', { name: /^Search/ })).toBeNull()
  await act(() => router.navigate({ to: '/faq' }))
  await within(screen.getByRole('banner')).findByRole('link', { name: /^Search/ })
})

test('the head says what was searched; words are no filter, and no count promises what isn’t found', async () => {
  await open('/treatment/hair?q=balayage&place=Leeds')
  await screen.findByRole('heading', { name: 'Balayage in Leeds', level: 1 })
  await screen.findByText('2 appointments')
  expect(screen.getByRole('button', { name: 'Filters' })).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Filters that are on' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Colour' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /19/ })).toBeNull()
})

test('what a shared address carries beside a search is no field of the form: the page as rendered has none', async () => {
  await open('/treatment/hair?fbclid=abc&view=list')
  const form = await screen.findByRole('search')
  expect([...new FormData(form as HTMLFormElement)].filter(([, value]) => value !== '')).toEqual([['view', 'list']]) // it is one
})

test('nobody stands in the list three times in a row', async () => {
  const of = (number: number, provider: string) => {
    const one = card(number)
    return { ...one, provider: { ...one.provider, id: provider } }
  }
  const [a, b] = [card(801).id, card(802).id]
  const items = [of(1, a), of(2, a), of(3, a), of(4, b)]
  await open('/treatment', {
    'GET /listings': () => Response.json({ items, nextCursor: null, count: { value: 4, isMore: false } }),
  })
  await screen.findByRole('heading', { name: 'Balayage 4' })
  const shown = screen.getAllByRole('heading', { level: 2, name: /^Balayage/ }).map((one) => one.textContent)
  expect(shown).toEqual(['Balayage 1', 'Balayage 2', 'Balayage 4', 'Balayage 3'])
})

test('a card says the provider’s one name, few places only, and the deposit where the next time is paid in full', async () => {
  const { provider } = card(1)
  const one = card(1, {
    provider: { ...provider, firstName: 'Wei', displayName: 'Taylor Good Hands' },
    nextSlotAt: Date.now() + 3_600_000,
    placesLeft: 31,
  })
  await open('/treatment', {
    'GET /listings': () => Response.json({ items: [one], nextCursor: null, count: { value: 1, isMore: false } }),
  })
  await screen.findByText('Wei, Taylor Good Hands')
  await screen.findByText('£8.10 deposit if you book ahead')
  expect(screen.queryByText(/places left/)).toBeNull()
  expect(screen.getByRole('heading', { name: 'Balayage 1' }).getAttribute('lang')).toBe('en-GB')
})

test('who has no reviews yet is New beside the name, in whole words for a screen reader', async () => {
  const { provider } = card(1)
  const one = card(1, { provider: { ...provider, rating: null, reviewCount: 0 } })
  await open('/treatment', {
    'GET /listings': () => Response.json({ items: [one], nextCursor: null, count: { value: 1, isMore: false } }),
  })
  const rating = await screen.findByRole('img', { name: 'New, no reviews yet' })
  expect(rating.textContent).toBe('New')
})

test('a typed price is taken with point or comma, and what can’t be taken says why', async () => {
  const { router } = await open('/treatment')
  fireEvent.click(await screen.findByRole('button', { name: 'Filters' }))
  const lowest = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Lowest price' })
  const type = (value: string) => {
    fireEvent.change(lowest, { target: { value } })
    fireEvent.keyDown(lowest, { key: 'Enter' })
  }
  type('abc')
  await screen.findByText('“abc” isn’t a price.')
  type('5')
  await screen.findByText('Prices start at £7.50.')
  type('12,50')
  await waitFor(() => expect(screen.queryByText('Prices start at £7.50.')).toBeNull())
  expect(lowest.value).toBe('12.50')
  await waitFor(() => expect(router.state.location.search).toEqual({ min: 12.5 }))
})

test('in the drawer each change tells how many there are now', async () => {
  let numbers = [1, 2]
  await open('/treatment', { 'GET /listings': () => page(numbers) })
  fireEvent.click(await screen.findByRole('button', { name: 'Filters' }))
  const told = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await waitFor(() => expect(told.getAllByRole('status').at(-1)?.textContent).toBe('2 appointments'))
  numbers = [1]
  fireEvent.click(told.getByRole('checkbox', { name: /^Newbie/ }))
  await waitFor(() => expect(told.getAllByRole('status').at(-1)?.textContent).toBe('1 appointment'))
})

test('in French prices are written with a comma, and a point can be typed', async () => {
  localStorage.setItem('language', 'fr')
  const { router } = await open('/treatment?min=12.5')
  fireEvent.click(await screen.findByRole('button', { name: /^Filtres/ }))
  const lowest = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Prix le plus bas' })
  expect(lowest.value).toBe('12,50')
  fireEvent.change(lowest, { target: { value: '20.5' } })
  fireEvent.keyDown(lowest, { key: 'Enter' })
  expect(lowest.value).toBe('20,50')
  await waitFor(() => expect(router.state.location.search).toEqual({ min: 20.5 }))
})

test('a word that is no category is the not-found page', async () => {
  await open('/treatment/teeth')
  await screen.findByRole('heading', { name: 'Page not found' })
})

test('a long description opens in place', async () => {
  await open('/treatment')
  const more = await screen.findByRole('button', { name: 'Read More about Balayage 1', expanded: false })
  fireEvent.click(more)
  const text = 'Hand-painted balayage on mid-length hair, a gloss to finish and a relaxed blow dry.'
  expect(more.closest('p')?.textContent).toContain(text)
  expect(more.getAttribute('aria-expanded')).toBe('true')
})

test('filters live in the address; a chip takes its own away, the way back brings it again', async () => {
  const { router } = await open('/treatment?q=bob&level=newbie,pro&min=10&max=60&sort=rating')
  await screen.findByRole('heading', { name: 'Balayage 1' })
  expect(shownFilters()).toEqual(['£10.00 to £60.00', 'Newbie', 'Star (Pro)', 'Clear all'])
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' }).value).toBe('rating')

  fireEvent.click(screen.getByRole('button', { name: 'Newbie, remove filter' }))
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ q: 'bob', level: 'pro', min: 10, max: 60, sort: 'rating' }),
  )
  await waitFor(() => expect(shownFilters()).not.toContain('Newbie'))

  router.history.back()
  await waitFor(() => expect(shownFilters()).toContain('Newbie'))

  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'bob', sort: 'rating' }))
})

test('what is typed is searched for after a pause, with one step back for all of it', async () => {
  const { router } = await open('/treatment')
  await screen.findByRole('heading', { name: 'Balayage 1' })
  const entries = router.history.length
  fireEvent.change(screen.getByRole('combobox', { name: 'Treatment or provider' }), { target: { value: 'bal' } })
  fireEvent.change(screen.getByRole('combobox', { name: 'Treatment or provider' }), { target: { value: 'balayage ' } })
  expect(router.state.location.search).toEqual({})
  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'balayage' }))
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Treatment or provider' }).value).toBe('balayage ')
  fireEvent.change(screen.getByRole('combobox', { name: 'Treatment or provider' }), {
    target: { value: 'balayage and gloss' },
  })
  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'balayage and gloss' }))
  expect(router.history.length).toBe(entries + 1)
})

describe('filters among the words, on a Thursday', () => {
  beginAt('2026-11-26T09:00:00Z')
  const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Treatment or provider' })
  const type = (value: string) => fireEvent.change(field(), { target: { value } })

  test('become those of the page, in the address too, and can be taken off', async () => {
    const asked = vi.fn()
    const { router } = await open('/treatment?q=Balayage%20leeds%20saturday%20evening%20under%20%C2%A360', {
      'GET /listings': (search: unknown) => {
        asked(Object.fromEntries(new URLSearchParams(String(search))))
        return page([1])
      },
    })
    await screen.findByRole('button', { name: 'Date: Sat 28 Nov' })
    const said = { q: 'Balayage leeds', date: '2026-11-28', part: 'night', max: 60 }
    await waitFor(() => expect(router.state.location.search).toEqual(said))
    expect(router.state.location.searchStr).not.toContain('saturday')
    expect(field().value).toBe('Balayage leeds')
    const { max: _, ...same } = said
    expect(asked).toHaveBeenCalledWith(expect.objectContaining({ ...same, priceMax: '6000' }))
    expect(shownFilters()).toEqual(['Sat 28 Nov', 'Night', 'Up to £60.00', 'Clear all'])
    // The date isn't among those that the button opens.
    screen.getByRole('button', { name: 'Filters, 2 on' })
    fireEvent.click(screen.getByRole('button', { name: 'Night, remove filter' }))
    await waitFor(() => expect(router.state.location.search).toEqual({ ...said, part: undefined }))
  })

  test('one that is set already goes before, and a name is none', async () => {
    const { router } = await open('/treatment?q=nails%20saturday%20morning&date=2026-12-15&max=40')
    await screen.findByRole('button', { name: 'Date: Tue 15 Dec' })
    expect(router.state.location.search).toEqual({ q: 'nails', date: '2026-12-15', part: 'morning', max: 40 })
    await act(() => router.navigate({ to: '/treatment', search: { q: 'Saturday Club' } }))
    expect(router.state.location.search).toEqual({ q: 'Saturday Club' })
  })

  test('are read anew while one types on, and the words stay until the field is left', async () => {
    const { router } = await open('/treatment')
    await screen.findByRole('heading', { name: 'Balayage 1' })
    type('nails tomorrow')
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'nails', date: '2026-11-27' }))
    expect(field().value).toBe('nails tomorrow')
    type('nails saturday evening')
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'nails', date: '2026-11-28', part: 'night' }))
    type('nails saturday')
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'nails', date: '2026-11-28' }))
    fireEvent.blur(field())
    expect(field().value).toBe('nails')
    // They are filters like any other now: other words leave them, others of their kind take their place.
    type('gel nails')
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'gel nails', date: '2026-11-28' }))
    type('gel nails this weekend')
    const weekend = { q: 'gel nails', weekend: true }
    await waitFor(() => expect(router.state.location.search).toEqual(weekend))
    fireEvent.submit(screen.getByRole('search'))
    expect(field().value).toBe('gel nails')
    expect(router.state.location.search).toEqual(weekend)
  })

  test('a day alone is every treatment on that day', async () => {
    const { router } = await open('/treatment')
    await screen.findByRole('heading', { name: 'Balayage 1' })
    type('tomorrow')
    fireEvent.submit(screen.getByRole('search'))
    await waitFor(() => expect(router.state.location.search).toEqual({ date: '2026-11-27' }))
    await waitFor(() => expect(field().value).toBe(''))
  })
})

test('the day in the address is on the button of the own calendar, and taken back there', async () => {
  const { router } = await open('/treatment?date=2099-05-14')
  fireEvent.click(await screen.findByText('Thu 14 May'))
  await screen.findByText('Which day?')
  fireEvent.click(screen.getByText('Any date'))
  await waitFor(() => expect(router.state.location.search).toEqual({}))
  await screen.findByText('Any date')
})

test('while a listing comes, what its card has told stands there', async () => {
  await open('/treatment', { [`GET /listings/${card(1).id}`]: () => new Promise(() => {}) })
  fireEvent.click(await screen.findByRole('link', { name: 'Balayage 1' }))
  await screen.findByRole('heading', { name: 'Balayage 1', level: 1 }, { timeout: 5_000 })
  expect(screen.getByText('Priya Nair · M4 Manchester')).toBeTruthy()
  expect(screen.getByText('Loading')).toBeTruthy()
})

test('more are loaded below, and the first new one gets the focus', async () => {
  const pages = [page([1, 2], 'next', 4), page([2, 3, 4])]
  await open('/treatment', { 'GET /listings': () => pages.shift() ?? page([]) })
  await screen.findByText('Showing 2 of 4')
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByText('Showing 4 of 4')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Balayage 3' }))
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('the address says how many are shown: a reload begins with as many, another list at its beginning', async () => {
  const numbers = Array.from({ length: 30 }, (_, index) => index + 1)
  const ways: string[] = []
  const server = {
    'GET /listings': (asked: unknown) => {
      const search = asked as URLSearchParams
      const [from, limit] = [Number(search.get('cursor') ?? 0), Number(search.get('limit'))]
      ways.push(`${from}+${limit}`)
      const next = from + limit < numbers.length ? String(from + limit) : null
      return page(numbers.slice(from, from + limit), next, numbers.length)
    },
  }
  const first = await open('/treatment/hair?sort=newest', server)
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  await screen.findByText('Showing 24 of 30')
  await waitFor(() => expect(first.router.state.location.search).toEqual({ sort: 'newest', more: 24 }))
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Balayage 13' }))
  expect(ways).toEqual(['0+12', '12+12'])
  await act(() => first.services.queryClient.invalidateQueries())
  expect(ways.slice(2)).toEqual(['0+12', '12+12'])
  cleanup()
  const reloaded = await open(first.router.state.location.href, server)
  await screen.findByText('Showing 24 of 30')
  expect(ways.slice(4)).toEqual(['0+24'])
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByText('Showing 30 of 30')
  expect(ways.slice(5)).toEqual(['24+12'])
  fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'rating' } })
  await waitFor(() => expect(reloaded.router.state.location.search).toEqual({ sort: 'rating' }))
  await screen.findByText('Showing 12 of 30')
})

test('nothing found says so and clears all', async () => {
  const { router } = await open('/treatment?q=nothing&level=pro', { 'GET /listings': () => page([]) })
  await screen.findByRole('heading', { name: 'No Data Found!' })
  // Nothing has no order: the ways on stand in its place.
  expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'Clear search and filters' }))
  await waitFor(() => expect(router.state.location.search).toEqual({}))
})

test('nothing found tells which one thing less finds some, and leaves it out', async () => {
  const { router } = await open('/treatment/hair?q=balayage&place=London', {
    'GET /listings': (asked) =>
      asked instanceof URLSearchParams && asked.has('place') ? page([]) : page([1, 2, 3, 4, 5]),
  })
  const anywhere = await screen.findByText('Anywhere: 5 appointments')
  expect(screen.queryByText(/^Without/)).toBeNull()
  // What the first way finds stands below, and each way has its address.
  expect(within(screen.getByRole('region', { name: 'Anywhere' })).getAllByRole('article')).toHaveLength(5)
  expect(anywhere.closest('a')?.getAttribute('href')).toBe('/treatment/hair?q=balayage')
  fireEvent.click(anywhere)
  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'balayage' }))
  await screen.findByRole('heading', { name: 'Balayage 1' })
})

test('nothing found says of a way that what it finds is only like the words', async () => {
  const meant = { corrected: null, depth: 'kind', isMedicine: false, isOnline: false, place: null, miles: {} }
  await open('/treatment?q=balayage&place=London', {
    'GET /listings': async (asked) => {
      const isHere = asked instanceof URLSearchParams && asked.has('place')
      const isWorded = asked instanceof URLSearchParams && asked.has('q')
      return isHere ? page([]) : Response.json({ ...(await page([1, 2]).json()), ...(isWorded && { meant }) })
    },
  })
  await screen.findByText('Anywhere: 2 similar appointments')
})

test('nothing found leaves out a filter before the treatment itself', async () => {
  await open('/treatment?q=nails&date=2099-05-14&part=morning', {
    'GET /listings': (asked) =>
      asked instanceof URLSearchParams && ['q', 'date', 'part'].every((name) => asked.has(name)) ? page([]) : page([1]),
  })
  const ways = ['Any date: 1 appointment', 'Without Morning: 1 appointment', 'Without “nails”: 1 appointment']
  await screen.findByText(ways[0] ?? '')
  const links = screen.getAllByRole('link').map((link) => link.textContent)
  expect(links.filter((text) => ways.includes(text))).toEqual(ways)
  screen.getByRole('region', { name: 'Any date' })
})

test('nothing found near looks further in one way', async () => {
  await open('/treatment?q=balayage&place=Leeds&within=6', {
    'GET /listings': (asked) =>
      asked instanceof URLSearchParams && asked.has('place') && asked.get('within') === '6'
        ? page([])
        : page([1, 2, 3]),
  })
  await screen.findByText('Within 25 miles: 3 appointments')
  await screen.findByText('Anywhere: 3 appointments')
  expect(screen.queryByText(/^Without Within/)).toBeNull()
})

test('a failure says so and can be tried again', async () => {
  const answer = vi.fn(() => problem('internal', 500))
  await open('/treatment', { 'GET /listings': () => answer() })
  await screen.findByRole('alert')
  answer.mockImplementation(() => page([1]))
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await screen.findByRole('heading', { name: 'Balayage 1' })
})

test('filters say how many there would be, and a card its next times, each of which leads to the calendar with it', async () => {
  const count = (value: number, isMore = false) => ({ value, isMore })
  const facets = {
    level: { newbie: count(4), nearly_there: count(0), pro: count(700, true) },
    purpose: { case_study: count(2), training: count(300, true), portfolio: count(1) },
    part: { morning: count(5), afternoon: count(0), night: count(1) },
    rating: { '4': count(3), '4.5': count(2), '4.8': count(1) },
    instant: count(6),
    online: count(1),
    weekend: count(9),
    within: null,
    prices: { from: 750, to: 25_000, counts: [1, 3, 0] },
  }
  const one = card(1)
  const slot = (number: number) => ({
    ...{
      id: card(500 + number).id,
      date: '2027-03-05',
      fromTime: '10:00',
      toTime: '12:00',
      startsAt: 1_804_240_800_000,
    },
    ...{ endsAt: 1_804_248_000_000, capacity: 1, availability: 1, isBeingBooked: false },
  })
  await open('/treatment', {
    'GET /listings': () => Response.json({ items: [one], nextCursor: null, count: count(1), meant: null, facets }),
    'GET /next-times': () => Response.json({ items: [{ id: one.id, slots: [slot(1), slot(2)] }] }),
  })
  const times = await screen.findAllByRole('link', { name: /for Balayage 1$/ })
  expect(times.map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))).toEqual(
    [1, 2].map((number) => expect.stringContaining(`slot=${slot(number).id}`)),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }))
  const level = within(await screen.findByRole('group', { name: 'Level' }))
  expect(level.getAllByText(/^\d/).map((one) => one.textContent)).toEqual(['4', '0', '500+'])
  const purpose = within(screen.getByRole('group', { name: 'Purpose' }))
  expect(purpose.getAllByText(/^\d/).map((one) => one.textContent)).toEqual(['2', '1'])
  expect(screen.getByRole('option', { name: '4.5 stars and up (2)' })).toBeTruthy()
  expect(within(screen.getByRole('group', { name: 'Booking' })).getByText('6')).toBeTruthy()
  expect(within(screen.getByRole('group', { name: 'When' })).getByText('9')).toBeTruthy()
})

test('what is typed brings suggestions to its own field: a place among the words goes where it belongs, a person has a page', async () => {
  const { router } = await open('/treatment', {
    'GET /search-suggestions': (asked) =>
      Response.json({
        treatments: [{ name: 'Balayage', category: 'hair', subcategory: 'colour' }],
        people: [{ id: card(700).id, name: 'Bala Nair', town: 'Leeds' }],
        places: [`Balham for ${(asked as URLSearchParams).get('q')}`],
      }),
  })
  await screen.findByRole('heading', { name: 'Balayage 1' })
  const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } })
  const words = screen.getByRole('combobox', { name: 'Treatment or provider' })
  const where = screen.getByRole<HTMLInputElement>('combobox', { name: 'Town or postcode' })
  const names = () =>
    within(screen.getByRole('listbox'))
      .getAllByRole('option')
      .map((option) => option.textContent)
  const groups = () => within(screen.getByRole('listbox', { name: 'Suggestions' })).getAllByRole('group')
  expect(screen.queryByRole('listbox')).toBeNull()
  type(words, 'bal')
  await screen.findByRole('listbox', { name: 'Suggestions' })
  expect(groups().map((group) => within(group).getByRole('option').textContent)).toEqual([
    'BalayageHair, Colour',
    'BNBala NairLeeds',
    'Balham for bal',
  ])
  expect(screen.getByText('3 suggestions')).toBeTruthy()
  fireEvent.keyDown(words, { key: 'ArrowUp' })
  fireEvent.keyDown(words, { key: 'Enter' })
  await waitFor(() => expect(router.state.location.search).toEqual({ place: 'Balham for bal' }))
  expect(where.value).toBe('Balham for bal')
  type(where, 'balh')
  await waitFor(() => expect(names()).toEqual(['Balham for balh']))
  type(words, 'bala')
  fireEvent.click(await screen.findByRole('option', { name: /Bala Nair/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/provider-detail/${card(700).id}`))
})

test('what a provider lists meanwhile joins the list that is open', async () => {
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'setInterval', 'clearInterval', 'clearTimeout'] })
  let numbers = [1, 2]
  await open('/treatment/hair', { 'GET /listings': () => page(numbers) })
  await screen.findByRole('heading', { name: 'Balayage 2' })
  numbers = [1, 3, 2]
  await vi.advanceTimersByTimeAsync(60_000)
  await screen.findByRole('heading', { name: 'Balayage 3' })
})
