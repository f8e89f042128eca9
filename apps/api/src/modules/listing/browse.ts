import type { QueryOf, ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import type { getListingCounts, searchListings } from '@ginipig/contract/listing/search-listings.ts'
import { categories, type Sort, subcategories } from '@ginipig/domain/listing'
import { createGate } from '#platform/gate/gate.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { RawBytes } from '#platform/http/serve.ts'
import { RawJson } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import { createFirstPages } from './first-pages.ts'
import { countListings, findListing, findListingMonth, type ListingCount } from './listing.sql.ts'
import { COUNT_CAP, type FoundListings, findListings, limitTime } from './search.sql.ts'
import { fromCursor, toCursor } from './search-cursor.ts'
import { isBare, type ListingSearch } from './search-filters.sql.ts'

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

// What anyone may see of listings. Answers are JSON text as PostgreSQL wrote them where the list is hot.

type Browsing = Pick<Platform, 'database' | 'clock'>

/** PostgreSQL's word for a statement that took too long. */
const isTooLong = (error: unknown) => (error as { code?: unknown }).code === '57014'

/** Searches: a factory, one a server. What has no filter walks an index and is short; its first pages are kept for a moment.
 *  What has one can be made to take long by anyone, so it has little time, and never more than half of the connections.
 *  @returns what to send @throws Refusal `invalid_input` for a cursor that isn't ours, `search_too_broad`, `unavailable` */
export function createSearch(platform: Pick<Platform, 'config' | 'database' | 'clock' | 'slotNews'>) {
  const { clock, config, database } = platform
  const firstPages = createFirstPages(platform)
  const atOnce = Math.max(1, Math.floor(config.database.poolSize / 2))
  const gate = createGate({ atOnce, waiting: atOnce * 8 })

  const findInTime = (wanted: ListingSearch) =>
    gate(() =>
      database.transaction(async (sql) => {
        await limitTime(sql)
        return findListings(sql, wanted, clock.now())
      }),
    ).catch((error) => {
      throw isTooLong(error) ? new Refusal('search_too_broad', { cause: error }) : error
    })

  return async (query: QueryOf<typeof searchListings>, accepted: string | undefined): Promise<RawJson | RawBytes> => {
    const wanted = toSearch(query)
    if (!isBare(wanted)) return new RawJson(toBody(await findInTime(wanted), wanted.sort))
    const find = async () => toBody(await findListings(database, wanted, clock.now()), wanted.sort)
    if (wanted.cursor) return new RawJson(await find())
    return firstPages([wanted.sort, wanted.category, wanted.limit].join(), accepted, find)
  }
}

function toBody({ cards, lastKey, lastId, count }: FoundListings, sort: Sort): string {
  const nextCursor = lastKey === null || lastId === null ? null : toCursor({ sort, key: lastKey, id: lastId })
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
