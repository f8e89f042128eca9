import { expect, test } from 'vitest'
import { activeFilters, noFilters, noSearch, searchedWords } from './active-filters.ts'
import type { ListingSearch } from './listing-search.ts'

const everything: ListingSearch = {
  q: 'bob',
  place: 'M4',
  within: 10,
  date: '2026-05-14',
  weekend: true,
  part: 'morning,night',
  rating: 4.5,
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

test('one chip for each thing that narrows, none for what is searched, order, look and subcategory', () => {
  const ids = [
    'within',
    'date',
    'morning',
    'night',
    'price',
    'rating',
    'newbie',
    'pro',
    'training',
    'weekend',
    'instant',
    'online',
  ]
  expect(activeFilters(everything).map(({ id }) => id)).toEqual(ids)
  expect(searchedWords(everything).map(({ id }) => id)).toEqual(['q', 'place'])
  expect(activeFilters({ subcategory: 'cut', sort: 'rating', view: 'list' })).toEqual([])
})

test('taking one away leaves the others', () => {
  const all = activeFilters(everything)
  for (const { id, removal } of all) {
    const left = activeFilters({ ...everything, ...removal }).map((one) => one.id)
    expect(left).toEqual(all.map((one) => one.id).filter((one) => one !== id))
  }
})

test('clearing takes all of them and keeps what is searched, subcategory, order and look', () => {
  const cleared = { ...everything, ...noFilters }
  expect(activeFilters(cleared)).toEqual([])
  expect(cleared).toMatchObject({
    q: 'bob',
    place: 'M4',
    subcategory: 'cut',
    sort: 'rating',
    view: 'list',
  })
})

test('starting again leaves order and look', () => {
  const left = Object.entries({ ...everything, ...noSearch }).filter(([, value]) => value !== undefined)
  expect(Object.fromEntries(left)).toEqual({ sort: 'rating', view: 'list' })
})

test('a range that is no range has no chip', () => {
  expect(activeFilters({ min: 60, max: 10 })).toEqual([])
})
