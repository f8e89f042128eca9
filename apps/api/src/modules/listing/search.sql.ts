import type { ListingCard } from '@ginipig/contract/listing/listing-card.ts'
import type { Sort } from '@ginipig/domain/listing'
import { cardColumns, cardTables, instant } from '#platform/database/card-columns.ts'
import type { Sql } from '#platform/database/sql.ts'
import { conditionOf, isBare, type ListingSearch, listed, ofCategory, online, someOf } from './search-filters.sql.ts'

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
  /** The column as a whole number, for the cursor, and back. */
  key: string
  fromKey: (parameter: string) => string
}

const time = (column: string) => ({
  column,
  key: instant(column),
  fromKey: (parameter: string) => `to_timestamp(${parameter}::bigint / 1000.0)`,
})
const whole = (column: string) => ({ column, key: column, fromKey: (parameter: string) => `${parameter}::bigint` })

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

/** Listings that a walk with an end passes at most: by then it met a page of what matches, or that is rare in this order. */
const WALKED = 5_000

/** The same where the index of first times holds all that is asked for: a listing is passed without being read. */
const WALKED_IN_INDEX = 12_000

/** Districts that are looked through first by distance: a page is in them more often than not, and a city has a hundred more. */
const NEAREST = 16

/** The part of all listings that such a walk passes at most: a page of matches within it tells of twice as many as are counted,
 *  in a small market too. */
const WALKED_PART = 1 / 40

/** Matches that PostgreSQL guesses of a search from which on none are counted where a walk meets a page of them: a dozen times
 *  the cap, for it is a guess, and a walk in vain is dear. */
const MANY = 12 * COUNT_CAP

/** The same where a walk is cheap, and of what the guess is good. */
const MANY_IN_INDEX = 2 * COUNT_CAP

/** Whether it looks for words: for more than treatments of a kind. */
const isWorded = ({ words }: ListingSearch) =>
  words?.arms.some(({ query, called, nearlyCalled }) => query || called || nearlyCalled) ?? false

/** Whether the index of first times holds all that is asked for. */
const isInIndex = (search: ListingSearch) =>
  search.sort === 'soonest' && !isWorded(search) && !search.dates && !search.times && !search.soon

/** What a text that reads in order is made of, beside its search. */
type Parts = {
  where: string
  order: Order
  /** Placeholders of the last page's end. */
  cursor: { key: string; id: string }
}

/** Placeholders of the districts that are walked one by one, where distance is the order. */
type Near = { codes: string; metres: string }

/** What comes after the last page, in which order and how far: one more is looked for than is shown, to know whether the list
 *  goes on. @param by - the order's column, or what it was read as */
function inOrder({ cursor, limit }: ListingSearch, { order: { direction, fromKey }, cursor: from }: Parts) {
  const compare = direction === 'asc' ? '>' : '<'
  const [fromHere, thisId] = [fromKey(from.key), `${from.id}::uuid`]
  const after = (by: string) => (cursor ? `and (${by}, l.id) ${compare} (${fromHere}, ${thisId})` : '')
  const sorted = (by: string) => `order by ${by} ${direction}, l.id ${direction}`
  return { after, sorted, next: (by: string) => `${after(by)} ${sorted(by)} limit ${limit + 1}`, fromHere, thisId }
}

/** The ids of one page of many matches, and of the listing after it, in the order that is asked for. */
function nextText(search: ListingSearch, parts: Parts): string {
  return `select l.id from listing l where ${parts.where} ${inOrder(search, parts).next(parts.order.column)}`
}

/** The same by distance, among so many of the nearest districts from the last page's end on, and those that are as near. Each has an index that gives its
 *  listings in the order of their ids. */
function nearText(search: ListingSearch, parts: Parts, near: Near, districts: number): string {
  const { next, fromHere, thisId } = inOrder(search, parts)
  const { cursor, limit } = search
  return `
    select l.id from (
      select * from unnest(${near.codes}::text[], ${near.metres}::int[]) of (code, metres)
      ${cursor ? `where metres >= ${fromHere}` : ''} order by metres fetch first ${districts} rows with ties
    ) d cross join lateral (
      select l.id from listing l where lower(l.outward_postcode) = d.code and ${parts.where}
        ${cursor ? `and (d.metres > ${fromHere} or l.id > ${thisId})` : ''}
      order by l.id limit ${limit + 1}) l where true ${next('d.metres')}`
}

