import type { ListingCard } from '@ginipig/contract/listing/listing-card.ts'
import type { Sort } from '@ginipig/domain/listing'
import { cardColumns, cardTables, instant } from '#platform/database/card-columns.ts'
import type { Sql } from '#platform/database/sql.ts'
import {
  binder,
  categoryOfText,
  conditionOf,
  firstFree,
  LISTED,
  type ListingSearch,
  OF_CATEGORY,
  ONLINE,
  slotFilters,
  slotTimes,
} from './search-conditions.sql.ts'

/** The first page counts matches up to this many. */
export const COUNT_CAP = 500

/** Which listing, and its value in the order that is asked for: what a cursor points at. */
export type Place = { id: string; key: number }

/** Sets a timeout of 300 ms on each following statement of the transaction, on one core. It also keeps the planner from
 *  scanning all listings, even where it estimates that nearly all match, and from joining all of them with a page's. */
export const limitSearch = (sql: Sql) =>
  sql.rows(`select set_config('statement_timeout', '300ms', true), set_config('enable_seqscan', 'off', true),
    set_config('max_parallel_workers_per_gather', '0', true),
    set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true)`)

/** Sets a timeout of one second on each following statement: counting a million listings takes a fifth of that, and one
 *  request counts for everybody. */
export const limitTime = (sql: Sql) => sql.rows(`select set_config('statement_timeout', '1s', true)`)

// Estimates: nothing is read for them.

/** PostgreSQL's last statistic of how many listings can be found. */
export async function estimateListings(sql: Sql): Promise<number> {
  const [row] = await sql.rows<{ all: number }>(
    `select greatest(reltuples, 0)::float8 as all from pg_class where oid = 'listing_all_soonest'::regclass`,
  )
  return row?.all ?? 0
}

/** The planner's estimate of how many listings match, from its column statistics. It takes a subcategory to be as rare in
 *  its category as in all, so only the subcategory counts. */
