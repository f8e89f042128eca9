import type { QueryOf } from '@ginipig/contract/core/endpoint.ts'
import type { searchListings } from '@ginipig/contract/listing/search-listings.ts'
import { soonestStart } from '@ginipig/domain/booking'
import {
  AFTERNOON_UNTIL,
  type Category,
  MORNING_UNTIL,
  type SlotPeriod,
  type Sort,
  subcategories,
} from '@ginipig/domain/listing'
import { LAST_MINUTE_MS } from '@ginipig/domain/search/choices'
import { DEFAULT_ZONE } from '@ginipig/domain/time'
import { at } from '#platform/database/sql.ts'

/** Cursor: the value that the last row was sorted by (pence, epoch ms, metres or a rank), its listing as a tie-breaker, and
 *  which reading of the words had matched. */
export type SearchCursor = { sort: Sort; key: number; id: string; way: number }

/** One thing that a listing must be, said in several ways: any of them will do. */
export type Alternatives = {
  /** A tsquery over `listing.words`. */
  query?: string
  /** The categories in which its words count; all where none are told. */
  within?: readonly Category[] | undefined
  /** Of one of these categories, with one of these parts. */
  kind?: { categories: readonly Category[]; parts: readonly string[] }
  /** A tsquery over the provider's names, as they are written. */
  called?: string
  /** A mistyped word of the name on the door. */
  nearlyCalled?: string
}

type Asked = Omit<
  QueryOf<typeof searchListings>,
  'cursor' | 'q' | 'place' | 'within' | 'date' | 'weekend' | 'part' | 'rating'
>

/** What is looked for, its cursor, its words and its place read. */
export type ListingSearch = Asked & {
  cursor?: SearchCursor | undefined
  /** What the words ask for: all of them, or any of them. */
  words?: { alternatives: readonly Alternatives[]; isAny: boolean } | undefined
  /** Districts in small letters, nearest first, with their metres. */
  districts?: { codes: readonly string[]; metres: readonly number[] } | undefined
  /** The beginning of a town that no gazetteer knows. */
  town?: string | undefined
  /** Free on one of these dates of the place. On dates that are near slots pass with time: soonest where a patch test comes
   *  first, in the end (`areUponUs`) everywhere. */
  dates?: { all: readonly string[]; areNear: boolean; areUponUs: boolean } | undefined
  /** Parts of the day that will do. */
  parts?: readonly SlotPeriod[] | undefined
  /** Stars at least. */
  rating?: number | undefined
  /** Providers whose listings are as if every time were taken. */
  without?: readonly string[] | undefined
}

/** Binds values in the order of their placeholders. @returns the placeholder of one more value */
export const binder = (values: unknown[]) => (value: unknown) => {
  values.push(value)
  return `$${values.length}`
}

/** One condition over `listing l`. */
type Filter = {
  /** Values that it binds; undefined where the search doesn't have this filter. The text depends on nothing else, so
   *  searches with the same filters share a prepared statement. */
  values: (search: ListingSearch, now: number) => readonly unknown[] | undefined
  /** @param bound - a placeholder for each value */
  text: (...bound: string[]) => string
}

