import { DAY_MS } from '@ginipig/domain/time'
import type { Story } from './booking-story.ts'
import { createRandom } from './factories/random.ts'
import type { Row } from './factories/rows.ts'

/** What a listing's past leaves beside its bookings: it was looked at, each day a little and far more often than booked,
 *  and some of those who booked it saved it, or who does it. @param now - epoch ms */
export function buildLooks(
  listings: readonly Row<'listing'>[],
  stories: readonly Story[],
  now: number,
): { views: Row<'listing_view'>[]; favourites: Row<'favourite_listing'>[]; people: Row<'favourite_provider'>[] } {
  const random = createRandom(5_000)
  const bookings = Map.groupBy(stories, ({ booking }) => booking.listing_id)
  const views: Row<'listing_view'>[] = []
  const favourites = new Map<string, Row<'favourite_listing'>>()
  const people = new Map<string, Row<'favourite_provider'>>()
  for (const { id, provider_id, listed_at } of listings) {
    const booked = bookings.get(id) ?? []
    const days = Math.ceil((now - listed_at.getTime()) / DAY_MS)
    views.push({
      provider_id,
      listing_id: id,
      views: 1 + random.int(0, days) + booked.reduce((sum) => sum + random.int(8, 20), 0),
    })
    for (const { booking } of booked) {
      const { client_id, created_at: saved_at } = booking
      if (random.chance(0.4)) favourites.set(`${id} ${client_id}`, { client_id, listing_id: id, saved_at })
      if (random.chance(0.5)) people.set(`${provider_id} ${client_id}`, { client_id, provider_id, saved_at })
    }
  }
  return { views, favourites: [...favourites.values()], people: [...people.values()] }
}
