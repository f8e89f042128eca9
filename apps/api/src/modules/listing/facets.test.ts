import { expect, test } from 'vitest'
import type { FacetRow } from './facets.sql.ts'
import { countFacets as count, countWithin } from './facets.ts'

const row = (wishes: Partial<FacetRow> = {}): FacetRow => ({
  ...{
    level: 'newbie',
    purpose: 'training',
    price: 2_000,
    stars: null,
    instant: false,
    online: false,
    parts: ['morning'],
    weekend: ['morning'],
  },
  ...wishes,
})

const rows = [
  row(),
  row({ level: 'pro', price: 24_999, stars: 4.5 }),
  row({ level: 'pro', instant: true, stars: 5, parts: ['morning', 'night'] }),
  row({ purpose: 'portfolio', online: true, price: 900_00, parts: [] }),
]

const countFacets = (of: readonly FacetRow[], asked: Parameters<typeof count>[1]) => count(of, asked, true)

const values = (counts: Record<string, { value: number }>) => Object.values(counts).map(({ value }) => value)

test('without filters each value counts all that have it', () => {
  const facets = countFacets(rows, {})
  expect(values(facets.level)).toEqual([2, 0, 2])
  expect(facets.purpose).toMatchObject({ training: { value: 3, isMore: false }, portfolio: { value: 1 } })
  expect(facets.part).toMatchObject({ morning: { value: 3 }, afternoon: { value: 0 }, night: { value: 1 } })
  expect(facets.rating).toMatchObject({ '4': { value: 2 }, '4.5': { value: 2 }, '4.8': { value: 1 } })
  expect([facets.instant.value, facets.online.value]).toEqual([1, 1])
  expect([facets.prices.counts[1], facets.prices.counts.at(-1)]).toEqual([2, 2])
})

test('a filter narrows the others, never its own values', () => {
  const facets = countFacets(rows, { level: ['pro'], priceMax: 5_000 })
  expect(values(facets.level)).toEqual([1, 0, 1])
  expect(facets.purpose).toMatchObject({ training: { value: 1 }, portfolio: { value: 0 } })
  expect(facets.prices.counts.reduce((sum, one) => sum + one, 0)).toBe(2)
  expect(facets.instant.value).toBe(1)
})

test('what is open, how it is rated and how it is booked narrow, too', () => {
  const parts = ['night'] as const
  expect(countFacets(rows, { parts }).level).toMatchObject({ newbie: { value: 0 }, pro: { value: 1 } })
  expect(countFacets(rows, { rating: 4.8 }).level).toMatchObject({ pro: { value: 1 } })
  expect(countFacets(rows, { instant: true }).online.value).toBe(0)
})

test('beyond what is looked at a count is the least there are', () => {
  expect(
    countFacets(
      Array.from({ length: 1_001 }, () => row()),
      {},
    ).level,
  ).toMatchObject({ newbie: { value: 1_001, isMore: true } })
})

test('a weekend counts those with room on it in the parts asked for; beside another date it counts nothing', () => {
  const open = [row(), row({ weekend: ['night'] }), row({ weekend: [], parts: ['night'] })]
  const parts = ['night'] as const
  expect(countFacets(open, {}).weekend).toEqual({ value: 2, isMore: false })
  expect(countFacets(open, { parts }).weekend?.value).toBe(1)
  expect(countFacets(open, { level: ['pro'] }).weekend?.value).toBe(0)
  expect(count(open, {}, false).weekend).toBeNull()
})

test('a distance counts the districts whose centres lie within it, and the place’s own at any', () => {
  const reach = [
    { outward: 'M4', metres: 2_000 },
    { outward: 'M1', metres: 1_500 },
    { outward: 'SK1', metres: 9_700 },
  ]
  const found = [
    { outward: 'm4', count: 3 },
    { outward: 'm1', count: 2 },
    { outward: 'sk1', count: 1 },
    { outward: 'e8', count: 9 },
  ]
  expect(values(countWithin(found, reach, ['M4']))).toEqual([5, 5, 5, 6, 6])
  expect(countWithin([{ outward: 'm4', count: 1_001 }], reach, ['M4'])['1']).toEqual({ value: 1_001, isMore: true })
})
