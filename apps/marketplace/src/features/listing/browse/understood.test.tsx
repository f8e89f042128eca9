import { beginAt } from '@ginipig/app/testing/clock.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openApp } from '../../../testing/open-app.ts'
import { card } from '../testing/listings.ts'

const plainly = {
  ...{ corrected: null, depth: 'named', isMedicine: false, isOnline: false },
  ...{ place: null, miles: {} },
} as const
const answer = (meant: object, items = [card(1)]) => ({
  'GET /listings': () =>
    Response.json({
      items,
      nextCursor: null,
      count: { value: items.length, isMore: false },
      meant: { ...plainly, ...meant },
    }),
})

test('a search says what it took a mistyped line for, where it looks, and how far each is', async () => {
  const one = card(1)
  const place = { label: 'Leeds, West Yorkshire', within: 6 }
  await openApp(
    '/treatment?q=balyage%20leeds',
    answer({ corrected: 'balayage', place, miles: { [one.outwardPostcode]: 1.2 } }, [one]),
  )
  const results = within(await screen.findByRole('region', { name: 'Results' }))
  await results.findByText('balayage')
  results.getByText('Within 6 miles of Leeds, West Yorkshire.')
  results.getByText(/, 1\.2 mi · /)
  const sort = results.getByRole('combobox', { name: 'Sort by' })
  expect(within(sort).getByRole('option', { name: 'Nearest first' })).toBeTruthy()
})

test('the head calls the place by its name, however it was typed', async () => {
  await openApp('/treatment/hair?place=leeds', answer({ place: { label: 'Leeds, West Yorkshire', within: 6 } }))
  await screen.findByRole('heading', { name: 'Hair in Leeds', level: 1 })
})

test('of a place among the words the head says what was understood', async () => {
  const place = { label: 'Leeds, West Yorkshire', within: 6 }
  await openApp('/treatment?q=nails%20in%20leeds', answer({ rest: 'nails', place }))
  await screen.findByRole('heading', { name: 'Nails in Leeds', level: 1 })
})

test.each([
  { q: 'nials leeds', meant: { corrected: 'nails', rest: 'nials' }, title: 'Nails in Leeds' },
  { q: 'leeds', meant: { rest: '' }, title: 'All treatments in Leeds' },
])('the head of “$q” is “$title”', async ({ q, meant, title }) => {
  await openApp(`/treatment?q=${q}`, answer({ ...meant, place: { label: 'Leeds, West Yorkshire', within: 6 } }))
  await screen.findByRole('heading', { name: title, level: 1 })
})

test('until the search has named the place the head names none, rather than as it was typed', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const leeds = answer({ place: { label: 'Leeds, West Yorkshire', within: 6 } })['GET /listings']
  await openApp('/treatment/hair?place=leeds', { 'GET /listings': () => promise.then(leeds) })
  await screen.findByRole('heading', { name: 'Hair', level: 1 })
  resolve()
  await screen.findByRole('heading', { name: 'Hair in Leeds', level: 1 })
})

test('nothing is said of a line that was taken as it was typed, and nothing is near to nowhere', async () => {
  await openApp('/treatment?q=balayage', answer({}))
  await screen.findByRole('heading', { name: 'Balayage 1' })
  expect(screen.queryByText(/Showing results for/)).toBeNull()
  expect(screen.queryByText(/mi · /)).toBeNull()
  expect(screen.queryByRole('option', { name: 'Nearest first' })).toBeNull()
})

test('a place among the words with nothing near it is said', async () => {
  await openApp('/treatment?q=hairdresser%20brighton', answer({ depth: 'known', notNear: 'Brighton, East Sussex' }))
  await screen.findByText('Nothing near Brighton, East Sussex fits. These are elsewhere.')
  expect(screen.queryByText(/Nothing has all of those words/)).toBeNull()
})

test('what is only of the same kind is not taken for what was asked for', async () => {
  await openApp('/treatment?q=balayage%20leeds', answer({ depth: 'kind' }))
  await screen.findByText('Nothing is called that. These are of the same kind.')
})

test('of a medicine consultations are shown, of whatever kind', async () => {
  await openApp('/treatment?q=botox', answer({ depth: 'kind', isMedicine: true }))
  await screen.findByText(/can’t be advertised in the United Kingdom/)
  expect(screen.queryByText(/of the same kind/)).toBeNull()
})

