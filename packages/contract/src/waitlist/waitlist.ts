import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { CalendarDate, Id, Instant } from '#core/scalar.ts'
import { ListingCard } from '#listing/listing-card.ts'

/** A client's place in the line of a listing. */
export const Wait = v.object({
  listing: ListingCard,
  /** The day they wait for, YYYY-MM-DD at the listing's place; null for any. */
  day: v.nullable(v.string()),
  /** Among those who wait for the same: 1 is the first. */
  place: v.number(),
  of: v.number(),
  /** When it ends by itself. */
  endsAt: Instant,
  /** A time of the listing that is held for them now. */
  held: v.nullable(v.object({ bookingId: Id, until: Instant })),
})
export type Wait = v.InferOutput<typeof Wait>

/** All that a client waits for, the longest first. */
export const Waits = v.object({ items: v.array(Wait) })
export type Waits = v.InferOutput<typeof Waits>

const params = v.object({ listingId: Id })

export const listWaits = endpoint({
  name: 'listWaits',
  method: 'GET',
  path: '/waitlist',
  access: 'client',
  response: Waits,
})

/** Takes a place in the line, or changes the day and keeps it. When a time comes free the first in line holds it for 15
 *  minutes, then the next; nothing is paid for waiting. Source: product.md §9.
 *  @throws `times_open` where there is something to book now, `waits_full` at `MAX_WAITS` */
export const putWait = endpoint({
  name: 'putWait',
  method: 'PUT',
  path: '/waitlist/:listingId',
  access: 'client',
  params,
  body: v.object({ day: v.nullable(CalendarDate) }),
  response: Waits,
  errors: ['listing_not_found', 'already_booked', 'times_open', 'waits_full'],
})

/** Who doesn't wait doesn't afterwards either. A time that is held already stays held. */
export const deleteWait = endpoint({
  name: 'deleteWait',
  method: 'DELETE',
  path: '/waitlist/:listingId',
  access: 'client',
  params,
  response: Waits,
})
