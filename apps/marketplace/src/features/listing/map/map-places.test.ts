import { expect, test } from 'vitest'
import { card } from '../testing/listings.ts'
import { type MapGround, mergedPins, namesThatFit, pinsOf, searchNear, searchOfArea, townsOf } from './map-places.ts'

const ground: MapGround = {
  land: [],
  districts: [
    ['M1', 53.477, -2.234, 'Manchester'],
    ['M4', 53.485, -2.227, 'Manchester'],
    ['LS6', 53.819, -1.564, 'Leeds'],
    ['NP20', 51.58, -3.0, 'Newport'],
    ['PO30', 50.7, -1.3, 'Newport'],
  ],
}

test('listings of one district are one pin with their lowest price; online and unknown ones have none', () => {
  const listings = [
    card(1, { price: 5_400 }),
    card(2, { price: 2_900, approval: 'automatic' }),
    card(3, { outwardPostcode: 'LS6', price: 4_000 }),
    card(4, { type: 'online' }),
    card(5, { outwardPostcode: 'ZZ9' }),
  ]
  expect(pinsOf(listings, ground)).toEqual([
    { outwards: ['M4'], town: 'Manchester', at: [53.485, -2.227], count: 2, lowest: 2_900, isInstant: true },
    { outwards: ['LS6'], town: 'Leeds', at: [53.819, -1.564], count: 1, lowest: 4_000, isInstant: false },
  ])
})

test('pins that would lie on each other are one, from as far away as they do', () => {
  const pins = pinsOf(
    [card(1, { outwardPostcode: 'M1' }), card(2), card(3, { outwardPostcode: 'LS6', price: 1_000 })],
    ground,
  )
  const zoomedTo = (px: number) => (at: readonly [number, number]) => ({ x: at[1] * px, y: -at[0] * px })
  const seen = (px: number) => mergedPins(pins, zoomedTo(px)).map(({ outwards, count }) => [outwards.join(' '), count])
  expect(seen(10_000)).toEqual([
    ['M1', 1],
    ['M4', 1],
    ['LS6', 1],
  ])
  expect(seen(1_000)).toEqual([
    ['M1 M4', 2],
    ['LS6', 1],
  ])
  expect(mergedPins(pins, zoomedTo(10))).toMatchObject([{ count: 3, lowest: 1_000, at: [53.477, -2.234] }])
})

test('towns are named once, the largest first; two of one name stay two', () => {
  expect(townsOf(ground).map(({ name, size }) => [name, size])).toEqual([
    ['Manchester', 2],
    ['Leeds', 1],
    ['Newport', 1],
    ['Newport', 1],
  ])
})

test('a name gives way to a larger town, goes below a pin, and stays away where it isn’t seen', () => {
  const names = [
    { name: 'A', at: [0, 0] as const },
    { name: 'B', at: [0, 50] as const },
    { name: 'C', at: [0, 200] as const },
    { name: 'D', at: [0, 999] as const },
    { name: 'E', at: [0, 400] as const },
    { name: 'F', at: [0, 600] as const },
  ]
  const toPixel = ([y, x]: readonly [number, number]) => (x < 900 ? { x, y } : undefined)
  const pins = [
    { x: 410, y: -28 },
    { x: 600, y: 0 },
    { x: 620, y: 40 },
  ]
  expect(namesThatFit(names, pins, toPixel).map(({ named, spot }) => [named.name, spot.y])).toEqual([
    ['A', 0],
    ['C', 0],
    ['E', 12],
  ])
})

test.for([
  [1_000, 'M4', 1],
  [4_000, 'M4', 3],
  [900_000, 'M4', 25],
] as const)('%d m round the middle are searched as %s within %d miles', ([metres, place, within]) => {
  expect(searchOfArea(ground, [53.486, -2.22], metres)).toEqual({ place, within })
})

test.for([
  ['in it', [53.486, -2.22], { place: 'M4', within: undefined }],
  ['some miles off', [53.82, -1.7], { place: 'LS6', within: undefined }],
  ['at sea', [53.5, -5], undefined],
  ['abroad', [40.4, -3.7], undefined],
] as const)('near whoever is %s', ([, at, found]) => {
  expect(searchNear(ground, at)).toEqual(found)
})