test('a place that nobody knows is said, with the way on', async () => {
  const { router } = await openApp('/treatment?place=Nowhereville', answer({}, []))
  await screen.findByText('We don’t know a place called “Nowhereville”.')
  expect(screen.getByRole('heading', { name: 'No Data Found!' })).toBeTruthy()
  // It would never ring.
  expect(screen.queryByRole('heading', { name: 'Tell me when' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Search everywhere' }))
  await waitFor(() => expect(router.state.location.search).toEqual({}))
})

test('where nothing is found it asks whether other words were meant, if they find something', async () => {
  const calls = {
    'GET /listings': (search: unknown) => {
      const items = String(search).includes('q=balayage') ? [card(1)] : []
      const count = { value: items.length, isMore: false }
      return Response.json({ items, nextCursor: null, count, meant: { ...plainly, suggestion: 'balayage' } })
    },
  }
  const { router } = await openApp('/treatment?q=balyarj', calls)
  fireEvent.click(await screen.findByRole('link', { name: 'Did you mean “balayage”: 1 appointment' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'balayage' }))
})

test('where nothing is near a place among the words, they are looked for anywhere', async () => {
  const calls = {
    'GET /listings': (search: unknown) => {
      const items = new URLSearchParams(String(search)).get('q') === 'fade' ? [card(1)] : []
      const count = { value: items.length, isMore: false }
      return Response.json({ items, nextCursor: null, count, meant: { ...plainly, elsewhere: 'fade' } })
    },
  }
  const { router } = await openApp('/treatment?q=fade%20glasgow', calls)
  fireEvent.click(await screen.findByRole('link', { name: 'Anywhere: 1 appointment' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'fade' }))
})

test('words that ask for what is held online are said to be taken so', async () => {
  await openApp('/treatment?q=coaching%20online', answer({ isOnline: true }))
  await screen.findByText('Online appointments alone.')
})

describe('in November', () => {
  beginAt('2026-11-21T09:00:00Z')

  test.each([
    [true, 'For Sat 28 Nov or Sun 29 Nov, morning.'],
    [false, 'Nothing is open for Sat 28 Nov or Sun 29 Nov, morning: we looked at other days.'],
  ])('a day among the words is told as it was taken, free then or not (%s)', async (isOpen, said) => {
    const when = { dates: ['2026-11-28', '2026-11-29'], part: 'morning', isOpen }
    await openApp('/treatment?q=nails%20weekend%20morning', answer({ when }))
    await screen.findByText(said)
  })

  test.each([
    ['/treatment?date=2026-11-28', () => [card(1)]],
    // Nothing is found there: the first way on shows its own.
    ['/treatment?date=2026-11-28&place=Leeds', (search: unknown) => (/place=/.test(String(search)) ? [] : [card(1)])],
  ])('on a day that is asked for a card says when it is free then (%s)', async (at, found) => {
    const asked: string[] = []
    const startsAt = Date.parse('2026-11-28T10:00:00Z')
    await openApp(at, {
      ...answer({}),
      'GET /listings': (search: unknown) => {
        const items = found(search)
        return Response.json({ items, nextCursor: null, count: { value: items.length, isMore: false }, meant: plainly })
      },
      'GET /next-times': (search: unknown) => {
        asked.push(String(search))
        const slot = {
          id: card(9).id,
          date: '2026-11-28',
          fromTime: '10:00',
          toTime: '11:00',
          startsAt,
          endsAt: startsAt + 1,
        }
        const slots = [{ ...slot, capacity: 1, availability: 1, isBeingBooked: false }]
        return Response.json({ items: [{ id: card(1).id, slots }] })
      },
    })
    await screen.findByText('Sat 28 Nov, 10:00')
    expect(decodeURIComponent(asked[0] ?? '')).toContain('dates=2026-11-28')
  })
})

test('the distance, the weekend, parts of the day and stars stand in the address and go with their chips', async () => {
  const asked: string[] = []
  const calls = {
    'GET /listings': (search: unknown) => {
      asked.push(String(search))
      return Response.json({ items: [card(1)], nextCursor: null, count: { value: 1, isMore: false }, meant: plainly })
    },
  }
  const { router } = await openApp('/treatment?place=Leeds&within=10&weekend=true&part=morning&rating=4.5', calls)
  for (const name of ['Within 10 miles', 'This weekend', 'Morning', '4.5 stars and up'])
    await screen.findByRole('button', { name: `${name}, remove filter` })
  expect(asked.at(-1)).toContain('within=10')
  fireEvent.click(screen.getByRole('button', { name: 'Morning, remove filter' }))
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('part'))
})
