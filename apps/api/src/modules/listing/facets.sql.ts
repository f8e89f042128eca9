import { type Level, type Purpose, type SlotPeriod, slotPeriods } from '@ginipig/domain/listing'
import type { Sql } from '#platform/database/sql.ts'
import { conditionOf, type ListingSearch, partsOf } from './search-filters.sql.ts'

/** What the filters that are counted ask of one listing. */
export type FacetRow = {
  level: Level
  purpose: Purpose
  price: number
  stars: number | null
  instant: boolean
  online: boolean
  parts: SlotPeriod[]
}

/** Listings that are looked at for counts. */
export const FACET_CAP = 1_000

/** What a search finds when the filters that are counted are left out, as far as it is looked at: up to one more than the cap. */
export function findFacetRows(sql: Sql, search: ListingSearch, now: number): Promise<FacetRow[]> {
  const open: ListingSearch = {
    ...search,
    ...{ level: undefined, purpose: undefined, priceMin: undefined, priceMax: undefined, rating: undefined },
    ...{ instant: undefined, online: undefined, times: undefined },
  }
  const { text, values } = conditionOf(open, now)
  const bind = (value: unknown) => {
    values.push(value)
    return `$${values.length}`
  }
  const isOpenIn = (part: SlotPeriod) =>
    `case when l.open_parts && ${bind(search.dates ? partsOf(search.dates.all, [part]) : [part])}::text[] then '${part}' end`
  return sql.rows<FacetRow>(
    `select l.level, l.purpose, l.price, l.stars, l.approval = 'automatic' as instant, l.type = 'online' as online,
       array_remove(array[${slotPeriods.map(isOpenIn).join(', ')}], null) as parts
     from listing l where ${text} limit ${FACET_CAP + 1}`,
    values,
    { prepare: false },
  )
}
