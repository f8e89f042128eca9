import * as v from 'valibot'
import { expect, test } from 'vitest'
import { AvailabilitySearch } from './availability-search.ts'

const slot = '0190a7c2-0000-7000-8000-000000000001'

test('month, day and slot come back from the address', () => {
  const search = { month: '2028-02', day: '2028-02-29', slot }
  expect(v.parse(AvailabilitySearch, search)).toEqual(search)
})

test.for([
  { month: '2026-13' },
  { month: 202_605 },
  { day: '2026-02-31' },
  { day: '2026-02-29' },
  { day: '0000-01-01' },
  { day: '14-05-2026' },
  { day: 20_260_514 },
  { slot: 'first' },
])('%o makes no sense, and is left out', (search) => {
  expect(v.parse(AvailabilitySearch, search)).toEqual({})
})
