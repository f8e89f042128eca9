import type { SearchFacets } from '@ginipig/contract/listing/search-listings.ts'
import { levels, MIN_PRICE_PENCE, purposes, slotPeriods } from '@ginipig/domain/listing'
import { reachMiles, starsAtLeast, TOP_PRICE_PENCE } from '@ginipig/domain/search'
import { METRES_A_MILE, type Reach } from '#modules/place/gazetteer.ts'
import { FACET_CAP, type FacetRow } from './facets.sql.ts'
import type { ListingSearch } from './search-conditions.sql.ts'

const stars = starsAtLeast.map(String) as `${(typeof starsAtLeast)[number]}`[] // as they are written

/** Parts of the price range that are told of. */
const PRICE_PARTS = 24

type Asked = Pick<
  ListingSearch,
  'level' | 'purpose' | 'priceMin' | 'priceMax' | 'rating' | 'instant' | 'online' | 'parts'
>

type Filter = 'level' | 'purpose' | 'price' | 'rating' | 'instant' | 'online' | 'part'

const isAmong = <Word>(words: readonly Word[] | undefined, word: Word) => !words?.length || words.includes(word)

/** Which of the filters a listing doesn't pass. */
function failures(row: FacetRow, asked: Asked): Filter[] {
  const { parts, priceMin = 0, priceMax = Number.POSITIVE_INFINITY, rating = 0 } = asked
  const passed: Record<Filter, boolean> = {
    level: isAmong(asked.level, row.level),
    purpose: isAmong(asked.purpose, row.purpose),
    price: row.price >= priceMin && row.price <= priceMax,
    rating: (row.stars ?? 0) >= rating,
    instant: !asked.instant || row.instant,
    online: !asked.online || row.online,
    part: parts === undefined || parts.some((part) => row.parts.includes(part)),
  }
  return (Object.keys(passed) as Filter[]).filter((filter) => !passed[filter]) // keys of a literal
}

/** Counts each filter's values among what is found without any of them; all but how far it is.
 *  @param isWeekendOpen - no other date is asked for
 *  @param rows - up to one more than the cap; then more than these match, and each count is the least there are */
export function countFacets(
  rows: readonly FacetRow[],
  asked: Asked,
  isWeekendOpen: boolean,
): Omit<SearchFacets, 'within'> {
  const isMore = rows.length > FACET_CAP
  const failing = rows.map((row) => ({ row, failed: failures(row, asked) }))
  /** Those that pass every filter but, maybe, this one. */
  const within = (filter: Filter) =>
    failing.filter(({ failed }) => failed.every((one) => one === filter)).map(({ row }) => row)
  const count = (of: readonly FacetRow[], has: (row: FacetRow) => boolean) => ({ value: of.filter(has).length, isMore })
  const each = <Key extends string>(
    filter: Filter,
    keys: readonly Key[],
    has: (row: FacetRow, key: Key) => boolean,
  ) => {
    const of = within(filter)
    return Object.fromEntries(keys.map((key) => [key, count(of, (row) => has(row, key))])) as Record<
      Key,
      ReturnType<typeof count>
    > // the keys that were given
  }
  return {
    level: each('level', levels, (row, level) => row.level === level),
    purpose: each('purpose', purposes, (row, purpose) => row.purpose === purpose),
    part: each('part', slotPeriods, (row, part) => row.parts.includes(part)),
    rating: each('rating', stars, (row, least) => (row.stars ?? 0) >= Number(least)),
    instant: count(within('instant'), (row) => row.instant),
    online: count(within('online'), (row) => row.online),
    weekend: isWeekendOpen
      ? count(within('part'), ({ weekend }) => weekend.some((part) => isAmong(asked.parts, part)))
      : null,
    prices: { from: MIN_PRICE_PENCE, to: TOP_PRICE_PENCE, counts: spread(within('price')) },
  }
}

function spread(rows: readonly FacetRow[]): number[] {
  const counts = Array.from({ length: PRICE_PARTS }, () => 0)
  const width = (TOP_PRICE_PENCE - MIN_PRICE_PENCE) / PRICE_PARTS
  for (const { price } of rows) {
    const part = Math.min(PRICE_PARTS - 1, Math.floor((price - MIN_PRICE_PENCE) / width))
    counts[part] = (counts[part] ?? 0) + 1
  }
  return counts
}

/** Counts what lies within each of the distances that one may ask for.
 *  @param found - by district, in small letters  @param reach - the districts round the place, its own among them */
export function countWithin(
  found: readonly { outward: string; count: number }[],
  reach: readonly Reach[],
  own: readonly string[],
): NonNullable<SearchFacets['within']> {
  const isMore = found.reduce((sum, { count }) => sum + count, 0) > FACET_CAP
  const metres = new Map(reach.map((one) => [one.outward.toLowerCase(), own.includes(one.outward) ? 0 : one.metres]))
  const within = (miles: number) => {
    const near = found.filter(({ outward }) => (metres.get(outward) ?? Infinity) <= miles * METRES_A_MILE)
    return { value: near.reduce((sum, { count }) => sum + count, 0), isMore }
  }
  return Object.fromEntries(reachMiles.map((miles) => [miles, within(miles)])) as NonNullable<SearchFacets['within']> // each of them
}
