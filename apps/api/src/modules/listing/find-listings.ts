import type { Sql } from '#platform/database/sql.ts'
import {
  categoryOfText,
  hasName,
  hasNoFilter,
  hasText,
  isIndexOnly,
  type ListingSearch,
  slotFilters,
} from './search-conditions.sql.ts'
import {
  COUNT_CAP,
  estimateListings,
  estimateMatches,
  type FoundListings,
  type FoundPage,
  fetchAndSort,
  isByFirstFree,
  type Place,
  readCards,
  readUnfiltered,
  scanDistricts,
  scanFirstRows,
  scanInOrder,
  scanSlots,
} from './search-statements.sql.ts'

// How a page of a search is read (decision 0034). There are two ways: scan the index of the order until a page has matched,
// which is quick where matches are many, or fetch all matches by the index of a filter and sort them, which is quick where
// they are few. Which it is, the planner only estimates; so neither is left to itself: a scan ends after so many rows, a fetch
// after so many matches, and each tells whether the other is needed.

/** The most rows that a bounded scan reads: by then it has met a page, or matches are rare in this order. */
const MAX_SCAN = 5_000

/** The same where the index holds all that is asked for, so that a listing is passed without being read. */
const MAX_INDEX_ONLY_SCAN = 12_000

/** The part of all listings that a bounded scan reads at most: a page within it tells of twice as many matches as are counted,
 *  in a small market too. */
const MAX_SCAN_PART = 1 / 40

/** The same of the slots on the dates that are searched. */
const MAX_SLOT_SCAN_PART = 1 / 25

/** The same where slots hold some of the filters: others are passed without a look at their listings. */
const MAX_FILTERED_SLOT_SCAN_PART = 1 / 12

/** Slots of matches that a scan passes for each that is the first of its listing and can be taken, about. */
const SLOTS_A_MATCH = 2

/** Matches that are fetched by who is free first: to look up when each is costs as much as a scan in vain. */
const MAX_FIRST_FREE = 2_000

/** Districts that are scanned first by distance: a page is in them more often than not, and a city has a hundred more. */
const NEAREST_DISTRICTS = 16

/** Estimated matches from which on a bounded scan is tried before anything is fetched. A dozen times the cap: a scan in vain is
 *  expensive, and the estimate is rough. */
const MANY = 12 * COUNT_CAP

/** The same where a scan is cheap and the estimate good: of indexes that hold all filters, and of slots. */
const MANY_IN_INDEX = 1.5 * COUNT_CAP

/** The same of names, as a part of all listings: the planner takes a word that it doesn't know to be in one of 150. */
const MANY_NAMED_PART = 1 / 100

const isFull = (page: readonly Place[], { limit }: ListingSearch) => page.length > limit

const isInIndex = (search: ListingSearch) => search.sort === 'soonest' && isIndexOnly(search)

/** Whether it is text of one category in some districts: the index of that category's `soonest` holds the districts. */
const isTextInDistricts = (search: ListingSearch) => {
  const { sort, category, districts, dates, parts, soon } = search
  const isOfOne = category !== undefined || categoryOfText(search) !== undefined
  return sort === 'soonest' && hasText(search) && isOfOne && districts !== undefined && !dates && !parts && !soon
}

/** Whether the order is a price, whose index holds the filters of price and subcategory: a scan needs no bound. */
const isInPriceIndex = ({ sort, category, subcategory, priceMin, priceMax }: ListingSearch) =>
  (sort === 'price_low' || sort === 'price_high') &&
  ((category !== undefined && subcategory !== undefined) || priceMin !== undefined || priceMax !== undefined)

/** The same search with text of any category: the planner takes words to be as rare in their own category as in all. */
const ofAnyCategory = (search: ListingSearch): ListingSearch => ({
  ...search,
  words: search.words && {
    ...search.words,
    alternatives: search.words.alternatives.map((one) => ({ ...one, within: undefined })),
  },
})

/** Estimated matches from which on a bounded scan is tried first. */
async function manyOf(sql: Sql, search: ListingSearch, now: number): Promise<number> {
  if (isInIndex(search)) return MANY_IN_INDEX
  if (isTextInDistricts(search)) {
    // So many that a scan of a part of their category meets a page, though half have the words elsewhere than in their titles.
    const { sort, limit, online } = search
    const category = search.category ?? categoryOfText(search)
    const all = await estimateMatches(sql, { sort, limit, category, online }, now)
    return Math.max(COUNT_CAP, (2 * (limit + 1) * all) / MAX_SCAN)
  }
  return hasName(search) ? Math.max(MANY, (await estimateListings(sql)) * MANY_NAMED_PART) : MANY
}

