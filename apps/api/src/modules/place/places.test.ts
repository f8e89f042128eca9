import { expect, test } from 'vitest'
import { placeOf } from './places.ts'

test.for([
  ['M4', 'Manchester', 'Greater Manchester', 'England'],
  ['cf11', 'Cardiff', '', 'Wales'],
  ['AB14', 'Peterculter', '', 'Scotland'],
] as const)('%s is in %s', ([outward, town, county, nation]) => {
  expect(placeOf(outward)).toMatchObject({ outward: outward.toUpperCase(), town, nation })
  expect(placeOf(outward)?.county).toBe(county)
})

test('a district that there isn’t has no place', () => {
  expect(placeOf('ZZ9')).toBeUndefined()
})
