import { query } from '@ginipig/api-client/core/call-options.ts'
import { getSpotlight } from '@ginipig/contract/listing/spotlight.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '../../../testing/open-app.ts'
import { card, counts } from '../testing/listings.ts'

const calls = {
  'GET /listing-counts': () => Response.json(counts),
  'GET /listings': () => Response.json({ items: [card(1)], nextCursor: null, count: { value: 1, isMore: false } }),
}

test('the starting page leads to the categories, with what each has', async () => {
  await openApp('/', calls)
  await screen.findByText('112 appointments')
  const hair = screen.getByRole('heading', { name: 'Hair', level: 3 })
  expect(hair.querySelector('a')?.getAttribute('href')).toBe('/treatment/hair')
})

test('the search leads to the treatments with what was given', async () => {
  const { router } = await openApp('/', calls)
  fireEvent.change(await screen.findByLabelText('Treatment'), { target: { value: ' lash lift ' } })
  fireEvent.change(screen.getByLabelText('Where'), { target: { value: 'M4' } })
  fireEvent.change(screen.getByLabelText('When'), { target: { value: '2099-05-14' } })
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/treatment'))
  expect(router.state.location.search).toEqual({ q: 'lash lift', place: 'M4', date: '2099-05-14' })
})

test('what is typed on the starting page brings suggestions, and what is picked is searched for', async () => {
  const { router } = await openApp('/', {
    ...calls,
    'GET /search-suggestions': (asked) =>
      Response.json({
        treatments: [{ name: 'Balayage', category: 'hair', subcategory: 'colour' }],
        people: [],
        places: [`Balham for ${(asked as URLSearchParams).get('q')}`],
      }),
  })
  const field = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name })
  await screen.findByRole('combobox', { name: 'Treatment' })
  fireEvent.input(field('Treatment'), { target: { value: 'bal' } })
  fireEvent.click(await screen.findByRole('option', { name: /Balham/ }))
  expect([field('Treatment').value, field('Where').value]).toEqual(['', 'Balham for bal'])
  fireEvent.input(field('Treatment'), { target: { value: 'bala' } })
  await screen.findByRole('option', { name: /Balham for bala/ })
  fireEvent.keyDown(field('Treatment'), { key: 'ArrowDown' })
  fireEvent.keyDown(field('Treatment'), { key: 'Enter' })
  expect(field('Treatment').value).toBe('Balayage')
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'Balayage', place: 'Balham for bal' }))
})

test('Treat yourself: arrows move over the tabs, Enter picks one', async () => {
  await openApp('/', { ...calls })
  await screen.findByRole('heading', { name: 'Balayage 1' })
  const all = screen.getByRole('tab', { name: 'All' })
  all.focus()
  fireEvent.keyDown(all, { key: 'ArrowRight' })
  const hair = screen.getByRole('tab', { name: 'Hair' })
  await waitFor(() => expect(document.activeElement).toBe(hair))
  expect(hair.getAttribute('aria-selected')).toBe('false')
  fireEvent.keyDown(hair, { key: 'Enter' })
  await waitFor(() => expect(hair.getAttribute('aria-selected')).toBe('true'))
})

test.for([
  { cuts: [1, 3], shown: ['Signature cut 3 with Priya'] },
  { cuts: [1], shown: ['Balayage 2 with Priya'] },
  { cuts: [], shown: ['Balayage 2 with Priya'] },
])('of the cuts $cuts the price is explained by one that the page doesn’t show first', async ({ cuts, shown }) => {
  const cut = (number: number) => card(number, { subcategories: ['cut'], title: `Signature cut ${number}` })
  await openApp('/', {
    ...calls,
    'GET /listings': (asked) => {
      const isOfCuts = (asked as URLSearchParams).get('subcategory') === 'cut'
      return Response.json({ items: isOfCuts ? cuts.map(cut) : [cut(1), card(2)], nextCursor: null, count: null })
    },
  })
  await screen.findByRole('heading', { name: 'Why it costs less, and why that’s fine.' })
  await screen.findByRole('heading', { name: 'Balayage 2' })
  await waitFor(() =>
    expect(
      screen
        .queryAllByText(/^(Signature cut|Balayage) \d$/, { selector: 'p > span' })
        .map((one) => one.parentElement?.textContent),
    ).toEqual(shown),
  )
})

test('who might list is led to the page about it', async () => {
  await openApp('/', calls)
  await screen.findByRole('heading', { name: /Need practice hours/ })
  const link = screen.getByRole('link', { name: 'How it works for providers' })
  expect(link.getAttribute('href')).toBe('/onboard-with-us')
})

const working = {
  ...{ ...card(1).provider, outwardPostcode: 'M4', bio: 'Patient with thick hair.', level: 'pro', fromPrice: 750 },
  listings: [{ id: card(1).id, category: 'hair', cover: 'cut', image: null }],
}

test('the guide for providers shows each of those who work this week once, whatever they have open', async () => {
  const of = (number: number) => card(number, { provider: card(1).provider })
  await openApp('/providers', {
    ...calls,
    'GET /spotlight': () => Response.json({ providers: [working], reviews: [] }),
    'GET /listings': () => Response.json({ items: [of(1), of(2), of(3)], nextCursor: null, count: null }),
  })
  const people = within(await screen.findByRole('region', { name: 'Working here this week' }))
  const links = people.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/treatment?sort=rating', `/provider-detail/${working.id}`])
})

test('the starting page shows whom clients go back to and what they wrote; without any there is no such part', async () => {
  const { provider } = card(1)
  const spotlight = {
    providers: [working],
    reviews: [
      {
        ...{
          id: card(2).id,
          clientName: 'Maya O.',
          comment: 'Bouncy for three days.',
          at: 0,
          listingTitle: 'Blow dry',
        },
        provider: { id: provider.id, firstName: 'Priya', displayName: 'Studio Nair' },
      },
    ],
  }
  const { services } = await openApp('/', { ...calls, 'GET /spotlight': () => Response.json(spotlight) })
  const people = within(await screen.findByRole('region', { name: 'People ginipigs go back to' }))
  expect(people.getByRole('link').getAttribute('href')).toBe(`/provider-detail/${provider.id}`)
  expect(people.getByText('£7.50')).toBeTruthy()
  const said = within(screen.getByRole('region', { name: 'What people said when they got home' }))
  expect(said.getByText('Bouncy for three days.')).toBeTruthy()
  expect(said.getByRole('link', { name: 'Priya' }).getAttribute('href')).toBe(`/provider-detail/${provider.id}`)
  act(() =>
    services.queryClient.setQueryData(query(services.api, getSpotlight).queryKey, { providers: [], reviews: [] }),
  )
  await waitFor(() => expect(screen.queryByText('Bouncy for three days.')).toBeNull())
  expect(screen.queryByText('People ginipigs go back to')).toBeNull()
})