/** The planner's estimate of matches, where it is worth asking for: undefined where no bounded scan would be tried. */
async function estimateOf(sql: Sql, search: ListingSearch, now: number): Promise<number | undefined> {
  if (isTextInDistricts(search)) return estimateMatches(sql, ofAnyCategory(search), now)
  // Who has the words is rare in a few districts; of any of some words nothing is known.
  const isUnknown = search.districts !== undefined || (search.words?.isAny ?? false)
  const isByDistance = search.sort === 'distance' && search.districts !== undefined
  if (isByDistance || isInPriceIndex(search) || (isUnknown && !isInIndex(search))) return undefined
  return estimateMatches(sql, search, now)
}

/** One page of a filtered search. */
async function findPage(sql: Sql, search: ListingSearch, now: number): Promise<FoundPage> {
  const scan = async () => {
    const part = Math.ceil((await estimateListings(sql)) * MAX_SCAN_PART)
    const rows = Math.min(isInIndex(search) ? MAX_INDEX_ONLY_SCAN : MAX_SCAN, part)
    return scanFirstRows(sql, search, now, { rows, isDistrictFirst: isTextInDistricts(search) })
  }
  const estimate = await estimateOf(sql, search, now)
  const isMany = estimate !== undefined && estimate > (await manyOf(sql, search, now))
  const first = isMany ? await scan() : []
  if (isFull(first, search)) return { page: first, count: COUNT_CAP + 1 }

  const most = (hasText(search) && search.districts) || hasName(search) ? MAX_SCAN : COUNT_CAP + 1
  const fetched = await fetchAndSort(sql, search, now, { most, estimate })
  if (fetched.isAll) return fetched
  const { count } = fetched

  // How often words stand together is estimated badly, so a bounded scan is tried before all that match are read.
  const next = hasText(search) && !search.districts && !isMany ? await scan() : []
  if (isFull(next, search)) return { page: next, count }
  if (search.sort !== 'distance' || !search.districts) return { page: await scanInOrder(sql, search, now), count }
  const nearest = await scanDistricts(sql, search, now, NEAREST_DISTRICTS)
  if (isFull(nearest, search)) return { page: nearest, count }
  return { page: await scanDistricts(sql, search, now, Number.MAX_SAFE_INTEGER), count }
}

/** The same in the order of who is free first on the dates and in the parts of the day that are searched: the slots are what is
 *  scanned. How often a date's slots match is estimated badly, so a longer scan is tried before all of many matches are read. */
async function findPageByFirstFree(sql: Sql, search: ListingSearch, now: number): Promise<FoundPage> {
  const { sort, limit, dates, parts } = search
  const isFiltered = slotFilters(search, () => '') !== undefined
  const scan = (slots: number) => scanSlots(sql, search, now, { slots, listings: MAX_SCAN })
  const scanBounded = async () => {
    // How often words stand together is estimated badly.
    const estimate = hasText(search) ? Number.POSITIVE_INFINITY : await estimateMatches(sql, search, now)
    if (estimate <= MANY_IN_INDEX) return []
    const free = await estimateMatches(sql, { sort, limit, dates, parts }, now)
    const slots = isFiltered
      ? Math.min(MAX_INDEX_ONLY_SCAN, Math.ceil(free * MAX_FILTERED_SLOT_SCAN_PART))
      : Math.min(MAX_SCAN, Math.ceil(free * MAX_SLOT_SCAN_PART))
    if (slots <= limit || (estimate * slots) / free <= SLOTS_A_MATCH * limit) return []
    const page = await scan(slots)
    // Half a page tells that the rest is not far.
    return isFull(page, search) || page.length <= limit / 2 ? page : scan(4 * slots)
  }
  const first = await scanBounded()
  if (isFull(first, search)) return { page: first, count: COUNT_CAP + 1 }

  const fetched = await fetchAndSort(sql, search, now, { most: MAX_FIRST_FREE })
  if (fetched.isAll) return fetched

  // Few that are free among so many tell nothing of the others.
  const next = fetched.count > COUNT_CAP ? await scan(isFiltered ? MAX_INDEX_ONLY_SCAN : MAX_SCAN) : []
  if (isFull(next, search)) return { page: next, count: fetched.count }
  return fetchAndSort(sql, search, now, { most: Number.MAX_SAFE_INTEGER })
}

/** A page of cards that a search finds, in its order. Runs in a transaction limited by `limitSearch` unless it has no filter.
 *  @param now - epoch ms */
export async function findListings(sql: Sql, search: ListingSearch, now: number): Promise<FoundListings> {
  if (hasNoFilter(search)) {
    const found = await readUnfiltered(sql, search, now)
    return { ...found, count: search.cursor ? null : found.count }
  }
  const find = isByFirstFree(search) ? findPageByFirstFree : findPage
  const { page, count } = await find(sql, search, now)
  const shown = page.slice(0, search.limit)
  const last = isFull(page, search) ? shown.at(-1) : undefined
  return {
    cards: await readCards(
      sql,
      shown.map(({ id }) => id),
    ),
    lastKey: last?.key ?? null,
    lastId: last?.id ?? null,
    count: search.cursor ? null : count,
  }
}
