import type { ListingCard } from '@ginipig/contract/listing/listing-card.ts'
import type { Sort } from '@ginipig/domain/listing'
import { cardColumns, cardTables, instant } from '#platform/database/card-columns.ts'
import type { Sql } from '#platform/database/sql.ts'
import { conditionOf, isBare, type ListingSearch, listed, someOf } from './search-filters.sql.ts'

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

/** Listings of the soonest that are walked past where dates are asked for. */
const WALKED = 5_000

/** What a statement is made of, beside its search. */
type Parts = {
  where: string
  order: Order
  /** Placeholders of the last page's end. */
  cursor: { key: string; id: string }
  /** Placeholders of the districts that are walked one by one, where distance is the order. */
  near: { codes: string; metres: string } | undefined
  /** Whether it is looked for among all, not among some that are known. */
  isWalked: boolean
}

/** Finds one page in two steps: ids in order, then the cards of these few. One more is looked for than is shown, to know
 *  whether the list goes on. Without a filter its first page counts the matches too, up to one more than the cap. */
function toText(search: ListingSearch, { where, order, cursor, near, isWalked }: Parts): string {
  const { column, direction, key, fromKey } = order
  const { limit } = search
  const [fromHere, thisId] = [fromKey(cursor.key), `${cursor.id}::uuid`]
  const compare = direction === 'asc' ? '>' : '<'
  /** Of a list what comes after the last page, and in which order. @param by - the column, or what it was read as */
  const after = (by: string) => (search.cursor ? `and (${by}, l.id) ${compare} (${fromHere}, ${thisId})` : '')
  const inOrder = (by: string) => `order by ${by} ${direction}, l.id ${direction}`
  const next = (by: string) => `${after(by)} ${inOrder(by)} limit ${limit + 1}`
  const walk = `select l.id, ${key} as key from listing l where ${where} ${next(column)}`
  /** Who is free on late dates alone stands far behind in the order of first times. So the walk has an end; where it met too
   *  few, those of these dates are fetched, which are few then. */
  const bounded = `
    with walked as materialized (
      select l.id, ${key} as key
      from (select * from listing l where ${listed} ${after(column)} ${inOrder(column)} limit ${WALKED}) l
      where ${where} ${inOrder(column)} limit ${limit + 1}
    ), dated as materialized (select l.id, ${column} as by, ${key} as key from listing l where ${where} ${after(column)})
    select id, key from walked where (select count(*) from walked) > ${limit} union all
    (select id, key from dated l where (select count(*) from walked) <= ${limit} ${inOrder('by')} limit ${limit + 1})`
  /** District by district: each has an index that gives its listings in the order of their ids. */
  const nearest = ({ codes, metres }: NonNullable<Parts['near']>) => `
    select l.id, d.metres as key from unnest(${codes}::text[], ${metres}::int[]) d (code, metres) cross join lateral (
      select l.id from listing l where lower(l.outward_postcode) = d.code and ${where}
        ${search.cursor ? `and (d.metres > ${fromHere} or d.metres = ${fromHere} and l.id > ${thisId})` : ''}
      order by l.id limit ${limit + 1}) l where true ${next('d.metres')}`
  const isBounded = isWalked && search.dates !== undefined && search.sort === 'soonest'
  const isCounted = isBare(search) && !search.cursor
  const count = `(select count(*) from (select from listing l where ${where} limit ${COUNT_CAP + 1}) matching)`
  return `
    with page as materialized (
      select found.*, row_number() over () as place from (${near ? nearest(near) : isBounded ? bounded : walk}) found
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

/** Texts of searches without a filter: few enough to keep, and each a prepared statement. The count of cards stands in them,
 *  since PostgreSQL plans for a tenth of all where it can't read a limit. */
const plainTexts = new Map<string, string>()

function plainText(search: ListingSearch, make: () => string): string {
  const kind = [search.sort, search.category, search.limit, search.cursor !== undefined].join()
  const known = plainTexts.get(kind)
  if (known !== undefined) return known
  const text = make()
  plainTexts.set(kind, text)
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

/** Where a page is looked for, and what that binds. */
type Ground = {
  where: string
  values: unknown[]
  /** Matches, as far as they are counted; undefined where they weren't. */
  count?: number
  areFew: boolean
}

/** Without a filter the sort's index is walked. With one, whether walking ends soon depends on how many pass it, which
 *  PostgreSQL only guesses; so the matches are fetched first, by whichever index knows them, as far as they are counted: if
 *  that is all of them they are sorted, else they are many, and come often enough on the walk. */
async function groundOf(sql: Sql, search: ListingSearch, now: number): Promise<Ground> {
  const { text: where, values } = conditionOf(search, now)
  if (isBare(search)) return { where, values, areFew: false }
  const text = someOf(search, { columns: 'l.id', where, most: COUNT_CAP + 1 })
  const found = await sql.rows<{ id: string }>(text, values, { prepare: false })
  const count = found.length
  if (count > COUNT_CAP) return { where, values, count, areFew: false }
  return { where: 'l.id = any ($1::uuid[])', values: [found.map(({ id }) => id)], count, areFew: true }
}

export async function findListings(sql: Sql, search: ListingSearch, now: number): Promise<FoundListings> {
  const { where, values, count, areFew } = await groundOf(sql, search, now)
  const { cursor, districts } = search
  if (count === 0) return { cards: [], lastKey: null, lastId: null, count: cursor ? null : 0 }
  const bind = (value: unknown) => {
    values.push(value)
    return `$${values.length}`
  }
  const near = search.sort === 'distance' ? districts : undefined
  const bound = near && { codes: bind(near.codes), metres: bind(near.metres) }
  const order = bound
    ? distance(bound.codes, bound.metres)
    : orders[search.sort === 'distance' ? 'soonest' : search.sort]
  const from = cursor ? { key: bind(cursor.key), id: bind(cursor.id) } : { key: '', id: '' }
  const make = () => toText(search, { where, order, cursor: from, near: areFew ? undefined : bound, isWalked: !areFew })
  const isPlain = isBare(search)
  const text = isPlain ? plainText(search, make) : make()
  const [row] = await sql.rows<FoundListings>(text, values, { prepare: isPlain })
  if (!row) throw new Error('a search returned no row')
  return { ...row, count: cursor ? null : (count ?? row.count) }
}
