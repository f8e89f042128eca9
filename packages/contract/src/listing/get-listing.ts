import { settings } from '@ginipig/domain/listing'
import { rrpPeriods } from '@ginipig/domain/listing-draft'
import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { CalendarDate, Id, Instant, Month } from '#core/scalar.ts'
import { Picture } from '#media/picture.ts'
import { ListingCard } from './listing-card.ts'
import { MustHaves } from './must-haves.ts'

export const Review = v.object({
  id: Id,
  clientName: v.string(),
  at: Instant,
  professionalism: v.number(),
  friendliness: v.number(),
  reliability: v.number(),
  results: v.number(),
  comment: v.nullable(v.string()),
  /** Of the result, with the client's consent. */
  photos: v.array(Picture),
  /** When it was last changed after others could read it; null where they read it as it was first shown. */
  editedAt: v.optional(v.nullable(Instant)),
  /** What the provider answered in public: once, and anew where the review was changed since. */
  answer: v.nullable(v.object({ text: v.string(), at: Instant })),
})
export type Review = v.InferOutput<typeof Review>

/** A bookable time. `availability` is the count of places left. Times are wall clock HH:MM of the place. */
export const Slot = v.object({
  id: Id,
  date: CalendarDate,
  fromTime: v.string(),
  toTime: v.string(),
  startsAt: Instant,
  endsAt: Instant,
  capacity: v.number(),
  availability: v.number(),
  /** Every place is gone, but at least one is only held and may come back within minutes. */
  isBeingBooked: v.boolean(),
})
export type Slot = v.InferOutput<typeof Slot>

/** A listing in full. Source: product.md §5 /category-detail. */
export const ListingDetail = v.object({
  ...ListingCard.entries,
  images: v.array(Picture),
  /** For how long the usual price has been charged; null where it wasn't said, or a raised one waits to count. */
  rrpPeriod: v.nullable(v.picklist(rrpPeriods)),
  /** Why the provider wants clients for it, in their own words. */
  reason: v.string(),
  setting: v.picklist(settings),
  isInsured: v.boolean(),
  isLicensed: v.boolean(),
  isSupervised: v.boolean(),
  mustHaves: MustHaves,
  providerBio: v.string(),
  /** How long the provider usually takes to answer a request, ms; null while there are too few answers, or where nobody
   *  has to answer. */
  answerMs: v.optional(v.nullable(v.number())),
  /** The soonest that somebody new can take: with time for the patch test, where one is asked for. */
  nextSlots: v.array(Slot),
  reviews: v.array(Review),
  /** How many reviews round to 5, 4, 3, 2 and 1 stars. */
  ratingCounts: v.array(v.number()),
  otherListings: v.array(ListingCard),
})
export type ListingDetail = v.InferOutput<typeof ListingDetail>

/** `listing_gone` where there was one that its provider or we took away. */
export const getListing = endpoint({
  name: 'getListing',
  method: 'GET',
  path: '/listings/:listingId',
  access: 'public',
  optionalAuth: true,
  params: v.object({ listingId: Id }),
  response: ListingDetail,
  errors: ['listing_not_found', 'listing_gone'],
})

/** The slots of one calendar month, in order; days without any are left out. */
export const getListingMonth = endpoint({
  name: 'getListingMonth',
  method: 'GET',
  path: '/listings/:listingId/months/:month',
  access: 'public',
  optionalAuth: true,
  params: v.object({ listingId: Id, month: Month }),
  response: v.object({
    month: Month,
    zone: v.string(),
    /** First and last date on which anything could be booked: today and three months ahead. */
    firstDate: CalendarDate,
    lastDate: CalendarDate,
    slots: v.array(Slot),
  }),
  errors: ['listing_not_found'],
})

/** Up to three open listings of other providers for who can't have this one: of its subcategories and its town first, then
 *  the soonest. Answers for a closed and a removed listing too; empty where there is nothing like it. */
export const getLikeListings = endpoint({
  name: 'getLikeListings',
  method: 'GET',
  path: '/listings/:listingId/like',
  access: 'public',
  optionalAuth: true,
  params: v.object({ listingId: Id }),
  response: v.object({ items: v.array(ListingCard) }),
})
