import { levels } from '@ginipig/domain/listing'
import { Services } from '@ginipig/domain/provider'
import { reviewSorts } from '@ginipig/domain/review'
import * as v from 'valibot'
import { TrackRecord } from '#booking/track-record.ts'
import { endpoint } from '#core/endpoint.ts'
import { Cursor, FlagText, Id, Instant, PageSize } from '#core/scalar.ts'
import { Review } from '#listing/get-listing.ts'
import { ListingCard, ProviderSummary } from '#listing/listing-card.ts'
import { Picture } from '#media/picture.ts'

/** A provider as everybody sees them. Source: product.md §5 /provider-detail. */
export const ProviderPage = v.object({
  ...ProviderSummary.entries,
  /** Empty where the provider keeps it to themselves. */
  companyName: v.string(),
  outwardPostcode: v.string(),
  bio: v.string(),
  memberSince: Instant,
  services: v.nullable(Services),
  /** Listings with room to come. */
  listingCount: v.number(),
  /** Those that have no time left to book, though some lie ahead: their waitlist is all that is offered. */
  fullListings: v.array(ListingCard),
  /** Theirs, lowest first: a level belongs to a provider and a category. Source: product.md §9. */
  levels: v.array(v.picklist(levels)),
  /** Mean of each over all reviews, 1 to 5; null without reviews. */
  ratings: v.nullable(
    v.object({ professionalism: v.number(), friendliness: v.number(), reliability: v.number(), results: v.number() }),
  ),
  /** How many reviews round to 5, 4, 3, 2 and 1 stars. */
  ratingCounts: v.array(v.number()),
  /** How many reviews show photos of the result. */
  photoReviewCount: v.number(),
  /** With all clients. */
  record: TrackRecord,
  /** How long they usually take to answer a request, ms; null while there are too few answers. */
  answerMs: v.optional(v.nullable(v.number())),
  /** What an operator approved, in the provider's order. */
  portfolio: v.array(v.object({ id: Id, ...Picture.entries })),
})
export type ProviderPage = v.InferOutput<typeof ProviderPage>

/** @throws `provider_not_found` for one who has left, is suspended or has no page yet */
export const getProviderPage = endpoint({
  name: 'getProviderPage',
  method: 'GET',
  path: '/providers/:providerId',
  access: 'public',
  optionalAuth: true,
  params: v.object({ providerId: Id }),
  response: ProviderPage,
  errors: ['provider_not_found'],
})

/** Number of stars that a review rounds to, as text. */
export const starChoices = ['5', '4', '3', '2', '1'] as const
export type StarChoice = (typeof starChoices)[number]

export const ProviderReview = v.object({
  ...Review.entries,
  /** What it was for. */
  listingTitle: v.string(),
})
export type ProviderReview = v.InferOutput<typeof ProviderReview>

/** All that clients wrote about a provider, by keyset. */
export const listProviderReviews = endpoint({
  name: 'listProviderReviews',
  method: 'GET',
  path: '/providers/:providerId/reviews',
  access: 'public',
  params: v.object({ providerId: Id }),
  query: v.object({
    sort: v.optional(v.picklist(reviewSorts, 'invalid'), 'newest'),
    stars: v.optional(v.picklist(starChoices, 'invalid')),
    /** Those with photos alone. */
    photos: v.optional(FlagText),
    cursor: v.optional(Cursor),
    limit: v.optional(PageSize, '10'),
  }),
  response: v.object({ items: v.array(ProviderReview), nextCursor: v.nullable(v.string()) }),
  errors: ['provider_not_found'],
})
