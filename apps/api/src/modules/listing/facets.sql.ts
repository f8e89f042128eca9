import { type Category, type Level, type Purpose, type SlotPeriod, slotPeriods } from '@ginipig/domain/listing'
import type { Sql } from '#platform/database/sql.ts'
import { binder, conditionOf, isIndexOnly, type ListingSearch, partsOf } from './search-conditions.sql.ts'
import { matchesSql } from './search-statements.sql.ts'

/** What the filters that are counted ask of one listing. */
export type FacetRow = {
  level: Level
  purpose: Purpose
  price: number
  stars: number | null
  instant: boolean
  online: boolean
  parts: SlotPeriod[]
  /** Parts of the coming weekend with room. */
  weekend: SlotPeriod[]
}

/** Listings that are looked at for counts. */
export const FACET_CAP = 500

/** What a search finds when the filters that are counted are left out, as far as it is looked at: up to one more than the cap. */
export function findFacetRows(
  sql: Sql,
  search: ListingSearch,
  weekend: readonly string[],
  now: number,
): Promise<FacetRow[]> {
  const open: ListingSearch = {
    ...search,
    ...{ level: undefined, purpose: undefined, priceMin: undefined, priceMax: undefined, rating: undefined },
    ...{ instant: undefined, online: undefined, parts: undefined },
  }
  const { where, values } = conditionOf(open, now)
  const bind = binder(values)
  const openParts = (dates: readonly string[] | undefined) => {
    const isOpenIn = (part: SlotPeriod) =>
      `case when l.open_parts && ${bind(dates ? partsOf(dates, [part]) : [part])}::text[] then '${part}' end`
    return `array_remove(array[${slotPeriods.map(isOpenIn).join(', ')}], null)`
  }
  const columns = `l.level, l.purpose, l.price, l.stars, l.approval = 'automatic' as instant, l.type = 'online' as online,
    ${openParts(search.dates?.all)} as parts, ${openParts(weekend)} as weekend`
  const most = FACET_CAP + 1
  // Where an index tells which match, no more than these are read.
  const rows = isIndexOnly(open)
    ? `select ${columns} from (${matchesSql(search, { columns: 'l.id', where, most })}) found join listing l using (id)`
    : matchesSql(search, { columns, where, most })
  return sql.rows<FacetRow>(rows, values, { prepare: false })
}

/** How many a search would find in each category, as far as it is looked at. */
export function countByCategory(
  sql: Sql,
  search: ListingSearch,
  now: number,
): Promise<{ category: Category; count: number }[]> {
  const { where, values } = conditionOf({ ...search, category: undefined, subcategory: undefined }, now)
  const found = matchesSql(search, { columns: 'l.category', where, most: FACET_CAP + 1 })
  return sql.rows<{ category: Category; count: number }>(
    `select category, count(*)::int as count from (${found}) found group by category`,
    values,
    { prepare: false },
  )
}

/** How many a search would find in each of these districts, as far as it is looked at; what is free on near dates is told by
 *  what was last counted of it. @param districts - in small letters */
export function countByDistrict(
  sql: Sql,
  search: ListingSearch,
  districts: readonly string[],
  now: number,
): Promise<{ outward: string; count: number }[]> {
  const of = { ...search, districts: { codes: districts, metres: [] } }
  const { where, values } = conditionOf(of, now, { isCounted: true })
  return sql.rows<{ outward: string; count: number }>(
    `select outward, count(*)::int as count
     from (select lower(l.outward_postcode) as outward from listing l where ${where} limit ${FACET_CAP + 1}) found
     group by outward`,
    values,
    { prepare: false },
  )
}