/** Text as the beginning of another, for LIKE. */
const beginning = (text: string) => `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

const given = <Value>(value: Value) => (value === undefined || value === '' ? undefined : [value])
const set = (words: readonly string[] | undefined) => (words?.length ? [words] : undefined)
const soonest = (now: number) => [at(soonestStart(now, 'manual')), at(soonestStart(now, 'automatic'))]

/** Placeholders of now, and of the soonest start of what is agreed to by hand and at once. */
type From = { now: string; manual: string; automatic: string }

/** The first slot that somebody new can take, then. @param dates - null for any  @param parts - likewise  @param end - null for none */
const firstOpen = ({ now, manual, automatic }: From, dates: string, parts: string, end = 'null') => `
  first_open_slot(l.provider_id, l.id, l.zone, ${manual}::timestamptz, ${automatic}::timestamptz,
    ${now}::timestamptz + patch_test_time(l.must_haves), ${dates}::date[], ${parts}::text[], ${end}::timestamptz)`

const isOf = (category: Category | undefined, subcategory: string | undefined) =>
  !category || !subcategory || subcategories[category].some((known) => known === subcategory)

/** The listing's first free time on these dates, in these parts of the day: wall clock of the place, from the precomputed
 *  `open_starts`; null without one. @param from - where dates are near: leaves out what can't be taken any more */
function countedFirstFree(days: string, parts: string, from?: From): string {
  const passed =
    from &&
    `and here at time zone l.zone >= case l.approval when 'manual' then ${from.manual}::timestamptz else ${from.automatic}::timestamptz end
      and here at time zone l.zone > ${from.now}::timestamptz + patch_test_time(l.must_haves)`
  return `
    (select min(here) from unnest(l.open_starts) here where is_then(here, ${days}::date[], ${parts}::text[]) ${passed ?? ''})`
}

/** The same of what is searched, exact on near dates too: where all precomputed times have passed, the slots are read.
 *  @param bind - a placeholder for a value */
export function firstFree({ dates, parts }: ListingSearch, now: number, bind: (value: unknown) => string): string {
  const [days, some] = [bind(dates?.all ?? null), bind(parts ?? null)]
  if (dates && !dates.areNear) return countedFirstFree(days, some)
  const [moment = '', manual = '', automatic = ''] = [at(now), ...soonest(now)].map(bind)
  const from = { now: moment, manual, automatic }
  const looked = firstOpen(from, days, some)
  return `coalesce(${countedFirstFree(days, some, from)}, ${looked} at time zone l.zone)`
}

/** Starts before which no slot of these parts is, wall clock. */
const beginnings: Record<SlotPeriod, string> = { morning: '00:00', afternoon: MORNING_UNTIL, night: AFTERNOON_UNTIL }

/** The condition over `slot s` of times on the dates and in the parts of the day that are searched. Its lower bound is where the
 *  index scan begins: the first moment of them that the clock has not passed in the westernmost zone of any listing. */
export function slotTimes({ dates, parts }: ListingSearch, now: number, bind: (value: unknown) => string): string {
  const begins = parts?.map((part) => beginnings[part]) ?? [beginnings.morning]
  const [moment, days, some] = [bind(at(soonestStart(now, 'automatic'))), bind(dates?.all ?? null), bind(parts ?? null)]
  const isByFirstFree = (here: string) => `is_then(${here}, ${days}::date[], ${some}::text[])`
  const first = `
    select min(here) from (
      select min(${moment}::timestamptz at time zone zone) as ahead
      from (select '${DEFAULT_ZONE}' as zone union all select zone from listing where zone <> '${DEFAULT_ZONE}') zones
    ) clock cross join lateral (
      select ahead as here where ${isByFirstFree('ahead')}
      union all select day + begins from unnest(${bind(begins)}::time[]) begins,
        unnest(coalesce(${days}::date[], array[ahead::date, ahead::date + 1])) day
    ) starts where here >= ahead`
  const last = dates ? `and s.here < ${bind([...dates.all].sort().at(-1))}::date + 1` : ''
  return `s.removed_at is null and s.here >= (${first}) ${last} and ${isByFirstFree('s.here')}`
}

/** The condition over `slot s` of the filters whose columns are copied onto slots (category, type, district: migration 0159);
 *  undefined where none of them is asked for. */
export function slotFilters(search: ListingSearch, bind: (value: unknown) => string): string | undefined {
  const { districts, online: isOnline } = search
  const category = search.category ?? categoryOfText(search)
  const known = [
    ...(category ? [`s.category = ${bind(category)}`] : []),
    ...(isOnline ? [`s.type = 'online'`] : []),
    ...(districts ? [`s.district = any (${bind(districts.codes)}::text[])`] : []),
  ]
  return known.length > 0 ? known.join(' and ') : undefined
}

/** What `open_parts` says of parts of these dates, or of any date. */
export const partsOf = (dates: readonly string[], parts: readonly SlotPeriod[]) =>
  dates.flatMap((date) => parts.map((part) => `${date} ${part}`))

/** The condition of online appointments, word for word as their indexes have it. */
export const ONLINE = `l.type = 'online'`

/** All conditions a search can have, beside being listed and having a time to come (`$1` is now). */
const filters: readonly Filter[] = [
  { values: ({ category }) => given(category), text: (category) => `l.category = ${category}` },
  { values: ({ subcategory }) => given(subcategory), text: (key) => `l.subcategories @> array[${key}]` },
  // No listing of hair is of the mind: to find none, all that are of either would be read.
  { values: ({ category, subcategory }) => (isOf(category, subcategory) ? undefined : []), text: () => 'false' },
  { values: ({ ids }) => set(ids), text: (ids) => `l.id = any (${ids}::uuid[])` },
  { values: ({ provider }) => given(provider), text: (id) => `l.provider_id = ${id}::uuid` },
  { values: ({ without }) => set(without), text: (ids) => `l.provider_id <> all (${ids}::uuid[])` },
  { values: ({ purpose }) => set(purpose), text: (purposes) => `l.purpose = any (${purposes}::text[])` },
  { values: ({ level }) => set(level), text: (levels) => `l.level = any (${levels}::text[])` },
  { values: ({ priceMin }) => given(priceMin), text: (pence) => `l.price >= ${pence}` },
  { values: ({ priceMax }) => given(priceMax), text: (pence) => `l.price <= ${pence}` },
  { values: ({ instant }) => (instant ? [] : undefined), text: () => `l.approval = 'automatic'` },
  { values: ({ online }) => (online ? [] : undefined), text: () => ONLINE },
  {
    values: ({ rating }) => given(rating),
    text: (stars) => `l.stars >= ${stars}::numeric`,
  },
  {
    values: ({ districts }) => districts && [districts.codes],
    text: (codes) => `lower(l.outward_postcode) = any (${codes}::text[])`,
  },
  {
    values: ({ soon, parts }, now) =>
      soon ? [at(now + LAST_MINUTE_MS), ...soonest(now), parts ?? null, parts === undefined] : undefined,
    // Where a patch test comes first, or a part of the day is asked for, the slots are looked at one by one.
    text: (end, manual = '', automatic = '', parts = '', isWhole = '') => `
      l.next_slot_at <= ${end}::timestamptz and (${isWhole}::boolean and patch_test_time(l.must_haves) = interval '0'
        or ${firstOpen({ now: '$1', manual, automatic }, 'null', parts, end)} is not null)`,
  },
  { values: ({ town }) => (town ? [beginning(town)] : undefined), text: (start) => `lower(l.town) like ${start}` },
  // Both are counted anew when a booking moves.
  {
    values: ({ dates, parts }) => (dates && !parts ? [dates.all] : undefined),
    text: (dates) => `l.open_dates && ${dates}::date[]`,
  },
  {
    values: ({ dates, parts }) => parts && [dates ? partsOf(dates.all, parts) : parts],
    text: (parts) => `l.open_parts && ${parts}::text[]`,
  },
]

/** That the precomputed dates and parts of the day still hold: while the listing's soonest slot, or one of the precomputed times, can be
 *  taken, they do. Else the slots are read. */
const stillFree: Filter = {
  values: ({ dates, parts }, now) =>
    dates?.areNear || (parts && !dates)
      ? [dates?.all ?? null, ...soonest(now), parts ?? null, dates?.areUponUs ?? true]
      : undefined,
  text: (dates = '', manual = '', automatic = '', parts = '', areUponUs = '') => `
    (not ${areUponUs}::boolean and patch_test_time(l.must_haves) = interval '0'
      or l.next_slot_at >= ${manual}::timestamptz and l.next_slot_at > $1 + patch_test_time(l.must_haves)
      or ${countedFirstFree(dates, parts, { now: '$1', manual, automatic })} is not null
      or ${firstOpen({ now: '$1', manual, automatic }, dates, parts)} is not null)`,
}

/** Each alternative has an index of its own to be found by; a join with provider would have none. */
function alternativesSql(
  { query, within, kind, called, nearlyCalled }: Alternatives,
  bind: (value: unknown) => string,
): string {
  const alternatives: string[] = []
  const said = [
    ...(query ? [`to_tsquery('searched', ${bind(query)})`] : []),
    ...(called ? [`to_tsquery('called', ${bind(called)})`] : []),
  ]
  const words = `l.words @@ (${said.join(' || ')})`
  if (said.length > 0) alternatives.push(within ? `(l.category = any (${bind(within)}::text[]) and ${words})` : words)
  if (kind) {
    const [categories, parts] = [bind(kind.categories), bind(kind.parts)]
    alternatives.push(`(l.category = any (${categories}::text[]) and l.subcategories && ${parts}::text[])`)
  }
  if (nearlyCalled)
    alternatives.push(`l.provider_id = any (array(
      select id from provider where ${bind(nearlyCalled)}::text <% lower(display_name)))`)
  return alternatives.length > 0 ? `(${alternatives.join(' or ')})` : 'false'
}

/** The one category that the words can be of; undefined where there are several, or any. */
export function categoryOfText({ words }: ListingSearch): Category | undefined {
  if (!words || words.isAny) return undefined
  const only = ({ query, within, kind, called, nearlyCalled }: Alternatives) => {
    if (called || nearlyCalled || (query && !within)) return undefined
    const all = new Set([...((query && within) || []), ...(kind?.categories ?? [])])
    return all.size === 1 ? [...all][0] : undefined
  }
  return words.alternatives.map(only).find((one) => one !== undefined)
}

/** The condition of every search, word for word as its indexes have it: `$1` is now. */
export const LISTED = `l.status = 'listed' and l.next_slot_at > $1`

/** The condition of a search of a category, the first after those: `$2` is the category. */
export const OF_CATEGORY = 'l.category = $2'

/** Whether a search asks for everything, or for a category: each sort has an index of both. */
export const hasNoFilter = (search: ListingSearch): boolean =>
  search.words === undefined &&
  filters.every((filter) => filter.values({ ...search, category: undefined }, 0) === undefined)

/** Whether it needs full-text search: words, and not only treatments of a kind. */
export const hasText = ({ words }: ListingSearch): boolean =>
  words?.alternatives.some(({ query, called, nearlyCalled }) => query || called || nearlyCalled) ?? false

/** Whether it looks for a provider's name. */
export const hasName = ({ words }: ListingSearch): boolean => words?.alternatives.some(({ called }) => called) ?? false

/** Whether the indexes of the sort `soonest` hold all that is asked for: they can be read without the table (index-only scan). */
export const isIndexOnly = (search: ListingSearch): boolean =>
  !hasText(search) && !search.dates && !search.parts && !search.soon

/** A search's condition (`where`), the same without `LISTED` (`asked`), and the values that both bind, now first.
 *  @param isCounted - takes the precomputed dates and parts of the day as they are, without a check that they still hold */
export function conditionOf(
  search: ListingSearch,
  now: number,
  { isCounted = false }: { isCounted?: boolean } = {},
): { where: string; asked: string; values: unknown[] } {
  const values: unknown[] = [at(now)]
  const bind = binder(values)
  const asked = (isCounted ? filters : [...filters, stillFree]).flatMap((filter) => {
    const bound = filter.values(search, now)
    return bound ? [filter.text(...bound.map(bind))] : []
  })
  const { words } = search
  const said = words?.alternatives.map((alternatives) => alternativesSql(alternatives, bind)) ?? []
  const worded = said.length === 0 ? [] : [`(${said.join(words?.isAny ? ' or ' : ' and ')})`]
  const all = [...asked, ...worded]
  return { where: [LISTED, ...all].join(' and '), asked: all.join(' and ') || 'true', values }
}