export async function estimateMatches(sql: Sql, search: ListingSearch, now: number): Promise<number> {
  const category = search.subcategory ? undefined : search.category
  const { where, values } = conditionOf({ ...search, category }, now, { isCounted: true })
  const explain = `explain (format json) select from listing l where ${where}`
  type Explained = { 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }
  const [row] = await sql.rows<Explained>(explain, values, { prepare: false })
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

// Orders

type Order = {
  /** Sort key; together with the id it is unique (keyset pagination). */
  column: string
  direction: 'asc' | 'desc'
  /** The column, or what it was read as, as a whole number for the cursor, and back. */
  key: (by: string) => string
  fromKey: (parameter: string) => string
}

const time = (column: string) => ({
  column,
  key: instant,
  fromKey: (parameter: string) => `to_timestamp(${parameter}::bigint / 1000.0)`,
})
const whole = (column: string) => ({
  column,
  key: (by: string) => by,
  fromKey: (parameter: string) => `${parameter}::bigint`,
})

/** Allow-list of orders: a caller names one of them, never a column. A rating is weighted by its number of reviews (`rank`:
 *  `rankedRating` of the domain); savings are compared as a share of the RRP, in millionths. */
const orders: Record<Exclude<Sort, 'distance'>, Order> = {
  soonest: { ...time('l.next_slot_at'), direction: 'asc' },
  newest: { ...time('l.listed_at'), direction: 'desc' },
  price_low: { ...whole('l.price'), direction: 'asc' },
  price_high: { ...whole('l.price'), direction: 'desc' },
  saving: { ...whole('((l.rrp - l.price)::bigint * 1000000 / l.rrp)'), direction: 'desc' },
  rating: { ...whole('l.rank'), direction: 'desc' },
}

/** Placeholders of the districts that are searched, nearest first, and of the metres to each. */
type Near = { codes: string; metres: string }

/** How far a listing's district is, by its place among those that are searched: no index knows it. */
const byDistance = ({ codes, metres }: Near): Order => ({
  ...whole(`(${metres}::int[])[array_position(${codes}::text[], lower(l.outward_postcode))]`),
  direction: 'asc',
})

/** Who is free first on the dates and in the parts of the day that are searched. The wall clock is told as if it were UTC's. */
const byFirstFree = (column: string): Order => ({
  ...time(column),
  fromKey: (parameter) => `to_timestamp(${parameter}::bigint / 1000.0) at time zone 'UTC'`,
  direction: 'asc',
})

/** Whether the order is who is free first on the dates and in the parts of the day that are searched. */
export const isByFirstFree = ({ sort, dates, parts, districts }: ListingSearch) =>
  (dates !== undefined || parts !== undefined) && (sort === 'soonest' || (sort === 'distance' && !districts))

/** A search's order, with placeholders of the last page's end. */
type Sorting = { order: Order; near: Near | undefined; cursor: { key: string; id: string } }

function sortingOf(search: ListingSearch, now: number, bind: (value: unknown) => string): Sorting {
  const { sort, cursor, districts } = search
  const near =
    sort === 'distance' && districts ? { codes: bind(districts.codes), metres: bind(districts.metres) } : undefined
  const known = orders[sort === 'distance' ? 'soonest' : sort]
  const free = isByFirstFree(search) ? byFirstFree(firstFree(search, now, bind)) : known
  return {
    near,
    order: near ? byDistance(near) : free,
    cursor: cursor ? { key: bind(cursor.key), id: bind(cursor.id) } : { key: '', id: '' },
  }
}

/** The clauses of keyset pagination. One more is read than is shown, to know whether the list goes on.
 *  @returns functions of `by`, the order's column or what it was read as */
function pageAfter({ cursor, limit }: ListingSearch, { order: { direction, fromKey }, cursor: last }: Sorting) {
  const compare = direction === 'asc' ? '>' : '<'
  const [key, id] = [fromKey(last.key), `${last.id}::uuid`]
  const after = (by: string) => (cursor ? `and (${by}, l.id) ${compare} (${key}, ${id})` : '')
  const sorted = (by: string) => `order by ${by} ${direction}, l.id ${direction}`
  return { after, sorted, page: (by: string) => `${after(by)} ${sorted(by)} limit ${limit + 1}`, key, id }
}

// Index scans in the order that is asked for, which end with the page

const inOrderSql = (search: ListingSearch, where: string, sorting: Sorting) => {
  const { key, column } = sorting.order
  return `select l.id, ${key(column)} as key from listing l where ${where} ${pageAfter(search, sorting).page(column)}`
}

/** Scans the order's index until a page has matched, however far that is. */
export function scanInOrder(sql: Sql, search: ListingSearch, now: number): Promise<Place[]> {
  const { where, values } = conditionOf(search, now)
  const sorting = sortingOf(search, now, binder(values))
  return sql.rows<Place>(inOrderSql(search, where, sorting), values, { prepare: false })
}

/** The same over the first rows of the index alone: fewer than a page tells that matches are rare in this order. A category,
 *  also one that only the words tell, and what is online have indexes of their own.
 *  @param rows - entries that are read at most
 *  @param isDistrictFirst - the text is read of those alone that the index has in the districts that are searched */
export function scanFirstRows(
  sql: Sql,
  search: ListingSearch,
  now: number,
  { rows, isDistrictFirst }: { rows: number; isDistrictFirst: boolean },
): Promise<Place[]> {
  const { asked, values } = conditionOf(search, now)
  const bind = binder(values)
  const sorting = sortingOf(search, now, bind)
  const { order } = sorting
  const { after, sorted } = pageAfter(search, sorting)
  const textCategory = categoryOfText(search)
  const category = search.category ? OF_CATEGORY : textCategory && `l.category = '${textCategory}'`
  const indexed = [LISTED, ...(category ? [category] : []), ...(search.online ? [ONLINE] : [])].join(' and ')
  const first = `select l.*, ${order.column} as by from listing l
    where ${indexed} ${after(order.column)} ${sorted(order.column)} limit ${rows}`
  const page = `limit ${search.limit + 1}`
  const text = isDistrictFirst
    ? `select l.id, ${order.key('w.by')} as key from (${first}) w join listing l on l.id = w.id
       where lower(w.outward_postcode) = any (${bind(search.districts?.codes)}::text[]) and ${asked}
       order by w.by ${order.direction}, w.id ${order.direction} ${page}`
    : `select l.id, ${order.key('by')} as key from (${first}) l where ${asked} ${sorted('by')} ${page}`
  return sql.rows<Place>(text, values, { prepare: false })
}

/** By distance: one index scan per district, of so many of the nearest from the last page's end on and those that are as near.
 *  A district's index gives its listings in the order of their ids. */
export function scanDistricts(sql: Sql, search: ListingSearch, now: number, districts: number): Promise<Place[]> {
  const { where, values } = conditionOf(search, now)
  const sorting = sortingOf(search, now, binder(values))
  const { page, key, id } = pageAfter(search, sorting)
  const { cursor, limit } = search
  const text = `
    select l.id, d.metres as key from (
      select * from unnest(${sorting.near?.codes}::text[], ${sorting.near?.metres}::int[]) of (code, metres)
      ${cursor ? `where metres >= ${key}` : ''} order by metres fetch first ${districts} rows with ties
    ) d cross join lateral (
      select l.id from listing l where lower(l.outward_postcode) = d.code and ${where}
        ${cursor ? `and (d.metres > ${key} or l.id > ${id})` : ''}
      order by l.id limit ${limit + 1}) l where true ${page('d.metres')}`
  return sql.rows<Place>(text, values, { prepare: false })
}

/** By who is free first: scans the slots' index from the first moment that is searched. A listing stands where its first slot that can
 *  be taken is. Slots of other categories or places are passed without a look at their listings.
 *  @param slots - index entries that are read at most  @param listings - of so many the listing is read at most */
export function scanSlots(
  sql: Sql,
  search: ListingSearch,
  now: number,
  { slots, listings }: { slots: number; listings: number },
): Promise<Place[]> {
  // Who can be taken at such a slot is free then, so listings are not asked for dates, nor for what slots know of them. The
  // parts of the day are part of what `soon` asks.
  const { where, values } = conditionOf(
    {
      ...search,
      dates: undefined,
      parts: search.soon ? search.parts : undefined,
      online: undefined,
      districts: undefined,
    },
    now,
  )
  const bind = binder(values)
  const [times, its = 'true'] = [slotTimes(search, now, bind), slotFilters(search, bind)]
  const sorting = sortingOf(search, now, bind)
  const { order, cursor } = sorting
  const after = search.cursor ? `and (s.here, s.listing_id) >= (${order.fromKey(cursor.key)}, ${cursor.id}::uuid)` : ''
  const scanned = `select s.listing_id, s.here, s.category, s.type, s.district from slot s
    where ${times} ${after} order by s.here, s.listing_id limit ${slots}`
  const text = `
    select l.id, ${order.key('s.here')} as key
    from (select * from (${scanned}) s where ${its} order by s.here, s.listing_id limit ${listings}) s
      join listing l on l.id = s.listing_id
    where ${where} and s.here = ${order.column} ${pageAfter(search, sorting).after('s.here')}
    order by s.here, l.id limit ${search.limit + 1}`
  return sql.rows<Place>(text, values, { prepare: false })
}

// Fetch and sort: the best index for the filters, in no order

/** Whether a listing is in the sample of one sixteenth (ids are random), whose words and dates have indexes of their own. Written
 *  so that the planner doesn't use the index on ids. */
const SAMPLE = `(l.id < '10000000-0000-0000-0000-000000000000') is`

/** Matches up to which the sample is enough: who is free first on a date, or has a name, is looked for among all. */
const MAX_SAMPLED = 1_000

/** Estimated matches from which on a word counts as common. */
const COMMON = 5_000

/** Whether only the index of words tells what matches: in a few districts most words are rare, and of a kind there are many. */
const isOnlyText = ({ words, districts }: ListingSearch) =>
  !districts && words?.alternatives.every(({ query, called, kind }) => (query || called) && !kind)

/** Whether only the index of dates tells what matches. */
const isOnlyDates = ({ dates, words, districts }: ListingSearch) => dates && !words && !districts

/** Whether all that a word stands in is soon read: one word alone, for how often several stand together is estimated badly. */
const isRare = ({ words }: ListingSearch, estimate: number) => words?.alternatives.length === 1 && estimate < COMMON

/** SQL that reads some of a search's matches, in no order. A common word or date is looked for in the sample first, which is
 *  enough for most of them; a rare word is planned once instead of twice.
 *  @param where - the search's condition, or a weaker one
 *  @param most - so many, or all where they are fewer
 *  @param estimate - the planner's, of how many match */
export function matchesSql(
  search: ListingSearch,
  {
    columns,
    where,
    most,
    estimate = COMMON,
  }: { columns: string; where: string; most: number; estimate?: number | undefined },
): string {
  const read = (part = '') => `select ${columns} from listing l where ${where}${part} limit ${most}`
  const isCommon = isOnlyText(search) ? !isRare(search, estimate) : isOnlyDates(search)
  if (!isCommon || most > MAX_SAMPLED) return read()
  return `(${read(` and ${SAMPLE} true`)}) union all (${read(` and ${SAMPLE} not true`)}) limit ${most}`
}

/** A page and the listing after it, and how many match, as far as they are counted. */
export type FoundPage = { page: Place[]; count: number }

/** Fetches the matches of a search, up to `most`, and sorts them only where that is all of them.
 *  @param estimate - the planner's, of how many match
 *  @returns an empty page where they are not all; `count` is the matches, up to one more than the cap */
export async function fetchAndSort(
  sql: Sql,
  search: ListingSearch,
  now: number,
  { most, estimate }: { most: number; estimate?: number | undefined },
): Promise<FoundPage & { isAll: boolean }> {
  type Fetched = { count: number; isAll: boolean; page: Place[] | null }
  const isFirstFree = isByFirstFree(search)
  const { where, values } = conditionOf(search, now, { isCounted: isFirstFree })
  const sorting = sortingOf(search, now, binder(values))
  const { key, column } = sorting.order
  const { page } = pageAfter(search, sorting)
  const columns = isFirstFree
    ? 'l.id, l.provider_id, l.zone, l.approval, l.must_haves, l.open_starts'
    : `l.id, ${column} as by`
  const fetched = matchesSql(search, { columns, where, most, estimate })
  // When each is free first, which is expensive, is read once; who isn't free after all doesn't count.
  const free = `, free as materialized (
      select id, by from (select l.id, ${column} as by from fetched l offset 0) l where by is not null
      limit case when (select count(*) from fetched) < ${most} then null else ${COUNT_CAP + 1} end)`
  const sorted = isFirstFree ? 'free' : 'fetched'
  const text = `
    with fetched as materialized (${fetched}) ${isFirstFree ? free : ''}
    select (select count(*)::int from ${sorted}) as count, (select count(*) from fetched) < ${most} as "isAll", (
      select json_agg(page) from (
        select l.id, ${key('l.by')} as key from ${sorted} l
        where (select count(*) from fetched) < ${most} ${page('l.by')}) page) as page`
  const [some] = await sql.rows<Fetched>(text, values, { prepare: false })
  if (!some) throw new Error('a fetch returned no row')
  return { page: some.page ?? [], count: Math.min(some.count, COUNT_CAP + 1), isAll: some.isAll }
}

// Cards

/** Cards of listings, in the order of their ids. */
export async function readCards(sql: Sql, ids: readonly string[]): Promise<ListingCard[]> {
  if (ids.length === 0) return []
  const [found] = await sql.rows<{ cards: ListingCard[] }>(
    `select coalesce(json_agg(card order by page.place), '[]'::json) as cards
     from unnest($1::uuid[]) with ordinality page (id, place) join ${cardTables} on l.id = page.id
       cross join lateral (select ${cardColumns}) card`,
    [ids],
  )
  return found?.cards ?? []
}

/** A page of cards. */
export type FoundListings = {
  cards: ListingCard[]
  /** Where the last card stands in this sort; null where nothing comes after it. */
  lastKey: number | null
  lastId: string | null
  /** Matches in all, up to one more than the cap; null after the first page. */
  count: number | null
}

/** One page of a search without a filter in two steps: ids in order, then the cards of these few. */
function unfilteredSql(search: ListingSearch, where: string, sorting: Sorting): string {
  const { limit, cursor } = search
  const count = `(select count(*) from (select from listing l where ${where} limit ${COUNT_CAP + 1}) matching)`
  return `
    with page as materialized (
      select found.*, row_number() over () as place from (${inOrderSql(search, where, sorting)}) found
    )
    select
      (select coalesce(json_agg(card order by page.place), '[]'::json)
       from page join ${cardTables} on l.id = page.id cross join lateral (select ${cardColumns}) card
       where page.place <= ${limit}) as cards,
      shown.key as "lastKey", shown.id as "lastId", ${cursor ? 'null::bigint' : count} as count
    from (values (1)) one left join (
      select key, id from page where place = ${limit} and exists (select from page where place > ${limit})
    ) shown on true`
}

/** SQL texts of unfiltered pages: they depend on no filter, so each can be a prepared statement. The page size is a
 *  literal, since PostgreSQL plans for a tenth of all rows where a limit is a parameter. */
const unfilteredTexts = new Map<string, string>()

/** A page of a search without a filter: everything, or a category. */
export async function readUnfiltered(sql: Sql, search: ListingSearch, now: number): Promise<FoundListings> {
  const { sort, category, limit, cursor } = search
  const { where, values } = conditionOf(search, now)
  const sorting = sortingOf(search, now, binder(values))
  const kind = [sort, category, limit, cursor !== undefined].join()
  const text = unfilteredTexts.get(kind) ?? unfilteredSql(search, where, sorting)
  unfilteredTexts.set(kind, text)
  const [row] = await sql.rows<FoundListings>(text, values)
  if (!row) throw new Error('a search returned no row')
  return row
}
