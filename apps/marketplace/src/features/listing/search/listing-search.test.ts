import { levels, purposes, sorts, subcategories } from '@ginipig/domain/listing'
import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { hiddenFields, ListingSearch, toggled } from './listing-search.ts'

const read = (address: string) => v.parse(ListingSearch, defaultParseSearch(address))

/** One line, as it stands in a heading. */
const words = fc
  .string({ minLength: 1, maxLength: 80 })
  .map((text) => text.trim().replace(/\s+/g, ' '))
  .filter((text) => text !== '')
const setOf = (all: readonly string[]) =>
  fc.subarray([...all], { minLength: 1 }).map((some) => all.filter((one) => some.includes(one)).join(','))
const pounds = fc.integer({ min: 750, max: 25_000 }).map((pence) => pence / 100)
const date = fc
  .date({ min: new Date('2090-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10))

const search = fc.record(
  {
    q: words,
    place: words,
    date,
    subcategory: fc.constantFrom(...Object.values(subcategories).flat()),
    level: setOf(levels),
    purpose: setOf(purposes),
    min: pounds,
    max: pounds,
    instant: fc.constant(true as const),
    online: fc.constant(true as const),
    sort: fc.constantFrom(...sorts),
    view: fc.constantFrom('grid' as const, 'list' as const),
  },
  { requiredKeys: [] },
)

test('every search comes back from the address as it went in', () => {
  fc.assert(
    fc.property(search, (given) => {
      expect(read(defaultStringifySearch(given))).toEqual(given)
    }),
  )
})

test('no address is an error: what makes no sense is left out', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(ListingSearch.entries)), fc.jsonValue()), (given) => {
      const first = read(defaultStringifySearch(given))
      expect(read(defaultStringifySearch(first))).toEqual(first)
    }),
  )
})

test.for([
  ['?q=100', { q: '100' }],
  ['?q=%20%20', {}],
  [`?q=${'a'.repeat(81)}`, {}],
  ['?date=2026-02-31', {}],
  ['?date=tomorrow', {}],
  ['?level=star', {}],
  ['?level=pro,star,newbie,pro', { level: 'newbie,pro' }],
  ['?min=5', {}],
  ['?min=7.505', { min: 7.51 }],
  ['?max=1000000', {}],
  ['?max=cheap', {}],
  ['?instant=false', {}],
  ['?sort=nearest', {}],
  ['?view=mosaic', {}],
  ['?subcategory=teeth', {}],
] as const)('%s is read as %o', ([address, expected]) => {
  expect(read(address)).toEqual(expected)
})

test('a day that is past is no wish, whatever else is said; today is one as long as it lasts where the appointments are', () => {
  vi.setSystemTime('2026-07-01T22:59:00Z')
  expect(read('?q=nails&date=2026-06-30&part=morning')).toEqual({ q: 'nails', part: 'morning' })
  expect(read('?date=2026-07-01')).toEqual({ date: '2026-07-01' })
  vi.setSystemTime('2026-07-01T23:00:00Z')
  expect(read('?date=2026-07-01')).toEqual({})
  vi.useRealTimers()
})

test('a word goes into its set and out again', () => {
  expect(toggled(levels, undefined, 'pro')).toBe('pro')
  expect(toggled(levels, 'pro', 'newbie')).toBe('newbie,pro')
  expect(toggled(levels, 'newbie,pro', 'newbie')).toBe('pro')
  expect(toggled(levels, 'pro', 'pro')).toBeUndefined()
})

test('what a form sends along has one order, however the address has it: server and browser draw the same', () => {
  const inOrder = [
    ['place', 'Leeds'],
    ['weekend', 'true'],
    ['max', '60'],
  ]
  expect(hiddenFields({ weekend: true, max: 60, q: 'cut', place: 'Leeds' }, ['q'])).toEqual(inOrder)
  expect(hiddenFields({ place: 'Leeds', max: 60, weekend: true, q: 'cut' }, ['q'])).toEqual(inOrder)
  const shared = { fbclid: 'x', max: 60, place: 'Leeds', weekend: true as const }
  expect(hiddenFields(shared, [])).toEqual(inOrder)
})
