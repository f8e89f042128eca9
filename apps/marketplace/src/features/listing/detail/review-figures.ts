import type { Review } from '@ginipig/contract/listing/get-listing.ts'
import { overallRating, type RatingDimension, ratingDimensions } from '@ginipig/domain/review'

/** Mean of each dimension over the reviews at hand; none without reviews. */
export function dimensionMeans(reviews: readonly Review[]): { dimension: RatingDimension; mean: number }[] {
  if (reviews.length === 0) return []
  return ratingDimensions.map((dimension) => ({
    dimension,
    mean: reviews.reduce((sum, review) => sum + review[dimension], 0) / reviews.length,
  }))
}

/** Share of each number of stars, 5 first. @param counts - reviews that round to 5, 4, 3, 2 and 1 stars */
export function starShares(counts: readonly number[]): { stars: number; count: number; share: number }[] {
  const all = counts.reduce((sum, count) => sum + count, 0)
  return counts.map((count, index) => ({ stars: counts.length - index, count, share: all === 0 ? 0 : count / all }))
}

/** One review's stars. */
export const overallOf = (review: Review): number => overallRating(review)
