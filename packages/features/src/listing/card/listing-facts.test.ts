import { HOUR_MS } from '@ginipig/domain/time'
import { expect, test } from 'vitest'
import { depositSplit, placeOf } from './listing-facts.ts'

const now = Date.parse('2026-05-08T10:00:00Z')
const listing = { price: 5_400, approval: 'automatic' } as const

test.for([
  ['no slot', null, undefined],
  ['36 hours away', now + 36 * HOUR_MS, undefined],
  ['a little further away', now + 36 * HOUR_MS + 1, { deposit: 810, balance: 4_590 }],
] as const)('deposit and balance of a slot: %s', ([_when, startsAt, split]) => {
  const found = depositSplit(listing, startsAt, now)
  expect(found && { deposit: found.deposit, balance: found.balance }).toEqual(split)
})

test('where the provider answers by hand the deposit needs 8 hours more', () => {
  expect(depositSplit({ ...listing, approval: 'manual' }, now + 40 * HOUR_MS, now)).toBeUndefined()
  expect(depositSplit({ ...listing, approval: 'manual' }, now + 44 * HOUR_MS + 1, now)?.deposit).toBe(810)
})

test('a place is outward postcode and town', () => {
  expect(placeOf({ outwardPostcode: 'M4', town: 'Manchester' })).toBe('M4 Manchester')
})
