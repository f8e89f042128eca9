import * as v from 'valibot'
import { expect, test } from 'vitest'
import { City, Country } from './place.ts'

test.each(['GB', 'FR', 'PL', 'VN', 'IE', 'US', 'XK'])('%s is a country', (code) => {
  expect(v.is(Country, code)).toBe(true)
})

test.each(['', 'gb', 'UKK', 'XX', 'ZZ', 'EU', 'UN', '44', 'QQ'])('%j is none', (code) => {
  expect(v.is(Country, code)).toBe(false)
})

test.each([
  "King's Lynn",
  'Stoke-on-Trent',
  'St. Albans',
  'Łódź',
  "'s-Hertogenbosch",
  'Thành phố Hồ Chí Minh',
  'Paris 11',
])('%s is a place', (name) => {
  expect(v.parse(City, `  ${name} `)).toBe(name)
})

test.each([
  ['   ', 'required'],
  ['<b>Leeds</b>', 'invalid'],
  ['https://leeds', 'invalid'],
  ['x'.repeat(61), 'too_long'],
  ['12345', 'invalid'],
])('%j is refused: %s', (name, problem) => {
  expect(v.safeParse(City, name).issues?.[0]?.message).toBe(problem)
})
