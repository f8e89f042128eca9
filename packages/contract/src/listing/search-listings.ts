import { categories, levels, purposes, slotPeriods, sorts } from '@ginipig/domain/listing'
import { reachMiles, searchDepths, starsAtLeast } from '@ginipig/domain/search'
import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { CalendarDate, Cursor, FlagText, Id, idsOf, PageSize, PenceText, setOf } from '#core/scalar.ts'
import { ListingCard } from './listing-card.ts'

/** Listings looked at that one may ask for. */
export const MOST_LOOKED_AT = 12

const words = v.pipe(v.string(), v.trim(), v.maxLength(80, 'too_long'))

/** How a search was understood; what a page says of it. */
export const SearchMeaning = v.object({
  /** The words as they were taken, where they were mended; null where they stand as typed. */
  corrected: v.nullable(v.string()),
  /** What was typed beside the place (`place` or `notNear`) that stands among the words; left out where none does. */
  rest: v.optional(v.string()),
  /** Where nothing was found: words that may have been meant. */
  suggestion: v.optional(v.nullable(v.string())),
  /** Where nothing was found: the words without the place among them. */
  elsewhere: v.optional(v.string()),
  /** How far the search had to go to find something. */
  depth: v.picklist(searchDepths),
  /** The words name a medicine that may not be advertised; what is shown are consultations. */
  isMedicine: v.boolean(),
  /** The words ask for what is held online, and so is all that is shown. */
  isOnline: v.boolean(),
  /** The day that the words name, with the part of it; left out where they name none. */
  when: v.optional(
    v.object({
      dates: v.array(CalendarDate),
      part: v.nullable(v.picklist(slotPeriods)),
      /** Nothing was free then where it is false: other days are shown. */
      isOpen: v.boolean(),
    }),
  ),
  /** The place that the words name, where nothing was found round it: what is shown is elsewhere. */
  notNear: v.optional(v.string()),
  /** Where it looks; null for everywhere, and for a place that nobody knows. */
  place: v.nullable(
    v.object({
      label: v.string(),
      /** How far round, in miles; null for a county, which is what it holds. */
      within: v.nullable(v.number()),
    }),
  ),
  /** Miles to each district of the page's cards, with one decimal; none for a county. */
  miles: v.record(v.string(), v.number()),
})
export type SearchMeaning = v.InferOutput<typeof SearchMeaning>

const Count = v.object({ value: v.number(), isMore: v.boolean() })
const counts = <const Keys extends readonly [string, ...string[]]>(keys: Keys) =>
  v.object(v.entriesFromList(keys, Count))

/** How many there would be with each value of a filter, all other filters as they are. Where a search finds very many, a count
 *  is what is known at least (`isMore`). */
export const SearchFacets = v.object({
  level: counts(levels),
  purpose: counts(purposes),
  part: counts(slotPeriods),
  rating: v.object({ '4': Count, '4.5': Count, '4.8': Count }),
  instant: Count,
  online: Count,
  /** Null where another date is asked for: the one takes the other's place. */
  weekend: v.nullable(Count),
  /** By miles round the place; null where there is none with a round. */
  within: v.nullable(v.object({ '1': Count, '3': Count, '6': Count, '10': Count, '25': Count })),
  /** How the prices spread, in as many equal parts as there are, from `from` to `to` pence; dearer ones stand in the last. */
  prices: v.object({ from: v.number(), to: v.number(), counts: v.array(v.number()) }),
})
export type SearchFacets = v.InferOutput<typeof SearchFacets>

/** Lists what can be booked, by keyset. `count` stands on the first page only and stops at 500 (`isMore`). */
export const searchListings = endpoint({
  name: 'searchListings',
  method: 'GET',
  path: '/listings',
  access: 'public',
  optionalAuth: true,
  query: v.object({
    category: v.optional(v.picklist(categories, 'invalid')),
    subcategory: v.optional(v.pipe(v.string(), v.maxLength(30, 'invalid'))),
    /** Words of the treatment, a provider's name, a place: as people type them. */
    q: v.optional(words),
    /** These, as far as they can be booked. */
    ids: v.optional(idsOf(MOST_LOOKED_AT)),
    /** Of one provider. */
    provider: v.optional(Id),
    /** Town, part of one, county or postcode. */
    place: v.optional(words),
    /** Miles round the place. */
    within: v.optional(v.picklist(reachMiles.map(String), 'invalid')),
    /** Has room on this date of the place. */
    date: v.optional(CalendarDate),
    /** Has room on the Saturday or Sunday to come; a date goes before it. */
    weekend: v.optional(FlagText),
    /** Has room in the next 48 hours; where parts of the day are named, in these parts of them. */
    soon: v.optional(FlagText),
    /** Has room in these parts of the day. */
    part: v.optional(setOf(slotPeriods)),
    /** Mean rating of the provider at least. */
    rating: v.optional(v.picklist(starsAtLeast.map(String), 'invalid')),
    sort: v.optional(v.picklist(sorts, 'invalid'), 'soonest'),
    purpose: v.optional(setOf(purposes)),
    level: v.optional(setOf(levels)),
    priceMin: v.optional(PenceText),
    priceMax: v.optional(PenceText),
    instant: v.optional(FlagText),
    online: v.optional(FlagText),
    /** Whether the first page counts each filter's values, too; not those of what is `soon`. */
    facets: v.optional(FlagText),
    /** Whether the first page counts each category, too, all else as it is. */
    perCategory: v.optional(FlagText),
    cursor: v.optional(Cursor),
    limit: v.optional(PageSize, '12'),
  }),
  response: v.object({
    items: v.array(ListingCard),
    nextCursor: v.nullable(v.string()),
    count: v.nullable(v.object({ value: v.number(), isMore: v.boolean() })),
    /** Null where nothing was searched for by words or place. */
    meant: v.optional(v.nullable(SearchMeaning)),
    /** Null where they weren't asked for, and with `soon`. */
    facets: v.optional(v.nullable(SearchFacets)),
    /** Null where they weren't asked for. */
    perCategory: v.optional(v.nullable(counts(categories))),
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
  errors: ['too_many_requests'],
})
