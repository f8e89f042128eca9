import { DAY_MS } from '@ginipig/domain/time'
import type { Story } from './booking-story.ts'
import { createRandom } from './factories/random.ts'
import type { Row } from './factories/rows.ts'

/** What a listing's past leaves beside its bookings: it was looked at, each day a little and far more often than booked,
 *  and some of those who booked it saved it. @param exceptId - the demo client, who starts with no favourites
 *  @param now - epoch ms */
export function buildLooks(
  listings: readonly Row<'listing'>[],
  stories: readonly Story[],
  exceptId: string | undefined,
  now: number,
): { views: Row<'listing_view'>[]; favourites: Row<'favourite_listing'>[] } {
  const random = createRandom(5_000)
  const bookings = Map.groupBy(stories, ({ booking }) => booking.listing_id)
  const views: Row<'listing_view'>[] = []
  const favourites = new Map<string, Row<'favourite_listing'>>()
  for (const { id, provider_id, listed_at } of listings) {
    const booked = bookings.get(id) ?? []
    const days = Math.ceil((now - listed_at.getTime()) / DAY_MS)
    views.push({
      provider_id,
      listing_id: id,
      views: 1 + random.int(0, days) + booked.reduce((sum) => sum + random.int(8, 20), 0),
    })
    for (const { booking } of booked)
      if (booking.client_id !== exceptId && random.chance(0.4))
        favourites.set(`${id} ${booking.client_id}`, {
          client_id: booking.client_id,
          listing_id: id,
          saved_at: booking.created_at,
        })
  }
  return { views, favourites: [...favourites.values()] }
}
