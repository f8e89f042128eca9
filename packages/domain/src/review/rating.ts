/** What a client rates, 1 to 5 each. Source: spec §3. */
export const ratingDimensions = ['professionalism', 'friendliness', 'reliability', 'results'] as const
export type RatingDimension = (typeof ratingDimensions)[number]
export type Ratings = Record<RatingDimension, number>

/** One review's overall rating: the mean of its four. */
export function overallRating(ratings: Ratings): number {
  return ratingDimensions.reduce((sum, one) => sum + ratings[one], 0) / ratingDimensions.length
}

/** Mean of overall ratings with one decimal, as shown beside the star; undefined without reviews. */
export function averageRating(sum: number, count: number): number | undefined {
  return count === 0 ? undefined : Math.round((sum / count) * 10) / 10
}