/** The same of the first that are walked past. A category has an index of its own, what is online as well.
 *  @param asked - what is asked for beside being listed, which an index knows without naming it
 *  @param listings - all there are */
function walkedText(search: ListingSearch, parts: Parts, asked: string, listings: number): string {
  const { order } = parts
  const { after, sorted } = inOrder(search, parts)
  const kind = `${search.category ? `and ${ofCategory}` : ''} ${search.online ? `and ${online}` : ''}`
  const most = Math.min(isInIndex(search) ? WALKED_IN_INDEX : WALKED, Math.ceil(listings * WALKED_PART))
  const first = `${listed} ${kind} ${after(order.column)}`
  const walked = `select l.*, ${order.column} as by from listing l where ${first} ${sorted(order.column)} limit ${most}`
  return `select l.id from (${walked}) l where ${asked} ${sorted('by')} limit ${search.limit + 1}`
}

/** The same, of matches that are fetched and sorted, and how many were fetched: up to `most`. */
function sortedText(search: ListingSearch, parts: Parts, most: number): string {
  const { where, order } = parts
  const { after, sorted } = inOrder(search, parts)
  const some = someOf(search, { columns: `l.id, ${order.column} as by`, where, most })
  return `
    with fetched as materialized (${some})
    select (select count(*)::int from fetched) as count, array(
      select l.id from fetched l where true ${after('l.by')} ${sorted('l.by')} limit ${search.limit + 1}) as ids`
}

/** One page in two steps: ids in order, then the cards of these few. Without a filter its first page counts the matches too,
 *  up to one more than the cap. */
function pageText(search: ListingSearch, parts: Parts): string {
  const { where, order } = parts
  const { limit } = search
  const isCounted = isBare(search) && !search.cursor
  const count = `(select count(*) from (select from listing l where ${where} limit ${COUNT_CAP + 1}) matching)`
  return `
    with page as materialized (
      select found.*, row_number() over () as place from (
        select l.id, ${order.key} as key from listing l where ${where} ${inOrder(search, parts).next(order.column)}) found
    )
    select
      (select coalesce(json_agg(card order by page.place), '[]'::json)
       from page join ${cardTables} on l.id = page.id cross join lateral (select ${cardColumns}) card
       where page.place <= ${limit}) as cards,
      shown.key as "lastKey", shown.id as "lastId", ${isCounted ? count : 'null::bigint'} as count
    from (values (1)) one left join (
      select key, id from page where place = ${limit} and exists (select from page where place > ${limit})
    ) shown on true`
}

/** Texts of pages: few enough to keep, for they depend on no filter, and each a prepared statement. The count of cards stands
 *  in them, since PostgreSQL plans for a tenth of all where it can't read a limit. */
const pageTexts = new Map<string, string>()

function keptText(search: ListingSearch, parts: Parts): string {
  const { sort, category, limit, cursor } = search
  const kind = [sort, parts.order.column, isBare(search) && `of ${category}`, limit, cursor !== undefined].join()
  const known = pageTexts.get(kind)
  if (known !== undefined) return known
  const text = pageText(search, parts)
  pageTexts.set(kind, text)
  return text
}

/** Gives the statements of a transaction that come after it 300 ms each, on one core. They may not read all listings either,
 *  not even where PostgreSQL thinks that what they look for is everywhere. */
export const limitSearch = (sql: Sql) =>
  sql.rows(`select set_config('statement_timeout', '300ms', true), set_config('enable_seqscan', 'off', true),
    set_config('max_parallel_workers_per_gather', '0', true)`)

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
function ordered({ sort, cursor, districts }: ListingSearch, bind: (value: unknown) => string) {
  const near: Near | undefined =
    sort === 'distance' && districts ? { codes: bind(districts.codes), metres: bind(districts.metres) } : undefined
  const order = near ? distance(near.codes, near.metres) : orders[sort === 'distance' ? 'soonest' : sort]
  return { near, order, cursor: cursor ? { key: bind(cursor.key), id: bind(cursor.id) } : { key: '', id: '' } }
}

