import type { QueryOf, ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import type { getListingMonth, ListingDetail } from '@ginipig/contract/listing/get-listing.ts'
import type { getNextTimes } from '@ginipig/contract/listing/next-times.ts'
import type {
  getListingCounts,
  SearchFacets,
  SearchMeaning,
  searchListings,
} from '@ginipig/contract/listing/search-listings.ts'
import { type Category, categories, type Sort, subcategories } from '@ginipig/domain/listing'
import { WIDE_REACH_MILES } from '@ginipig/domain/search'
import { comingWeekend, DEFAULT_ZONE } from '@ginipig/domain/time'
import { METRES_A_MILE, reachOf } from '#modules/place/gazetteer.ts'
import { districts } from '#modules/place/places.ts'
import type { Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { RawBytes } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import { createSemaphore } from '#platform/semaphore/semaphore.ts'
import { countByCategory, countByDistrict, FACET_CAP, findFacetRows } from './facets.sql.ts'
import { countFacets, countWithin } from './facets.ts'
import { findListings } from './find-listings.ts'
import { type Interpretation, interpretSearch, meaningOf } from './interpret-search.ts'
import {
  countListings,
  findLike,
  findListing,
  findListingMonth,
  findNextTimes,
  findOpenDistricts,
  isGone,
  type ListingCount,
} from './listing.sql.ts'
import { createPageCache } from './page-cache.ts'
import { hasNoFilter } from './search-conditions.sql.ts'
import { toCursor } from './search-cursor.ts'
import { COUNT_CAP, type FoundListings, limitSearch, limitTime } from './search-statements.sql.ts'

/** Milliseconds for which the counts are fresh, for everyone; they only guide, nobody pays by them. */
const COUNTS_KEPT_MS = 5_000
/** Milliseconds for which stale counts are still served while newer ones are computed. */
const COUNTS_STALE_MS = 60_000

type Counts = ResponseOf<typeof getListingCounts>
type Found = ResponseOf<typeof searchListings>
type PerCategory = NonNullable<Found['perCategory']> | null
type FoundCounts = { facets: SearchFacets | null; perCategory: PerCategory }

function toCounts(rows: readonly ListingCount[]): Counts {
  const counts = new Map(rows.map((row) => [`${row.category} ${row.subcategory ?? ''}`, row.count]))
  return categories.map((category) => ({
    category,
    count: counts.get(`${category} `) ?? 0,
    subcategories: subcategories[category].map((key) => ({ key, count: counts.get(`${category} ${key}`) ?? 0 })),
  }))
}

// What anyone may see of listings.

type Browsing = Pick<Platform, 'database' | 'clock'>

/** PostgreSQL's error code for a statement timeout. */
const isTooLong = (error: unknown) => (error as { code?: unknown }).code === '57014'

/** Creates the search, once per server. An unfiltered search walks an index and is fast; its pages are cached for a moment.
 *  A filtered one can be made slow by anyone, so it has a short timeout and at most half of the connections. Whoever has
 *  blocked somebody, or was blocked, gets an answer of their own, which bypasses the cache.
 *  @returns what to send
 *  @throws Refusal `invalid_input` for a cursor that isn't ours, `search_too_broad`, `unavailable` */
export function createSearch(platform: Pick<Platform, 'config' | 'database' | 'clock' | 'slotNews'>) {
  const { clock, config, database } = platform
  const cached = createPageCache(platform)
  const atOnce = Math.max(1, Math.floor(config.database.poolSize / 2))
  const semaphore = createSemaphore({ atOnce, waiting: atOnce * 8 })

  const facetsOf = async (sql: Sql, { search, spot }: Interpretation): Promise<SearchFacets | null> => {
    // What is open is told by day and part of it, which no 48 hours are.
    if (!search.facets || search.soon || search.cursor) return null
    const now = clock.now()
    const weekend = comingWeekend(now, DEFAULT_ZONE)
    const isWeekendOpen = search.dates === undefined || search.dates.all.join() === weekend.join()
    const counted = countFacets(await findFacetRows(sql, search, weekend, now), search, isWeekendOpen)
    if (!spot) return { ...counted, within: null }
    const reach = reachOf(spot, WIDE_REACH_MILES * METRES_A_MILE)
    const codes = reach.map(({ outward }) => outward.toLowerCase())
    const found = await countByDistrict(sql, search, codes, now)
    return { ...counted, within: countWithin(found, reach, spot.outwards) }
  }

  const perCategoryOf = async (sql: Sql, { search }: Interpretation): Promise<PerCategory> => {
    if (!search.perCategory || search.cursor) return null
    const found = await countByCategory(sql, search, clock.now())
    const isMore = found.reduce((sum, { count }) => sum + count, 0) > FACET_CAP
    const of = (category: Category) => found.find((one) => one.category === category)?.count ?? 0
    const counted = categories.map((category) => [category, { value: of(category), isMore }])
    return Object.fromEntries(counted) as PerCategory // each of them
  }
  const countsOf = async (sql: Sql, way: Interpretation): Promise<FoundCounts> => ({
    facets: await facetsOf(sql, way),
    perCategory: await perCategoryOf(sql, way),
  })

  /** The first way that finds something; the last one tried where none does. */
  const findInTime = (ways: readonly Interpretation[]) =>
    semaphore(() =>
      database.transaction(async (sql) => {
        await limitSearch(sql)
        let found: { way: Interpretation; listings: FoundListings } | undefined
        for (const way of ways) {
          found = { way, listings: await findListings(sql, way.search, clock.now()) }
          if (found.listings.cards.length > 0) break
        }
        return found && { ...found, counts: await countsOf(sql, found.way) }
      }),
    ).catch((error) => {
      throw isTooLong(error) ? new Refusal('search_too_broad', { cause: error }) : error
    })

  return async (
    query: QueryOf<typeof searchListings>,
    { accepted, without }: { accepted: string | undefined; without: readonly string[] },
  ): Promise<Found | RawBytes> => {
    const { sort, category, limit, cursor, facets, perCategory } = query
    const { ways, nothing } = interpretSearch(query, clock.now(), without)
    const [first] = ways
    if (first === undefined) return toFound(nothingFound, sort, 0, nothing)
    if (hasNoFilter(first.search)) {
      const find = async () =>
        toFound(await findListings(database, first.search, clock.now()), sort, 0, null, await countsOf(database, first))
      return cached([sort, category, limit, cursor, facets, perCategory].join(), accepted, find)
    }
    const found = await findInTime(ways)
    if (!found?.listings.cards.length) return toFound(nothingFound, sort, 0, nothing, found?.counts)
    const { way, listings } = found
    return toFound(listings, sort, way.number, meaningOf(way, listings.cards), found.counts)
  }
}

/** The first listing that a search finds, by the same ways as its page; undefined where it finds nothing.
 *  @param without - providers who are left out */
export async function findFirst(
  { clock, database }: Browsing,
  query: QueryOf<typeof searchListings>,
  without: readonly string[],
): Promise<FoundListings['cards'][number] | undefined> {
  const { ways } = interpretSearch(query, clock.now(), without)
  return database.transaction(async (sql) => {
    await limitSearch(sql)
    for (const { search } of ways) {
      const [first] = (await findListings(sql, search, clock.now())).cards
      if (first) return first
    }
    return undefined
  })
}

const nothingFound: FoundListings = { cards: [], lastKey: null, lastId: null, count: 0 }

function toFound(
  found: FoundListings,
  sort: Sort,
  way: number,
  meant: SearchMeaning | null,
  counts: FoundCounts = { facets: null, perCategory: null },
): Found {
  const { cards, lastKey, lastId, count } = found
  const nextCursor = lastKey === null || lastId === null ? null : toCursor({ sort, key: lastKey, id: lastId, way })
  const counted = count === null ? null : { value: Math.min(count, COUNT_CAP), isMore: count > COUNT_CAP }
  return { items: cards, nextCursor, count: counted, meant, ...counts }
}

/** Counts by category and the districts with something open, once per server, cached as stale-while-revalidate: nobody waits
 *  for newer ones while those of the last minute are there. One statement at a time counts, with a timeout; if it is
 *  exceeded the last counts stay. `counts` throws a Refusal `unavailable` where there are none; `openDistricts`, in
 *  capitals, are those last known, and none before: it only orders suggestions, which don't wait. */
export function createCounts({ clock, database }: Browsing): {
  counts: () => Promise<Counts>
  openDistricts: () => ReadonlySet<string>
} {
  let asked: { counts: Promise<Counts>; at: number } | undefined
  let last: { counts: Counts; open: ReadonlySet<string>; at: number } | undefined
  const count = async (now: number) => {
    try {
      last = await database.transaction(async (sql) => {
        await limitTime(sql)
        const counts = toCounts(await countListings(sql, now))
        return { counts, open: new Set(await findOpenDistricts(sql, [...districts().keys()], now)), at: now }
      })
      return last.counts
    } catch (error) {
      if (!isTooLong(error)) throw error
      if (last) return last.counts
      throw new Refusal('unavailable', { cause: error, retryAfter: COUNTS_KEPT_MS / 1000 })
    }
  }
  const ask = (now: number): Promise<Counts> => {
    if (asked && now < asked.at + COUNTS_KEPT_MS) return asked.counts
    const counts = count(now)
    asked = { counts, at: now }
    counts.catch(() => {
      asked = undefined // the next caller tries again
    })
    return counts
  }
  return {
    counts: async () => {
      const now = clock.now()
      const newer = ask(now)
      return last && now < last.at + COUNTS_STALE_MS ? last.counts : newer
    },
    openDistricts: () => {
      void ask(clock.now()).catch(() => undefined) // what is known does
      return last?.open ?? new Set()
    },
  }
}

/** @throws Refusal `listing_not_found` for a draft and an unknown listing, `listing_gone` for one that was taken away; a
 *  closed one can be read */
export async function listingDetail({ clock, database }: Browsing, listingId: string): Promise<ListingDetail> {
  const body = await findListing(database, listingId, clock.now())
  if (body === undefined) throw new Refusal((await isGone(database, listingId)) ? 'listing_gone' : 'listing_not_found')
  return body
}

/** @param month - YYYY-MM  @throws Refusal `listing_not_found` */
export async function listingMonth(
  { clock, database }: Browsing,
  listingId: string,
  month: string,
): Promise<ResponseOf<typeof getListingMonth>> {
  const body = await findListingMonth(database, listingId, month, clock.now())
  if (body === undefined) throw new Refusal('listing_not_found')
  return body
}

/** Up to three of other providers for who can't have this one. @param without - providers who are left out */
export const likeListings = ({ database, clock }: Browsing, listingId: string, without: readonly string[]) =>
  findLike(database, { listingId, without }, clock.now())

/** The next times of these listings. @param query - on which dates, in which part of the day; any without */
export const nextTimes = (
  { database, clock }: Browsing,
  ids: readonly string[],
  { part, dates }: Pick<QueryOf<typeof getNextTimes>, 'part' | 'dates'>,
) => findNextTimes(database, ids, part, dates, clock.now())
