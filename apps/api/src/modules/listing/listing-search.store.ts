import type { QueryOf } from '@ginipig/contract/core'
import type { searchListings } from '@ginipig/contract/listing'
import type { Sort } from '@ginipig/domain/listing'
import { at, type Sql } from '#platform/database/sql.ts'
import { cardColumns, cardTables, instant, rating } from './listing-columns.ts'
import type { SearchCursor } from './search-cursor.ts'

export type ListingSearch = Omit<QueryOf<typeof searchListings>, 'cursor'> & { cursor?: SearchCursor | undefined }

/** One listing found: its card as JSON text, and where it stands in this sort. */
export type FoundListing = { card: string; key: number; id: string }

/** Count of matches on the first page; more than this is not counted. */
export const COUNT_CAP = 1_000

type Order = {
  /** What is sorted by; with the id it is unique. */
  column: string
  direction: 'asc' | 'desc'
  /** The column as a whole number, for the cursor, and back. */
  key: string
  fromKey: (parameter: string) => string
  /** Where it stands on more than the listing itself. */
  tables?: string
}

const time = (column: string) => ({
  column,
  key: instant(column),
  fromKey: (parameter: string) => `to_timestamp(${parameter}::bigint / 1000.0)`,
})
const whole = (column: string) => ({ column, key: column, fromKey: (parameter: string) => `${parameter}::bigint` })

/** The only orders there are: a caller names one of them, never a column. Equal ratings are told apart by how many
 *  reviews stand behind them; savings are compared as a share of the RRP, in millionths. */
const orders: Record<Sort, Order> = {
  soonest: { ...time('l.next_slot_at'), direction: 'asc' },
  newest: { ...time('l.listed_at'), direction: 'desc' },
  price_low: { ...whole('l.price'), direction: 'asc' },
  price_high: { ...whole('l.price'), direction: 'desc' },
  saving: { ...whole('((l.rrp - l.price)::bigint * 1000000 / l.rrp)'), direction: 'desc' },
  rating: {
    ...whole(`(coalesce(${rating} * 10, 0)::bigint * 1000000 + least(p.review_count, 999999))`),
    direction: 'desc',
    tables: 'listing l join provider p on p.id = l.provider_id',
  },
}

/** Text as the beginning of another, for LIKE. */
const beginning = (text: string) => `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

/** A full UK postcode: its outward half is what a listing shows. */
const fullPostcode = /^([a-z]{1,2}\d[a-z\d]?)\s*\d[a-z]{2}$/i

/** Conditions of a search with their bound values; `$1` is now. */
function conditionsOf(search: ListingSearch, now: number) {
  const values: unknown[] = [at(now)]
  const bind = (value: unknown) => `$${values.push(value)}`
  const where = [`l.status = 'listed'`, 'l.next_slot_at > $1']
  const filter = (condition: string | false | 0 | undefined) => condition && where.push(condition)
  filter(search.category && `l.category = ${bind(search.category)}`)
  filter(search.subcategory && `${bind(search.subcategory)} = any (l.subcategories)`)
  filter(search.purpose?.length && `l.purpose = any (${bind(search.purpose)}::text[])`)
  filter(search.level?.length && `l.level = any (${bind(search.level)}::text[])`)
  filter(search.priceMin !== undefined && `l.price >= ${bind(search.priceMin)}`)
  filter(search.priceMax !== undefined && `l.price <= ${bind(search.priceMax)}`)
  filter(search.instant && `l.approval = 'automatic'`)
  filter(search.online && `l.type = 'online'`)
  if (search.q) {
    const words = bind(search.q)
    // Each arm has an index of its own to be found by; a join with provider would have none.
    filter(`(l.words @@ websearch_to_tsquery('english', ${words}) or l.category = lower(${words}) or l.provider_id = any (
      array(select id from provider where lower(display_name) like ${bind(beginning(search.q))})))`)
  }
  if (search.place) {
    const outward = fullPostcode.exec(search.place)?.[1]
    const place = bind(outward ? outward.toLowerCase() : beginning(search.place))
    filter(
      outward
        ? `lower(l.outward_postcode) = ${place}`
        : `(lower(l.town) like ${place} or lower(l.outward_postcode) like ${place})`,
    )
  }
  if (search.date) {
    const date = `${bind(search.date)}::date`
    filter(`exists (select 1 from open_slot(l.provider_id, $1) o where o.listing_id = l.id
      and o.starts_at >= ${date}::timestamp at time zone l.zone
      and o.starts_at < (${date} + 1)::timestamp at time zone l.zone)`)
  }
  return { where, values, bind, isPlain: values.length <= 2 }
}

/** Finds one page in two steps: ids by the sort's index, then the cards of these few. One more than `limit` comes
 *  back where the list goes on. */
export function findListings(sql: Sql, search: ListingSearch, now: number): Promise<FoundListing[]> {
  const { where, values, bind, isPlain } = conditionsOf(search, now)
  const { column, direction, key, fromKey, tables = 'listing l' } = orders[search.sort]
  if (search.cursor) {
    const after = `(${fromKey(bind(search.cursor.key))}, ${bind(search.cursor.id)}::uuid)`
    where.push(`(${column}, l.id) ${direction === 'asc' ? '>' : '<'} ${after}`)
  }
  const text = `
    with page as materialized (
      select l.id, ${key} as key from ${tables}
      where ${where.join(' and ')} order by ${column} ${direction}, l.id ${direction} limit ${bind(search.limit + 1)}
    )
    select row_to_json(card)::text as card, page.key, page.id
    from page join ${cardTables} on l.id = page.id cross join lateral (select ${cardColumns}) card
    order by ${column} ${direction}, l.id ${direction}`
  return sql.rows<FoundListing>(text, values, { prepare: isPlain })
}

/** Counts the matches of a search up to one more than the cap. */
export async function countMatches(sql: Sql, search: ListingSearch, now: number): Promise<number> {
  const { where, values, isPlain } = conditionsOf(search, now)
  const [row] = await sql.rows<{ count: number }>(
    `select count(*) from (
       select 1 from listing l
       where ${where.join(' and ')} limit ${COUNT_CAP + 1}
     ) matches`,
    values,
    { prepare: isPlain },
  )
  return row?.count ?? 0
}
