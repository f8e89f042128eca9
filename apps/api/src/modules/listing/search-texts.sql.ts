import type { Sort } from '@ginipig/domain/listing'
import { cardColumns, cardTables, instant } from '#platform/database/card-columns.ts'
import {
  firstThen,
  type ListingSearch,
  listed,
  ofCategory,
  online,
  someOf,
  wordedCategory,
} from './search-filters.sql.ts'

/** The first page counts matches up to this many. */
export const COUNT_CAP = 500

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

/** Whether who is free first on its dates, in its parts of the day, goes first. */
export const isThen = ({ sort, dates, parts, districts }: ListingSearch) =>
  (dates !== undefined || parts !== undefined) && (sort === 'soonest' || (sort === 'distance' && !districts))

/** Values in the order of their placeholders. */
export function binder(values: unknown[]) {
  const bind = (value: unknown) => {
    values.push(value)
    return `$${values.length}`
  }
  return bind
}

/** What a search's order binds. */
export function ordered(search: ListingSearch, now: number, bind: (value: unknown) => string) {
  const { sort, cursor, districts } = search
  const near: Near | undefined =
    sort === 'distance' && districts ? { codes: bind(districts.codes), metres: bind(districts.metres) } : undefined
  const known = orders[sort === 'distance' ? 'soonest' : sort]
  const order = near ? distance(near.codes, near.metres) : isThen(search) ? then(firstThen(search, now, bind)) : known
  return { near, order, cursor: cursor ? { key: bind(cursor.key), id: bind(cursor.id) } : { key: '', id: '' } }
}

/** What a text that reads in order is made of, beside its search. */
type Clauses = {
  where: string
  order: Order
  /** Placeholders of the last page's end. */
  cursor: { key: string; id: string }
}

/** Placeholders of the districts that are walked one by one, where distance is the order. */
export type Near = { codes: string; metres: string }

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
export function nextText(search: ListingSearch, clauses: Clauses): string {
  const { where, order } = clauses
  return `select l.id, ${order.key(order.column)} as key from listing l where ${where} ${inOrder(search, clauses).next(order.column)}`
}

/** The same by distance, among so many of the nearest districts from the last page's end on, and those that are as near. Each has an index that gives its
 *  listings in the order of their ids. */
export function nearText(search: ListingSearch, clauses: Clauses, near: Near, districts: number): string {
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

/** The same of the first that are walked past. A category has an index of its own, also one that only the words tell; what is
 *  online as well.
 *  @param asked - what is asked for beside being listed, which an index knows without naming it
 *  @param most - so many are walked past at most  @param codes - placeholder of the districts, where words are looked for in them */
export function walkedText(
  search: ListingSearch,
  clauses: Clauses,
  { asked, most, codes }: { asked: string; most: number; codes: string | undefined },
): string {
  const { order } = clauses
  const { after, sorted } = inOrder(search, clauses)
  const worded = wordedCategory(search)
  const of = search.category ? ofCategory : worded && `l.category = '${worded}'`
  const kind = `${of ? `and ${of}` : ''} ${search.online ? `and ${online}` : ''}`
  const first = `${listed} ${kind} ${after(order.column)}`
  const walked = `select l.*, ${order.column} as by from listing l where ${first} ${sorted(order.column)} limit ${most}`
  // Words are read of those alone that the index has in these districts.
  if (codes !== undefined)
    return `select l.id, ${order.key('w.by')} as key from (${walked}) w join listing l on l.id = w.id
      where lower(w.outward_postcode) = any (${codes}::text[]) and ${asked}
      order by w.by ${order.direction}, w.id ${order.direction} limit ${search.limit + 1}`
  return `select l.id, ${order.key('by')} as key from (${walked}) l where ${asked} ${sorted('by')} limit ${search.limit + 1}`
}

/** The same of the first slots on the dates that are searched, of which each listing's first that can be taken tells where it
 *  stands. Those of another category or elsewhere are passed without a look at their listings.
 *  @param clauses - their condition asks for no date: who can be taken at a slot is free then
 *  @param slots - the condition of such slots  @param its - of what a slot's listing is, as the slot knows
 *  @param most - so many are walked past at most  @param looked - of so many the listing is looked up at most */
export function slotsText(
  search: ListingSearch,
  clauses: Clauses,
  { slots, its, most, looked }: { slots: string; its: string; most: number; looked: number },
): string {
  const { where, order, cursor } = clauses
  const after = search.cursor ? `and (s.here, s.listing_id) >= (${order.fromKey(cursor.key)}, ${cursor.id}::uuid)` : ''
  const walked = `select s.listing_id, s.here, s.category, s.type, s.district from slot s
    where ${slots} ${after} order by s.here, s.listing_id limit ${most}`
  return `
    select l.id, ${order.key('s.here')} as key
    from (select * from (${walked}) s where ${its} order by s.here, s.listing_id limit ${looked}) s
      join listing l on l.id = s.listing_id
    where ${where} and s.here = ${order.column} ${inOrder(search, clauses).after('s.here')}
    order by s.here, l.id limit ${search.limit + 1}`
}

/** The same, of matches that are fetched, and how many were: up to `most`. Only where they are fewer are they sorted. */
export function sortedText(
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
export function sortedThenText(search: ListingSearch, clauses: Clauses, most: number): string {
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
export const cardsSql = `
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

/** SQL texts of unfiltered pages: they depend on no filter, so each can be a prepared statement. The page size is a
 *  literal, since PostgreSQL plans for a tenth of all rows where a limit is a parameter. */
const pageTexts = new Map<string, string>()

export function keptText(search: ListingSearch, clauses: Clauses): string {
  const { sort, category, limit, cursor } = search
  const kind = [sort, category, limit, cursor !== undefined].join()
  const known = pageTexts.get(kind)
  if (known !== undefined) return known
  const text = pageText(search, clauses)
  pageTexts.set(kind, text)
  return text
}
