import { expect, test } from 'vitest'
import { activeFilters, noFilters } from './active-filters.ts'
import type { ListingSearch } from './listing-search.ts'

const everything: ListingSearch = {
  q: 'bob',
  place: 'M4',
  date: '2026-05-14',
  subcategory: 'cut',
  level: 'newbie,pro',
  purpose: 'training',
  min: 10,
  max: 60,
  instant: true,
  online: true,
  sort: 'rating',
  view: 'list',
}

test('one chip for each thing that narrows, none for order, look and subcategory', () => {
  const ids = ['q', 'place', 'date', 'price', 'newbie', 'pro', 'training', 'instant', 'online']
  expect(activeFilters(everything).map(({ id }) => id)).toEqual(ids)
  expect(activeFilters({ subcategory: 'cut', sort: 'rating', view: 'list' })).toEqual([])
})

test('taking one away leaves the others', () => {
  const all = activeFilters(everything)
  for (const { id, removal } of all) {
    const left = activeFilters({ ...everything, ...removal }).map((one) => one.id)
    expect(left).toEqual(all.map((one) => one.id).filter((one) => one !== id))
  }
})

test('clearing takes all of them and keeps subcategory, order and look', () => {
  const cleared = { ...everything, ...noFilters }
  expect(activeFilters(cleared)).toEqual([])
  expect(cleared).toMatchObject({ subcategory: 'cut', sort: 'rating', view: 'list' })
})

test('a range that is no range has no chip', () => {
  expect(activeFilters({ min: 60, max: 10 })).toEqual([])
})
