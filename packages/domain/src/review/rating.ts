/** What a client rates, 1 to 5 each. Source: spec §3. */
export const ratingDimensions = ['professionalism', 'friendliness', 'reliability', 'results'] as const
export type RatingDimension = (typeof ratingDimensions)[number]
export type Ratings = Record<RatingDimension, number>

/** How reviews are ordered: `highest` and `lowest` by the overall rating, the newest first among equals. */
export const reviewSorts = ['newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof reviewSorts)[number]

/** One review's overall rating: the mean of its four. */
export function overallRating(ratings: Ratings): number {
  return ratingDimensions.reduce((sum, one) => sum + ratings[one], 0) / ratingDimensions.length
}

/** What "highest rating" begins with before a provider's own reviews count: as many reviews, with this mean. One five-star
 *  review then stands below thirty of 4.8 (a Bayesian mean). */
export const RATING_PRIOR = { mean: 4, reviews: 8 } as const

/** What providers are ordered by for "highest rating": the mean of their reviews and of the prior's. Without reviews 0,
 *  so that who has none stands behind all who have. @param sum - of overall ratings */
export function rankedRating(sum: number, count: number): number {
  if (count === 0) return 0
  return (sum + RATING_PRIOR.mean * RATING_PRIOR.reviews) / (count + RATING_PRIOR.reviews)
}

/** Mean of overall ratings with one decimal, as shown beside the star; undefined without reviews. */
export function averageRating(sum: number, count: number): number | undefined {
  return count === 0 ? undefined : Math.round((sum / count) * 10) / 10
}
