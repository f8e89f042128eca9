import { categories, levels } from '@ginipig/domain/listing'
import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { Id, Instant, Pence } from '#core/scalar.ts'
import { Picture } from '#media/picture.ts'
import { ProviderSummary } from './listing-card.ts'

/** A provider whom clients go back to, with what they have open this week. */
export const SpotlightProvider = v.object({
  ...ProviderSummary.entries,
  outwardPostcode: v.string(),
  bio: v.string(),
  /** Of their best rated listing. */
  level: v.picklist(levels),
  /** The lowest that is open. */
  fromPrice: Pence,
  /** Up to three listings that are open, each as its card pictures it. */
  listings: v.array(
    v.object({ id: Id, category: v.picklist(categories), cover: v.string(), image: v.nullable(Picture) }),
  ),
})
export type SpotlightProvider = v.InferOutput<typeof SpotlightProvider>

/** What a client wrote who gave five stars in everything, in few words. */
export const SpotlightReview = v.object({
  id: Id,
  clientName: v.string(),
  comment: v.string(),
  at: Instant,
  listingTitle: v.string(),
  provider: v.object({ id: Id, firstName: v.string(), displayName: v.string() }),
})
export type SpotlightReview = v.InferOutput<typeof SpotlightReview>

/** Whom and what the starting page shows: up to three providers by their weighted rating with a time in the coming seven
 *  days, and up to three new reviews of three clients and three providers. Source: notes-public.md home-2. */
export const getSpotlight = endpoint({
  name: 'getSpotlight',
  method: 'GET',
  path: '/spotlight',
  access: 'public',
  optionalAuth: true,
  response: v.object({ providers: v.array(SpotlightProvider), reviews: v.array(SpotlightReview) }),
})
