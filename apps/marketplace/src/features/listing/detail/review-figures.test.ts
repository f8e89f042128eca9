import type { Review } from '@ginipig/contract/listing/get-listing.ts'
import { expect, test } from 'vitest'
import { dimensionMeans, starShares } from './review-figures.ts'

const review = (professionalism: number, results: number): Review => ({
  id: 'r',
  clientName: 'Maya O.',
  at: 0,
  professionalism,
  friendliness: 5,
  reliability: 5,
  results,
  comment: null,
  photos: [],
  answer: null,
})

test('means by dimension, none without reviews', () => {
  expect(dimensionMeans([])).toEqual([])
  const means = Object.fromEntries(
    dimensionMeans([review(5, 3), review(4, 4)]).map(({ dimension, mean }) => [dimension, mean]),
  )
  expect(means).toEqual({ professionalism: 4.5, friendliness: 5, reliability: 5, results: 3.5 })
})

test('shares of stars, from five down, and no division by nothing', () => {
  expect(starShares([3, 1, 0, 0, 0]).slice(0, 2)).toEqual([
    { stars: 5, count: 3, share: 0.75 },
    { stars: 4, count: 1, share: 0.25 },
  ])
  expect(starShares([0, 0, 0, 0, 0]).every(({ share }) => share === 0)).toBe(true)
})
