import { categories, levels, purposes, sorts } from '@ginipig/domain/listing'
import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { CalendarDate, Cursor, FlagText, Id, PageSize, PenceText, setOf } from '#core/scalar.ts'
import { ListingCard } from './listing-card.ts'

const words = v.pipe(v.string(), v.trim(), v.maxLength(80, 'too_long'))

/** Lists what can be booked, by keyset. `count` stands on the first page only and stops at 1,000 (`isMore`). */
export const searchListings = endpoint({
  name: 'searchListings',
  method: 'GET',
  path: '/listings',
  access: 'public',
  query: v.object({
    category: v.optional(v.picklist(categories, 'invalid')),
    subcategory: v.optional(v.pipe(v.string(), v.maxLength(30, 'invalid'))),
    /** Words of the treatment or the provider's name. */
    q: v.optional(words),
    /** Of one provider. */
    provider: v.optional(Id),
    /** Town or the start of a postcode. */
    place: v.optional(words),
    /** Has room on this date of the place. */
    date: v.optional(CalendarDate),
    sort: v.optional(v.picklist(sorts, 'invalid'), 'soonest'),
    purpose: v.optional(setOf(purposes)),
    level: v.optional(setOf(levels)),
    priceMin: v.optional(PenceText),
    priceMax: v.optional(PenceText),
    instant: v.optional(FlagText),
    online: v.optional(FlagText),
    cursor: v.optional(Cursor),
    limit: v.optional(PageSize, '12'),
  }),
  response: v.object({
    items: v.array(ListingCard),
    nextCursor: v.nullable(v.string()),
    count: v.nullable(v.object({ value: v.number(), isMore: v.boolean() })),
  }),
  errors: ['too_many_requests', 'search_too_broad'],
})

/** Bookable listings by category and subcategory, counted. */
export const getListingCounts = endpoint({
  name: 'getListingCounts',
  method: 'GET',
  path: '/listing-counts',
  access: 'public',
  response: v.array(
    v.object({
      category: v.picklist(categories),
      count: v.number(),
      subcategories: v.array(v.object({ key: v.string(), count: v.number() })),
    }),
  ),
})
