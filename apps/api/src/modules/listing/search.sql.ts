import type { ListingCard } from '@ginipig/contract/listing/listing-card.ts'
import type { Sql } from '#platform/database/sql.ts'
import {
  conditionOf,
  isBare,
  isIndexed,
  isNamed,
  isWorded,
  knownOfSlot,
  type ListingSearch,
  slotsThen,
  wordedCategory,
} from './search-filters.sql.ts'
import {
  binder,
  COUNT_CAP,
  cardsSql,
  isThen,
  keptText,
  type Near,
  nearText,
  nextText,
  ordered,
  slotsText,
  sortedText,
  sortedThenText,
  walkedText,
} from './search-texts.sql.ts'

/** A page of cards. */
export type FoundListings = {
  cards: ListingCard[]
  /** Where the last card stands in this sort; null where nothing comes after it. */
  lastKey: number | null
  lastId: string | null
  /** Matches in all, up to one more than the cap; null after the first page. */
  count: number | null
}

/** Rows that a bounded index walk reads at most: by then it has met a page of matches, or they are rare in this order. */
const WALKED = 5_000

/** The same where the index of first times holds all that is asked for: a listing is passed without being read. */
const WALKED_IN_INDEX = 12_000

/** Districts that are looked through first by distance: a page is in them more often than not, and a city has a hundred more. */
const NEAREST = 16

/** The part of all listings that such a walk passes at most: a page of matches within it tells of twice as many as are counted,
 *  in a small market too. */
const WALKED_PART = 1 / 40

/** The part of the slots on the dates that are searched, where each listing's first alone is looked for: fewer than of listings. */
const WALKED_PART_THEN = 1 / 25

/** The same where slots tell something of what is searched, and others are passed without a look at their listings. */
const WALKED_PART_KNOWN = 1 / 12

/** Slots of matches that a walk passes for each that is the first of its listing and can be taken, about. */
const SLOTS_A_MATCH = 2

/** Matches of whom is looked up when each is free then: as dear as a walk in vain. */
const MOST_THEN = 2_000

/** PostgreSQL's estimate of matches above which none are counted if a bounded walk finds a full page. A dozen times the
 *  cap: it is only an estimate, and a walk that finds too few is expensive. */
const MANY = 12 * COUNT_CAP

/** The same of names and other words that no list of ours has, as a part of all listings: PostgreSQL takes a word that it doesn't
 *  know to be in one of a hundred and fifty, and what nobody is called would be walked for in vain. */
const MANY_NAMED_PART = 1 / 100

/** The same where a walk is cheap, or of slots, and the guess is good. */
const MANY_IN_INDEX = 1.5 * COUNT_CAP

/** Whether the index of first times holds all that is asked for. */
const isInIndex = (search: ListingSearch) => search.sort === 'soonest' && isIndexed(search)

/** Whether it looks for words of one category in some districts, which the index of that category's first times knows. */
const isWordedNear = (search: ListingSearch) => {
  const { sort, category, districts, dates, parts, soon } = search
  const isKnown = category !== undefined || wordedCategory(search) !== undefined
  return sort === 'soonest' && isWorded(search) && isKnown && districts !== undefined && !dates && !parts && !soon
}

/** Whether it is in the order of prices, whose index tells of which price and subcategory a listing is: others are passed unread,
 *  so a walk needs no end. */
const isPriced = ({ sort, category, subcategory, priceMin, priceMax }: ListingSearch) =>
  (sort === 'price_low' || sort === 'price_high') &&
  ((category !== undefined && subcategory !== undefined) || priceMin !== undefined || priceMax !== undefined)

/** How many are walked past at most, of so many listings. */
const mostWalked = (search: ListingSearch, listings: number) =>
  Math.min(isInIndex(search) ? WALKED_IN_INDEX : WALKED, Math.ceil(listings * WALKED_PART))

/** Sets a timeout of 300 ms on each following statement of the transaction, on one core. It also keeps the planner from
 *  scanning all listings, even where it estimates that nearly all match, and from joining all of them with a page's. */
export const limitSearch = (sql: Sql) =>
  sql.rows(`select set_config('statement_timeout', '300ms', true), set_config('enable_seqscan', 'off', true),
    set_config('max_parallel_workers_per_gather', '0', true),
    set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true)`)

/** Sets a timeout of one second on each following statement: counting a million listings takes a fifth of that, and one
 *  request counts for everybody. */
export const limitTime = (sql: Sql) => sql.rows(`select set_config('statement_timeout', '1s', true)`)

