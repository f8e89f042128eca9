import type { QueryOf } from '@ginipig/contract/core/endpoint.ts'
import type { searchListings } from '@ginipig/contract/listing/search-listings.ts'
import { soonestStart } from '@ginipig/domain/booking'
import type { Sort } from '@ginipig/domain/listing'
import { at } from '#platform/database/sql.ts'

/** Where the last page ended: the value it was sorted by (pence, epoch ms or a rank) and the listing that settles
 *  equals. */
export type SearchCursor = { sort: Sort; key: number; id: string }

/** What is looked for, its cursor read. */
export type ListingSearch = Omit<QueryOf<typeof searchListings>, 'cursor'> & { cursor?: SearchCursor | undefined }

/** One condition over `listing l`. */
type Filter = {
  /** What it binds; undefined where the search doesn't ask for it. Its text depends on nothing else, so that searches
   *  of one shape are one prepared statement. */
  values: (search: ListingSearch, now: number) => readonly unknown[] | undefined
  /** @param bound - a placeholder for each value */
  text: (...bound: string[]) => string
}

/** Text as the beginning of another, for LIKE. */
const beginning = (text: string) => `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

/** A full UK postcode: its outward half is what a listing shows. */
const fullPostcode = /^([a-z]{1,2}\d[a-z\d]?)\s*\d[a-z]{2}$/i
const outwardOf = (place: string | undefined) => fullPostcode.exec(place ?? '')?.[1]?.toLowerCase()

const given = <Value>(value: Value) => (value === undefined || value === '' ? undefined : [value])
const set = (words: readonly string[] | undefined) => (words?.length ? [words] : undefined)

/** All conditions a search can have, beside being listed and having a time to come (`$1` is now). */
const filters: readonly Filter[] = [
  { values: ({ category }) => given(category), text: (category) => `l.category = ${category}` },
  { values: ({ subcategory }) => given(subcategory), text: (key) => `l.subcategories @> array[${key}]` },
  { values: ({ provider }) => given(provider), text: (id) => `l.provider_id = ${id}::uuid` },
  { values: ({ purpose }) => set(purpose), text: (purposes) => `l.purpose = any (${purposes}::text[])` },
  { values: ({ level }) => set(level), text: (levels) => `l.level = any (${levels}::text[])` },
  { values: ({ priceMin }) => given(priceMin), text: (pence) => `l.price >= ${pence}` },
  { values: ({ priceMax }) => given(priceMax), text: (pence) => `l.price <= ${pence}` },
  { values: ({ instant }) => (instant ? [] : undefined), text: () => `l.approval = 'automatic'` },
  { values: ({ online }) => (online ? [] : undefined), text: () => `l.type = 'online'` },
  {
    values: ({ q }) => (q ? [q, beginning(q)] : undefined),
    // Each arm has an index of its own to be found by; a join with provider would have none.
    text: (words, name) => `(l.words @@ websearch_to_tsquery('english', ${words}) or l.category = lower(${words})
      or l.provider_id = any (array(select id from provider where lower(display_name) like ${name})))`,
  },
  { values: ({ place }) => given(outwardOf(place)), text: (outward) => `lower(l.outward_postcode) = ${outward}` },
  {
    values: ({ place }) => (place && outwardOf(place) === undefined ? [beginning(place)] : undefined),
    text: (start) => `(lower(l.town) like ${start} or lower(l.outward_postcode) like ${start})`,
  },
  {
    values: ({ date }, now) =>
      date ? [date, at(soonestStart(now, 'manual')), at(soonestStart(now, 'automatic'))] : undefined,
    // Dates are counted anew when a booking moves. Of a day that has begun, or soon will, slots also pass with time: those
    // are looked at one by one.
    text: (date, manual, automatic) => `(l.open_dates @> array[${date}::date]
      and (${date}::date > (${manual}::timestamptz at time zone 'UTC')::date + 1
        or exists (select 1 from open_slot(l.provider_id, ${manual}, ${automatic}) o where o.listing_id = l.id
          and o.starts_at >= ${date}::date::timestamp at time zone l.zone
          and o.starts_at < (${date}::date + 1)::timestamp at time zone l.zone)))`,
  },
]

const listed = `l.status = 'listed' and l.next_slot_at > $1`

/** Whether a search asks for everything, or for a category: what the orders' indexes are made for. */
export const isBare = (search: ListingSearch): boolean =>
  filters.every((filter) => filter.values({ ...search, category: undefined }, 0) === undefined)

/** Now, and what the filters bind. */
export function conditionValues(search: ListingSearch, now: number): unknown[] {
  return [at(now), ...filters.flatMap((filter) => filter.values(search, now) ?? [])]
}

/** The text of a search's conditions, with the placeholders in the order of their values. */
export function conditionText(search: ListingSearch): string {
  let count = 1
  const bind = () => {
    count += 1
    return `$${count}`
  }
  const asked = filters.flatMap((filter) => {
    const bound = filter.values(search, 0) // how many there are is all that counts here
    return bound ? [filter.text(...bound.map(bind))] : []
  })
  return [listed, ...asked].join(' and ')
}
