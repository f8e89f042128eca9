import type { ListingCard } from '@ginipig/contract/listing/listing-card.ts'
import type { Sort } from '@ginipig/domain/listing'
import { cardColumns, cardTables, instant } from '#platform/database/card-columns.ts'
import type { Sql } from '#platform/database/sql.ts'
import {
  conditionOf,
  firstThen,
  isBare,
  isIndexed,
  isWorded,
  type ListingSearch,
  listed,
  ofCategory,
  online,
  slotsThen,
  someOf,
  wordedCategory,
} from './search-filters.sql.ts'

/** A page of cards. */
export type FoundListings = {
  cards: ListingCard[]
  /** Where the last card stands in this sort; null where nothing comes after it. */
  lastKey: number | null
  lastId: string | null
  /** Matches in all, up to one more than the cap; null after the first page. */
  count: number | null
}

/** Count of matches on the first page; more than this is not counted. */
export const COUNT_CAP = 500

type Order = {
  /** What is sorted by; with the id it is unique. */
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

/** The only orders there are: a caller names one of them, never a column. A rating weighs how many
 *  reviews stand behind it (`rank`: `rankedRating` of the domain); savings are compared as a share of the RRP, in millionths. */
const orders: Record<Exclude<Sort, 'distance'>, Order> = {
  soonest: { ...time('l.next_slot_at'), direction: 'asc' },
  newest: { ...time('l.listed_at'), direction: 'desc' },
  price_low: { ...whole('l.price'), direction: 'asc' },
  price_high: { ...whole('l.price'), direction: 'desc' },
  saving: { ...whole('((l.rrp - l.price)::bigint * 1000000 / l.rrp)'), direction: 'desc' },
  rating: { ...whole('l.rank'), direction: 'desc' },
}

/** How far a listing's district is, by its place among those that are searched: no index knows it.
 *  @param codes - placeholder of the districts, nearest first  @param metres - of how far each is */
const distance = (codes: string, metres: string): Order => ({
  ...whole(`(${metres}::int[])[array_position(${codes}::text[], lower(l.outward_postcode))]`),
  direction: 'asc',
})

/** Who is free first on the dates and in the parts of the day that are searched goes first there. The wall clock is told as if it were UTC's. */
const then = (column: string): Order => ({
  ...time(column),
  fromKey: (parameter) => `to_timestamp(${parameter}::bigint / 1000.0) at time zone 'UTC'`,
  direction: 'asc',
})

/** Listings that a walk with an end passes at most: by then it met a page of what matches, or that is rare in this order. */
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

/** Matches of whom is looked up when each is free then: as dear as a walk in vain. */
const MOST_THEN = 2_000

/** Matches that PostgreSQL guesses of a search from which on none are counted where a walk meets a page of them: a dozen times
 *  the cap, for it is a guess, and a walk in vain is dear. */
const MANY = 12 * COUNT_CAP

/** The same where a walk is cheap, and of what the guess is good. */
const MANY_IN_INDEX = 2 * COUNT_CAP

/** Whether the index of first times holds all that is asked for. */
const isInIndex = (search: ListingSearch) => search.sort === 'soonest' && isIndexed(search)

/** Whether it looks for words of one category in some districts, which the index of that category's first times knows. */
const isWordedNear = (search: ListingSearch) => {
  const { sort, category, districts, dates, parts, soon } = search
  const isKnown = category !== undefined || wordedCategory(search) !== undefined
  return sort === 'soonest' && isWorded(search) && isKnown && districts !== undefined && !dates && !parts && !soon
}

/** Whether who is free first on its dates, in its parts of the day, goes first. */
const isThen = ({ sort, dates, parts, districts }: ListingSearch) =>
  (dates !== undefined || parts !== undefined) && (sort === 'soonest' || (sort === 'distance' && !districts))

/** What a text that reads in order is made of, beside its search. */
type Clauses = {
  where: string
  order: Order
  /** Placeholders of the last page's end. */
  cursor: { key: string; id: string }
}

/** Placeholders of the districts that are walked one by one, where distance is the order. */
type Near = { codes: string; metres: string }

/** What comes after the last page, in which order and how far: one more is looked for than is shown, to know whether the list
 *  goes on. @param by - the order's column, or what it was read as */
function inOrder({ cursor, limit }: ListingSearch, { order: { direction, fromKey }, cursor: from }: Clauses) {
  const compare = direction === 'asc' ? '>' : '<'
  const [fromHere, thisId] = [fromKey(from.key), `${from.id}::uuid`]
  const after = (by: string) => (cursor ? `and (${by}, l.id) ${compare} (${fromHere}, ${thisId})` : '')
  const sorted = (by: string) => `order by ${by} ${direction}, l.id ${direction}`
  return { after, sorted, next: (by: string) => `${after(by)} ${sorted(by)} limit ${limit + 1}`, fromHere, thisId }
}

/** The ids of one page of many matches, and of the listing after it, in the order that is asked for, with where each stands. */
function nextText(search: ListingSearch, clauses: Clauses): string {
  const { where, order } = clauses
  return `select l.id, ${order.key(order.column)} as key from listing l where ${where} ${inOrder(search, clauses).next(order.column)}`
}

/** The same by distance, among so many of the nearest districts from the last page's end on, and those that are as near. Each has an index that gives its
 *  listings in the order of their ids. */
function nearText(search: ListingSearch, clauses: Clauses, near: Near, districts: number): string {
  const { next, fromHere, thisId } = inOrder(search, clauses)
  const { cursor, limit } = search
  return `
    select l.id, d.metres as key from (
      select * from unnest(${near.codes}::text[], ${near.metres}::int[]) of (code, metres)
      ${cursor ? `where metres >= ${fromHere}` : ''} order by metres fetch first ${districts} rows with ties
    ) d cross join lateral (
      select l.id from listing l where lower(l.outward_postcode) = d.code and ${clauses.where}
        ${cursor ? `and (d.metres > ${fromHere} or l.id > ${thisId})` : ''}
      order by l.id limit ${limit + 1}) l where true ${next('d.metres')}`
}

/** How many are walked past at most, of so many listings. */
const mostWalked = (search: ListingSearch, listings: number) =>
  Math.min(isInIndex(search) ? WALKED_IN_INDEX : WALKED, Math.ceil(listings * WALKED_PART))

/** The same of the first that are walked past. A category has an index of its own, also one that only the words tell; what is
 *  online as well.
 *  @param asked - what is asked for beside being listed, which an index knows without naming it
 *  @param listings - all there are  @param codes - placeholder of the districts, where words are looked for in them */
function walkedText(
  search: ListingSearch,
  clauses: Clauses,
  { asked, listings, codes }: { asked: string; listings: number; codes: string | undefined },
): string {
  const { order } = clauses
  const { after, sorted } = inOrder(search, clauses)
  const worded = wordedCategory(search)
  const of = search.category ? ofCategory : worded && `l.category = '${worded}'`
  const kind = `${of ? `and ${of}` : ''} ${search.online ? `and ${online}` : ''}`
  const first = `${listed} ${kind} ${after(order.column)}`
  const walked = `select l.*, ${order.column} as by from listing l where ${first} ${sorted(order.column)} limit ${mostWalked(search, listings)}`
  // Words are read of those alone that the index has in these districts.
  if (codes !== undefined)
    return `select l.id, ${order.key('w.by')} as key from (${walked}) w join listing l on l.id = w.id
      where lower(w.outward_postcode) = any (${codes}::text[]) and ${asked}
      order by w.by ${order.direction}, w.id ${order.direction} limit ${search.limit + 1}`
  return `select l.id, ${order.key('by')} as key from (${walked}) l where ${asked} ${sorted('by')} limit ${search.limit + 1}`
}

/** The same of the first slots on the dates that are searched, of which each listing's first that can be taken tells where it
 *  stands. @param clauses - their condition asks for no date: who can be taken at a slot is free then
 *  @param slots - the condition of such slots  @param most - so many are walked past at most */
function slotsText(search: ListingSearch, clauses: Clauses, slots: string, most: number): string {
  const { where, order, cursor } = clauses
  const after = search.cursor ? `and (s.here, s.listing_id) >= (${order.fromKey(cursor.key)}, ${cursor.id}::uuid)` : ''
  const walked = `select s.listing_id, s.here from slot s where ${slots} ${after} order by s.here, s.listing_id limit ${most}`
  return `
    select l.id, ${order.key('s.here')} as key from (${walked}) s join listing l on l.id = s.listing_id
    where ${where} and s.here = ${order.column} ${inOrder(search, clauses).after('s.here')}
    order by s.here, l.id limit ${search.limit + 1}`
}

/** The same, of matches that are fetched, and how many were: up to `most`. Only where they are fewer are they sorted. */
function sortedText(
  search: ListingSearch,
  clauses: Clauses,
  { most, guess }: { most: number; guess?: number | undefined },
): string {
  const { where, order } = clauses
  const { next } = inOrder(search, clauses)
  const some = someOf(search, { columns: `l.id, ${order.column} as by`, where, most, guess })
  return `
    with fetched as materialized (${some})
    select (select count(*)::int from fetched) as count, (select count(*) from fetched) < ${most} as "isAll", (
      select json_agg(page) from (
        select l.id, ${order.key('l.by')} as key from fetched l
        where (select count(*) from fetched) < ${most} ${next('l.by')}) page) as page`
}

/** The same where who is free first then goes first. When each is, which is dear to tell, is looked up once; who isn't after all
 *  is among those that are fetched, and doesn't count. */
function sortedThenText(search: ListingSearch, clauses: Clauses, most: number): string {
  const { where, order } = clauses
  const columns = 'l.id, l.provider_id, l.zone, l.approval, l.must_haves, l.open_starts'
  return `
    with fetched as materialized (${someOf(search, { columns, where, most })}),
      free as materialized (
        select id, by from (select l.id, ${order.column} as by from fetched l offset 0) l where by is not null
        limit case when (select count(*) from fetched) < ${most} then null else ${COUNT_CAP + 1} end)
    select (select count(*)::int from free) as count, (select count(*) from fetched) < ${most} as "isAll", (
      select json_agg(page) from (
        select l.id, ${order.key('l.by')} as key from free l
        where (select count(*) from fetched) < ${most} ${inOrder(search, clauses).next('l.by')}) page) as page`
}

/** Cards of listings, in the order of their ids. */
const cardsSql = `
  select coalesce(json_agg(card order by page.place), '[]'::json) as cards
  from unnest($1::uuid[]) with ordinality page (id, place) join ${cardTables} on l.id = page.id
    cross join lateral (select ${cardColumns}) card`

/** One page of a search without a filter in two steps: ids in order, then the cards of these few. Its first page counts the
 *  matches too, up to one more than the cap. */
function pageText(search: ListingSearch, clauses: Clauses): string {
  const { where } = clauses
  const { limit, cursor } = search
  const count = `(select count(*) from (select from listing l where ${where} limit ${COUNT_CAP + 1}) matching)`
  return `
    with page as materialized (
      select found.*, row_number() over () as place from (${nextText(search, clauses)}) found
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

/** Texts of pages: few enough to keep, for they depend on no filter, and each a prepared statement. The count of cards stands
 *  in them, since PostgreSQL plans for a tenth of all where it can't read a limit. */
const pageTexts = new Map<string, string>()

function keptText(search: ListingSearch, clauses: Clauses): string {
  const { sort, category, limit, cursor } = search
  const kind = [sort, category, limit, cursor !== undefined].join()
  const known = pageTexts.get(kind)
  if (known !== undefined) return known
  const text = pageText(search, clauses)
  pageTexts.set(kind, text)
  return text
}

/** Gives the statements of a transaction that come after it 300 ms each, on one core. They may not read all listings either,
 *  not even where PostgreSQL thinks that what they look for is everywhere, nor to join them with a page's. */
export const limitSearch = (sql: Sql) =>
  sql.rows(`select set_config('statement_timeout', '300ms', true), set_config('enable_seqscan', 'off', true),
    set_config('max_parallel_workers_per_gather', '0', true),
    set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true)`)

/** Gives the statements of a transaction that come after it a second each: what counts a million listings takes a fifth of
 *  it, and is asked by one for everybody. */
export const limitTime = (sql: Sql) => sql.rows(`select set_config('statement_timeout', '1s', true)`)

/** Values in the order of their placeholders. */
function binder(values: unknown[]) {
  const bind = (value: unknown) => {
    values.push(value)
    return `$${values.length}`
  }
  return bind
}

/** What a search's order binds. */
function ordered(search: ListingSearch, now: number, bind: (value: unknown) => string) {
  const { sort, cursor, districts } = search
  const near: Near | undefined =
    sort === 'distance' && districts ? { codes: bind(districts.codes), metres: bind(districts.metres) } : undefined
  const known = orders[sort === 'distance' ? 'soonest' : sort]
  const order = near ? distance(near.codes, near.metres) : isThen(search) ? then(firstThen(search, now, bind)) : known
  return { near, order, cursor: cursor ? { key: bind(cursor.key), id: bind(cursor.id) } : { key: '', id: '' } }
}

/** How many listings can be found, as PostgreSQL last counted them. */
async function guessListings(sql: Sql): Promise<number> {
  const [row] = await sql.rows<{ all: number }>(
    `select greatest(reltuples, 0)::float8 as all from pg_class where oid = 'listing_all_soonest'::regclass`,
  )
  return row?.all ?? 0
}

/** How many listings match, as PostgreSQL guesses from what it knows of each column; nothing is read. It takes a
 *  subcategory to be as rare in its category as in all, so that counts alone. */
async function guessMatches(sql: Sql, search: ListingSearch, now: number): Promise<number> {
  const category = search.subcategory ? undefined : search.category
  const { text, values } = conditionOf({ ...search, category }, now, { isCounted: true })
  const explain = `explain (format json) select from listing l where ${text}`
  type Explained = { 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }
  const [row] = await sql.rows<Explained>(explain, values, { prepare: false })
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

/** The same where words are looked for in some districts: so many of their category that a walk past a part of it meets a page. */
async function manyNear(sql: Sql, search: ListingSearch, now: number): Promise<number> {
  const { sort, limit, online } = search
  const category = search.category ?? wordedCategory(search)
  const all = await guessMatches(sql, { sort, limit, category, online }, now)
  return Math.max(COUNT_CAP, ((limit + 1) * all) / WALKED)
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
const mostFetched = (search: ListingSearch) => (isWorded(search) && search.districts ? WALKED : COUNT_CAP + 1)

/** The same where who is free first then goes first. Where many are guessed to match, slots are walked, past a part of them: a page
 *  within it tells of more than are counted. Else all that match are fetched, if they are few; how often a date's slots are of what
 *  is searched is guessed badly, so a longer walk is tried before all of many are. */
async function narrowThen(sql: Sql, search: ListingSearch, now: number): Promise<Narrowed> {
  const { sort, limit, dates, parts, soon } = search
  const walk = async (most: number) => {
    // What is left the last minute is asked for by its part of the day.
    const { text: where, values } = conditionOf({ ...search, dates: undefined, parts: soon ? parts : undefined }, now)
    const bind = binder(values)
    const slots = slotsThen(search, now, bind)
    const text = slotsText(search, { where, ...ordered(search, now, bind) }, slots, most)
    const walked = await sql.rows<Place>(text, values, { prepare: false })
    return walked.length > limit ? walked : undefined
  }
  // How often words stand together is guessed badly.
  if (isWorded(search) || (await guessMatches(sql, search, now)) * WALKED_PART_THEN > limit) {
    const free = await guessMatches(sql, { sort, limit, dates, parts }, now)
    const short = Math.min(WALKED, Math.ceil(free * WALKED_PART_THEN))
    const near = short > limit ? await walk(short) : undefined
    if (near) return { page: near, count: COUNT_CAP + 1 }
  }
  const some = await fetchMost(sql, search, now, MOST_THEN)
  if (some.isAll) return some
  // Fewer free among so many tell nothing of the others.
  const walked = some.count > COUNT_CAP ? await walk(WALKED) : undefined
  if (walked) return { page: walked, count: some.count }
  return fetchMost(sql, search, now, Number.MAX_SAFE_INTEGER)
}

/** The page of a search with filters. Whether walking the sort's index ends soon depends on how many pass the filters, which
 *  PostgreSQL only guesses. Where it guesses many, a walk with an end finds the page, or shows that they are not so many here.
 *  Else matches are fetched first, by whichever index knows them: if that is all of them they are sorted, else they come often
 *  enough on a walk. */
async function narrow(sql: Sql, search: ListingSearch, now: number): Promise<Narrowed> {
  if (isThen(search)) return narrowThen(sql, search, now)
  const { text: where, asked, values } = conditionOf(search, now)
  const { near, order, cursor } = ordered(search, now, binder(values))
  const clauses = { where, order, cursor }
  const read = (text: string, bound = values) => sql.rows<Place>(text, bound, { prepare: false })
  const walk = async () => {
    const listings = await guessListings(sql)
    const bound = [...values]
    const codes = isWordedNear(search) ? binder(bound)(search.districts?.codes) : undefined
    const walked = await read(walkedText(search, clauses, { asked, listings, codes }), bound)
    return walked.length > search.limit ? walked : undefined
  }
  const nearest = async (places: Near) => {
    const few = await read(nearText(search, clauses, places, NEAREST))
    return few.length > search.limit ? few : read(nearText(search, clauses, places, Number.MAX_SAFE_INTEGER))
  }
  // Who says so is rare in a few districts; of any of some words nothing is known.
  const isGuessed = !near && (isInIndex(search) || isWordedNear(search) || !(search.districts || search.words?.isAny))
  const guess = isGuessed ? await guessMatches(sql, search, now) : undefined
  const many = isInIndex(search) ? MANY_IN_INDEX : isWordedNear(search) ? await manyNear(sql, search, now) : MANY
  const isMany = guess !== undefined && guess > many
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
