import { approvals, categories, levels, listingTypes, purposes } from '@ginipig/domain/listing'
import * as v from 'valibot'
import { Id, Instant, Pence } from '#core/scalar.ts'
import { Picture } from '#media/picture.ts'

/** The provider as a listing shows them. */
export const ProviderSummary = v.object({
  id: Id,
  displayName: v.string(),
  firstName: v.string(),
  photoUrl: v.nullable(v.string()),
  town: v.string(),
  /** Mean with one decimal; null without reviews. */
  rating: v.nullable(v.number()),
  reviewCount: v.number(),
  isIdentityVerified: v.boolean(),
})
export type ProviderSummary = v.InferOutput<typeof ProviderSummary>

/** A listing as cards show it. Source: product.md §5 /treatment. */
export const ListingCard = v.object({
  id: Id,
  category: v.picklist(categories),
  subcategories: v.array(v.string()),
  /** Key of the cover artwork shown where there is no picture. */
  cover: v.string(),
  image: v.nullable(Picture),
  title: v.string(),
  description: v.string(),
  level: v.picklist(levels),
  purpose: v.picklist(purposes),
  type: v.picklist(listingTypes),
  approval: v.picklist(approvals),
  durationMinutes: v.number(),
  rrp: Pence,
  price: Pence,
  /** Town and outward postcode; the address comes with the accepted booking. */
  town: v.string(),
  outwardPostcode: v.string(),
  zone: v.string(),
  /** Its provider takes no bookings of it, and may open it again. */
  isClosed: v.boolean(),
  /** Start of the soonest slot that can be taken; null when there is none. */
  nextSlotAt: v.nullable(Instant),
  /** Places left in all open slots. */
  placesLeft: v.number(),
  provider: ProviderSummary,
})
export type ListingCard = v.InferOutput<typeof ListingCard>
