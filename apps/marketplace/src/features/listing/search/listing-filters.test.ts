import { expect, test } from 'vitest'
import { firstLength, priceRange, toListingFilters, toSearchPrices } from './listing-filters.ts'

test.for([
  ['nothing set', {}, [750, 25_000]],
  ['both', { min: 10.1, max: 60 }, [1_010, 6_000]],
  ['the wrong way round', { min: 60, max: 10 }, [750, 25_000]],
] as const)('price range, %s', ([_when, search, range]) => {
  expect(priceRange(search)).toEqual(range)
})

test('a bound at its limit is no filter', () => {
  expect(toSearchPrices([750, 25_000])).toEqual({ min: undefined, max: undefined })
  expect(toSearchPrices([1_010, 24_999])).toEqual({ min: 10.1, max: 249.99 })
})

test('the API is asked in its own terms: sets, pence, and no filter that isn’t on', () => {
  expect(
    toListingFilters('hair', { q: 'bob', level: 'newbie,pro', min: 10.1, max: 250, instant: true, subcategory: 'cut' }),
  ).toEqual({
    category: 'hair',
    subcategory: 'cut',
    q: 'bob',
    sort: 'soonest',
    part: [],
    level: ['newbie', 'pro'],
    purpose: [],
    priceMin: 1_010,
    instant: true,
    facets: true,
    limit: 12,
  })
})

test('a subcategory of another category doesn’t count', () => {
  expect(toListingFilters('hair', { subcategory: 'nails' }).subcategory).toBeUndefined()
  expect(toListingFilters(undefined, { subcategory: 'cut' }).subcategory).toBeUndefined()
})

test('a longer page is asked for by the address, and only as long as there are', () => {
  expect(firstLength({ more: 36 })).toBe(36)
  expect(firstLength({ more: 36, view: 'map' })).toBeUndefined()
  expect(toListingFilters(undefined, { more: 36 }).limit).toBe(12)
  expect(toListingFilters(undefined, { more: 36, view: 'map' }).limit).toBe(48)
})
