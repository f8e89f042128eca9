import type { QueryOf, ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import type { getListingCounts, searchListings } from '@ginipig/contract/listing/search-listings.ts'
import { categories, subcategories } from '@ginipig/domain/listing'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { countListings, findListing, findListingMonth, type ListingCount } from './listing.sql.ts'
import { COUNT_CAP, findListings } from './search.sql.ts'
import { fromCursor, toCursor } from './search-cursor.ts'
import type { ListingSearch } from './search-filters.sql.ts'

/** Milliseconds that one answer of the counts serves everyone; they only guide, nobody pays by them. */
const COUNTS_KEPT_MS = 5_000

type Counts = ResponseOf<typeof getListingCounts>

function toCounts(rows: readonly ListingCount[]): Counts {
  const counts = new Map(rows.map((row) => [`${row.category} ${row.subcategory ?? ''}`, row.count]))
  return categories.map((category) => ({
    category,
    count: counts.get(`${category} `) ?? 0,
    subcategories: subcategories[category].map((key) => ({ key, count: counts.get(`${category} ${key}`) ?? 0 })),
  }))
}

/** Words as PostgreSQL can take them: no control characters, of which it refuses the zero byte. */
const plain = (text: string | undefined) => text?.replace(/\p{Cc}+/gu, ' ').trim()

/** @throws Refusal `invalid_input` for a cursor that isn't ours */
function toSearch(query: QueryOf<typeof searchListings>): ListingSearch {
  return {
    ...query,
    q: plain(query.q),
    place: plain(query.place),
    subcategory: plain(query.subcategory),
    cursor: query.cursor === undefined ? undefined : fromCursor(query.cursor, query.sort),
  }
}

// What anyone may see of listings. Answers are JSON text as PostgreSQL wrote them where the list is hot. Searches are not
// cached: a socket event makes every open page ask again at once, and an old answer would then stay on screen.

type Browsing = Pick<Platform, 'database' | 'clock'>

/** @throws Refusal `invalid_input` for a cursor that isn't ours */
export async function search({ clock, database }: Browsing, query: QueryOf<typeof searchListings>): Promise<string> {
  const { cards, lastKey, lastId, count } = await findListings(database, toSearch(query), clock.now())
  const nextCursor =
    lastKey === null || lastId === null ? null : toCursor({ sort: query.sort, key: lastKey, id: lastId })
  const counted = count === null ? null : { value: Math.min(count, COUNT_CAP), isMore: count > COUNT_CAP }
  return `{"items":[${cards}],"nextCursor":${JSON.stringify(nextCursor)},"count":${JSON.stringify(counted)}}`
}

/** Counts by category, from a cache of some seconds: hence a factory, one a server. */
export function createCounts({ clock, database }: Browsing): () => Promise<Counts> {
  let kept: { counts: Promise<Counts>; until: number } | undefined
  return async () => {
    const now = clock.now()
    if (kept && now < kept.until) return kept.counts
    const counts = countListings(database, now).then(toCounts)
    kept = { counts, until: now + COUNTS_KEPT_MS }
    counts.catch(() => {
      kept = undefined // the next caller tries again; this one is told below
    })
    return counts
  }
}

/** @throws Refusal `listing_not_found` for a draft, a removed and an unknown listing; a closed one can be read */
export async function listingDetail({ clock, database }: Browsing, listingId: string): Promise<string> {
  const body = await findListing(database, listingId, clock.now())
  if (body === undefined) throw new Refusal('listing_not_found')
  return body
}

/** @param month - YYYY-MM  @throws Refusal `listing_not_found` */
export async function listingMonth({ clock, database }: Browsing, listingId: string, month: string): Promise<string> {
  const body = await findListingMonth(database, listingId, month, clock.now())
  if (body === undefined) throw new Refusal('listing_not_found')
  return body
}
