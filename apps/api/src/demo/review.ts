import { type Ratings, ratingDimensions } from '@ginipig/domain/review'
import { at, type Sql } from '#platform/database/sql.ts'
import { nextSeed } from './factories/account.ts'
import { createRandom, type Random } from './factories/random.ts'
import { insertRows, type Row } from './factories/rows.ts'

/** A review of a booking that took place. @throws RangeError for one that did not, and for stars outside 1 to 5 */
export function buildReview(
  booking: Row<'booking'>,
  said: Ratings & { comment: string | null },
  now: number,
  random: Random,
): Row<'review'> {
  if (booking.status !== 'completed' && booking.status !== 'released')
    throw new RangeError(`A ${booking.status} booking can't be reviewed`)
  if (ratingDimensions.some((one) => !Number.isInteger(said[one]) || said[one] < 1 || said[one] > 5))
    throw new RangeError('Stars are 1 to 5')
  return {
    id: random.uuid(),
    booking_id: booking.id,
    provider_id: booking.provider_id,
    client_id: booking.client_id,
    listing_id: booking.listing_id,
    ...said,
    created_at: at(now),
    published_at: at(now),
  }
}

/** Inserts reviews that everybody can read, and counts their providers' stars. */
export async function insertReviews(sql: Sql, reviews: readonly Row<'review'>[]): Promise<void> {
  await insertRows(sql, 'review', reviews)
  const providers = [...new Set(reviews.map(({ provider_id }) => provider_id))]
  await sql.rows('select refresh_rating(id) is null as done from unnest($1::uuid[]) id', [providers])
}

/** Inserts one review, written at `now` (epoch ms). */
export async function createReview(
  sql: Sql,
  now: number,
  booking: Row<'booking'>,
  said: Ratings & { comment: string | null },
): Promise<Row<'review'>> {
  const review = buildReview(booking, said, now, createRandom(0x4e7 + nextSeed()))
  await insertReviews(sql, [review])
  return review
}
