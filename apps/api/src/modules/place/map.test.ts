import { getMap } from '@ginipig/contract/place/place.ts'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { mapGround } from './map.ts'
import { districts } from './places.ts'

const ground = v.parse(getMap.response, JSON.parse(mapGround().bytes.toString()))

type Ring = readonly (readonly [number, number])[]

/** Whether a ring goes round a point: an odd number of its sides lies east of it. */
const goesRound = (ring: Ring, lat: number, lon: number) =>
  ring.filter(([y, x], index) => {
    const [toY, toX] = ring[(index + 1) % ring.length] ?? [y, x]
    return y > lat !== toY > lat && lon < ((toX - x) * (lat - y)) / (toY - y) + x
  }).length %
    2 ===
  1

const isOnLand = (lat: number, lon: number) => ground.land.some(([shore = []]) => goesRound(shore, lat, lon))

test('has every district, and they lie on land', () => {
  expect(ground.districts).toHaveLength(districts().size)
  const wet = ground.districts.filter(([, lat, lon]) => !isOnLand(lat, lon))
  // Piers, small islands and a shore drawn to a kilometre or so.
  expect(wet.length / ground.districts.length).toBeLessThan(0.03)
})

test.for([
  ['Manchester', 53.48, -2.24, true],
  ['Belfast', 54.6, -5.93, true],
  ['Dublin', 53.35, -6.26, true],
  ['the North Sea', 55, 2, false],
  ['Paris', 48.86, 2.35, false],
] as const)('%s', ([, lat, lon, isLand]) => {
  expect(isOnLand(lat, lon)).toBe(isLand)
})