/** How many listings can be found, as PostgreSQL last counted them. */
async function guessListings(sql: Sql): Promise<number> {
  const [row] = await sql.rows<{ all: number }>(
    `select greatest(reltuples, 0)::float8 as all from pg_class where oid = 'listing_all_soonest'::regclass`,
  )
  return row?.all ?? 0
}

/** How many listings match, as PostgreSQL guesses from what it knows of each column; nothing is read. What is free on near dates
 *  is told by what was last counted of it. */
async function guessMatches(sql: Sql, search: ListingSearch, now: number): Promise<number> {
  const { dates } = search
  const far = dates && { ...dates, areNear: false, areUponUs: false }
  const { text, values } = conditionOf({ ...search, dates: far }, now)
  const explain = `explain (format json) select from listing l where ${text}`
  type Explained = { 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }
  const [row] = await sql.rows<Explained>(explain, values, { prepare: false })
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

/** Among which listings the page of a search with filters is, and how many match, as far as they are counted. Whether walking
 *  the sort's index ends soon depends on how many pass the filters, which PostgreSQL only guesses. Where it guesses many, a walk
 *  with an end finds the page, or shows that they are not so many here. Else matches are fetched first, by whichever index
 *  knows them: if that is all of them they are sorted, else they come often enough on a walk. */
async function narrow(sql: Sql, search: ListingSearch, now: number): Promise<{ ids: string[]; count: number }> {
  const { text: where, asked, values } = conditionOf(search, now)
  const { near, order, cursor } = ordered(search, binder(values))
  const parts = { where, order, cursor }
  const ids = async (text: string) =>
    (await sql.rows<{ id: string }>(text, values, { prepare: false })).map(({ id }) => id)
  const walk = async () => {
    const walked = await ids(walkedText(search, parts, asked, await guessListings(sql)))
    return walked.length > search.limit ? walked : undefined
  }
  const nearest = async (places: Near) => {
    const few = await ids(nearText(search, parts, places, NEAREST))
    return few.length > search.limit ? few : ids(nearText(search, parts, places, Number.MAX_SAFE_INTEGER))
  }
  const fetch = async (most: number) => {
    type Fetched = { count: number; ids: string[] }
    const [some] = await sql.rows<Fetched>(sortedText(search, parts, most), values, { prepare: false })
    if (!some) throw new Error('a fetch returned no row')
    return { ids: some.ids, count: Math.min(some.count, COUNT_CAP + 1), isAll: some.count < most }
  }
  // Who is free then, or says so, is rare in a few districts; of any of some words nothing is known.
  const isGuessed = !near && (isInIndex(search) || !(search.districts || search.words?.isAny))
  const isMany = isGuessed && (await guessMatches(sql, search, now)) > (isInIndex(search) ? MANY_IN_INDEX : MANY)
  const found = isMany ? await walk() : undefined
  if (found) return { ids: found, count: COUNT_CAP + 1 }
  const some = await fetch(isWorded(search) && search.districts ? WALKED : COUNT_CAP + 1)
  if (some.isAll) return some
  // Who is free on late dates alone stands far behind in the order of first times. So such a walk has an end; where it met too
  // few, those of these dates are fetched, which are few then.
  const isBounded = search.dates !== undefined && search.sort === 'soonest'
  if (!isBounded) return { ids: near ? await nearest(near) : await ids(nextText(search, parts)), count: some.count }
  const page = (isMany ? undefined : await walk()) ?? (await fetch(Number.MAX_SAFE_INTEGER)).ids
  return { ids: page, count: some.count }
}

export async function findListings(sql: Sql, search: ListingSearch, now: number): Promise<FoundListings> {
  const among = isBare(search) ? undefined : await narrow(sql, search, now)
  if (among?.ids.length === 0)
    return { cards: [], lastKey: null, lastId: null, count: search.cursor ? null : among.count }
  const { text: where, values } = among
    ? { text: 'l.id = any ($1::uuid[])', values: [among.ids] }
    : conditionOf(search, now)
  const { order, cursor } = ordered(search, binder(values))
  const [row] = await sql.rows<FoundListings>(keptText(search, { where, order, cursor }), values)
  if (!row) throw new Error('a search returned no row')
  return { ...row, count: search.cursor ? null : (among?.count ?? row.count) }
}