/** PostgreSQL's last statistic of how many listings can be found. */
async function guessListings(sql: Sql): Promise<number> {
  const [row] = await sql.rows<{ all: number }>(
    `select greatest(reltuples, 0)::float8 as all from pg_class where oid = 'listing_all_soonest'::regclass`,
  )
  return row?.all ?? 0
}

/** The planner's estimate of how many listings match, from its column statistics; nothing is read. It takes a subcategory
 *  to be as rare in its category as in all, so only the subcategory counts. */
async function guessMatches(sql: Sql, search: ListingSearch, now: number): Promise<number> {
  const category = search.subcategory ? undefined : search.category
  const { text, values } = conditionOf({ ...search, category }, now, { isCounted: true })
  const explain = `explain (format json) select from listing l where ${text}`
  type Explained = { 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }
  const [row] = await sql.rows<Explained>(explain, values, { prepare: false })
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

/** The same where words are looked for in some districts: so many of their category that a walk past a part of it meets a page,
 *  though half of them have the words elsewhere than in their titles. */
async function manyNear(sql: Sql, search: ListingSearch, now: number): Promise<number> {
  const { sort, limit, online } = search
  const category = search.category ?? wordedCategory(search)
  const all = await guessMatches(sql, { sort, limit, category, online }, now)
  return Math.max(COUNT_CAP, (2 * (limit + 1) * all) / WALKED)
}

/** The same search, of whatever category its words are: PostgreSQL takes them to be as rare in their own as in all. */
const ofAnyCategory = (search: ListingSearch): ListingSearch => ({
  ...search,
  words: search.words && {
    ...search.words,
    alternatives: search.words.alternatives.map((one) => ({ ...one, within: undefined })),
  },
})

/** PostgreSQL's estimate of matches above which a bounded walk is tried before any are fetched. */
async function manyOf(sql: Sql, search: ListingSearch, now: number): Promise<number> {
  if (isInIndex(search)) return MANY_IN_INDEX
  if (isWordedNear(search)) return manyNear(sql, search, now)
  return isNamed(search) ? Math.max(MANY, (await guessListings(sql)) * MANY_NAMED_PART) : MANY
}

/** Which listing, and where it stands in the order that is asked for. */
type Place = { id: string; key: number }

/** A page and the listing after it, and how many match, as far as they are counted. */
type Narrowed = { page: Place[]; count: number }

/** Fetches the matches of a search, up to `most`; only where that is all of them the page is sorted out of them. */
async function fetchMost(sql: Sql, search: ListingSearch, now: number, most: number, guess?: number) {
  type Fetched = { count: number; isAll: boolean; page: Place[] | null }
  const { text: where, values } = conditionOf(search, now, { isCounted: isThen(search) })
  const clauses = { where, ...ordered(search, now, binder(values)) }
  const text = isThen(search) ? sortedThenText(search, clauses, most) : sortedText(search, clauses, { most, guess })
  const [some] = await sql.rows<Fetched>(text, values, { prepare: false })
  if (!some) throw new Error('a fetch returned no row')
  return { page: some.page ?? [], count: Math.min(some.count, COUNT_CAP + 1), isAll: some.isAll }
}

/** How many are fetched before anything else is tried. */
const mostFetched = (search: ListingSearch) =>
  (isWorded(search) && search.districts) || isNamed(search) ? WALKED : COUNT_CAP + 1

/** The same where who is free first then goes first. Where many are guessed to match, and a page of them early, slots are walked, past
 *  a part of them: a page within it tells of more than are counted. Else all that match are fetched, if they are few; how often a
 *  date's slots are of what is searched is guessed badly, so a longer walk is tried before all of many are. */
async function narrowThen(sql: Sql, search: ListingSearch, now: number): Promise<Narrowed> {
  const { sort, limit, dates, parts, soon } = search
  const walk = async (most: number) => {
    // What is left the last minute is asked for by its part of the day. What slots know isn't asked of listings again.
    const asked = { ...search, dates: undefined, parts: soon ? parts : undefined }
    const known = { online: undefined, districts: undefined }
    const { text: where, values } = conditionOf({ ...asked, ...known }, now)
    const bind = binder(values)
    const [slots, its = 'true'] = [slotsThen(search, now, bind), knownOfSlot(search, bind)]
    const text = slotsText(search, { where, ...ordered(search, now, bind) }, { slots, its, most, looked: WALKED })
    return sql.rows<Place>(text, values, { prepare: false })
  }
  const isPage = (walked: readonly Place[]) => walked.length > limit
  const isKnown = knownOfSlot(search, () => '') !== undefined
  // How often words stand together is guessed badly.
  const guess = isWorded(search) ? Number.POSITIVE_INFINITY : await guessMatches(sql, search, now)
  if (guess > MANY_IN_INDEX) {
    const free = await guessMatches(sql, { sort, limit, dates, parts }, now)
    const most = isKnown
      ? Math.min(WALKED_IN_INDEX, Math.ceil(free * WALKED_PART_KNOWN))
      : Math.min(WALKED, Math.ceil(free * WALKED_PART_THEN))
    const isNear = most > limit && (guess * most) / free > SLOTS_A_MATCH * limit
    const first = isNear ? await walk(most) : []
    // Half a page tells that the rest is not far.
    const near = isPage(first) || first.length <= limit / 2 ? first : await walk(4 * most)
    if (isPage(near)) return { page: near, count: COUNT_CAP + 1 }
  }
  const some = await fetchMost(sql, search, now, MOST_THEN)
  if (some.isAll) return some
  // Fewer free among so many tell nothing of the others.
  const walked = some.count > COUNT_CAP ? await walk(isKnown ? WALKED_IN_INDEX : WALKED) : []
  if (isPage(walked)) return { page: walked, count: some.count }
  return fetchMost(sql, search, now, Number.MAX_SAFE_INTEGER)
}

/** One page of a filtered search. Whether walking the sort's index ends soon depends on how many rows pass the filters,
 *  which PostgreSQL can only estimate. If it estimates many, a bounded walk either finds the page or shows that they are
 *  rare here. Otherwise matches are fetched first, by the best index for them: if that is all of them they are sorted; if
 *  not, they are common enough for a walk. */
async function narrow(sql: Sql, search: ListingSearch, now: number): Promise<Narrowed> {
  if (isThen(search)) return narrowThen(sql, search, now)
  const { text: where, asked, values } = conditionOf(search, now)
  const { near, order, cursor } = ordered(search, now, binder(values))
  const clauses = { where, order, cursor }
  const read = (text: string, bound = values) => sql.rows<Place>(text, bound, { prepare: false })
  const walk = async () => {
    const most = mostWalked(search, await guessListings(sql))
    const bound = [...values]
    const codes = isWordedNear(search) ? binder(bound)(search.districts?.codes) : undefined
    const walked = await read(walkedText(search, clauses, { asked, most, codes }), bound)
    return walked.length > search.limit ? walked : undefined
  }
  const nearest = async (places: Near) => {
    const few = await read(nearText(search, clauses, places, NEAREST))
    return few.length > search.limit ? few : read(nearText(search, clauses, places, Number.MAX_SAFE_INTEGER))
  }
  // Who says so is rare in a few districts; of any of some words nothing is known.
  const isKnown = isInIndex(search) || isWordedNear(search) || !(search.districts || search.words?.isAny)
  const isGuessed = !near && !isPriced(search) && isKnown
  const guessed = isWordedNear(search) ? ofAnyCategory(search) : search
  const guess = isGuessed ? await guessMatches(sql, guessed, now) : undefined
  const isMany = guess !== undefined && guess > (await manyOf(sql, search, now))
  const found = isMany ? await walk() : undefined
  if (found) return { page: found, count: COUNT_CAP + 1 }
  const some = await fetchMost(sql, search, now, mostFetched(search), guess)
  if (some.isAll) return some
  // How often words stand together is guessed badly: so a walk with an end is tried before all that match are read.
  const walked = isWorded(search) && !search.districts && !isMany ? await walk() : undefined
  if (walked) return { page: walked, count: some.count }
  return { page: near ? await nearest(near) : await read(nextText(search, clauses)), count: some.count }
}

export async function findListings(sql: Sql, search: ListingSearch, now: number): Promise<FoundListings> {
  if (!isBare(search)) {
    const { page, count } = await narrow(sql, search, now)
    const shown = page.slice(0, search.limit)
    const last = page.length > search.limit ? shown.at(-1) : undefined
    const [found] =
      shown.length > 0 ? await sql.rows<Pick<FoundListings, 'cards'>>(cardsSql, [shown.map(({ id }) => id)]) : []
    return {
      cards: found?.cards ?? [],
      lastKey: last?.key ?? null,
      lastId: last?.id ?? null,
      count: search.cursor ? null : count,
    }
  }
  const { text: where, values } = conditionOf(search, now)
  const { order, cursor } = ordered(search, now, binder(values))
  const [row] = await sql.rows<FoundListings>(keptText(search, { where, order, cursor }), values)
  if (!row) throw new Error('a search returned no row')
  return { ...row, count: search.cursor ? null : row.count }
}
