import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '../../../testing/open-app.ts'
import { card, counts, detail } from '../testing/listings.ts'
import { recentlyViewed, recordViewed } from './recently-viewed.ts'

const listings = (asked: URLSearchParams[]) => (given: unknown) => {
  const search = given as URLSearchParams // of a GET with parameters
  asked.push(search)
  const ids = search.get('ids')?.split(',')
  // The second can't be booked any more.
  const items = ids ? [card(1), card(3)].filter(({ id }) => ids.includes(id)) : []
  return Response.json({ items, nextCursor: null, count: { value: items.length, isMore: false } })
}
const open = (at: string, asked: URLSearchParams[] = []) =>
  openApp(at, {
    'GET /listing-counts': () => Response.json(counts),
    'GET /listings': listings(asked),
    [`GET /listings/${card(3).id}`]: () => Response.json(detail(3)),
  })

test('what one looked at is found again on the starting page, latest first, until one clears it', async () => {
  recordViewed(card(1).id)
  recordViewed(card(2).id)
  const { router } = await open(`/category-detail/${card(3).id}`)
  await screen.findByRole('heading', { level: 1, name: 'Balayage 3' })
  await router.navigate({ to: '/' })
  const strip = await screen.findByRole('region', { name: 'You looked at these' })
  const names = [...strip.querySelectorAll('h3')].map(({ textContent }) => textContent)
  expect(names).toEqual(['Balayage 3', 'Balayage 1'])
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'You looked at these' })).toBeNull())
  expect(recentlyViewed.read()).toBeUndefined()
})

test('who has looked at nothing sees nothing, and nothing is asked', async () => {
  const asked: URLSearchParams[] = []
  await open('/', asked)
  await screen.findByRole('heading', { level: 2, name: 'Treat yourself' })
  expect(asked.filter((search) => search.has('ids'))).toEqual([])
})

test('it holds a dozen, each once', () => {
  for (let number = 1; number <= 14; number += 1) recordViewed(card(number).id)
  recordViewed(card(10).id)
  const ids = recentlyViewed.read() ?? []
  expect(ids).toHaveLength(12)
  expect(ids.slice(0, 2)).toEqual([card(10).id, card(14).id])
})
