import fc from 'fast-check'
import { expect, test } from 'vitest'
import { averageRating, overallRating, rankedRating, ratingDimensions } from './rating.ts'

test('a client rates the four dimensions of the spec', () => {
  expect(ratingDimensions).toEqual(['professionalism', 'friendliness', 'reliability', 'results'])
})

test.for([
  { stars: [5, 5, 5, 5], overall: 5 },
  { stars: [1, 1, 1, 1], overall: 1 },
  { stars: [5, 4, 4, 4], overall: 4.25 },
  { stars: [1, 2, 3, 4], overall: 2.5 },
] as const)('$stars is $overall overall', ({ stars, overall }) => {
  const [professionalism, friendliness, reliability, results] = stars
  expect(overallRating({ professionalism, friendliness, reliability, results })).toBe(overall)
})

test.for([
  { sum: 0, count: 0, average: undefined },
  { sum: 5, count: 1, average: 5 },
  { sum: 4.25, count: 1, average: 4.3 },
  { sum: 9.25, count: 2, average: 4.6 },
  { sum: 13, count: 3, average: 4.3 },
  { sum: 14, count: 3, average: 4.7 },
])('$sum stars of $count reviews are $average', ({ sum, count, average }) => {
  expect(averageRating(sum, count)).toBe(average)
})

test('an average has one decimal, rounded half up from the exact mean', () => {
  const reviews = fc.integer({ min: 1, max: 2_000 })
  const quarters = reviews.chain((count) =>
    fc.tuple(fc.integer({ min: 4 * count, max: 20 * count }), fc.constant(count)),
  )
  fc.assert(
    fc.property(quarters, ([sum, count]) => {
      const tenths = (BigInt(sum) * 20n + BigInt(count) * 4n) / (BigInt(count) * 8n)
      expect(averageRating(sum / 4, count)).toBe(Number(tenths) / 10)
    }),
  )
})

test('many good reviews rank above one perfect, no review below all', () => {
  const best = [
    { name: 'forty of 4.9', sum: 196, count: 40 },
    { name: 'thirty of 4.8', sum: 144, count: 30 },
    { name: 'five of 5', sum: 25, count: 5 },
    { name: 'one of 5', sum: 5, count: 1 },
    { name: 'thirty of 3.5', sum: 105, count: 30 },
    { name: 'none', sum: 0, count: 0 },
  ]
  const ranked = best.toSorted((one, other) => rankedRating(other.sum, other.count) - rankedRating(one.sum, one.count))
  expect(ranked.map(({ name }) => name)).toEqual(best.map(({ name }) => name))
})
