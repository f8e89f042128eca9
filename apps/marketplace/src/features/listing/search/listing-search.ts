import { lenient, SearchWords } from '@ginipig/app/route/lenient.ts'
import { levels, MIN_PRICE_PENCE, purposes, slotPeriods, sorts, subcategories } from '@ginipig/domain/listing'
import { reachMiles, starsAtLeast, TOP_PRICE_PENCE } from '@ginipig/domain/search/choices'
import { readSaid } from '@ginipig/domain/search/said-filters'
import { DEFAULT_ZONE, isCalendarDate, toWallClock } from '@ginipig/domain/time'
import * as v from 'valibot'

/** Known words joined by commas, in their own order: addresses stay readable and one choice has one address. */
const setOf = (words: readonly string[]) =>
  v.pipe(
    v.string(),
    v.transform((text) => chosen(words, text).join(',')),
    v.nonEmpty(),
  )

/** Pounds, as a person reads them in the address. */
const Pounds = v.pipe(
  v.number(),
  v.transform((pounds) => Math.round(pounds * 100) / 100),
  v.minValue(MIN_PRICE_PENCE / 100),
  v.maxValue(TOP_PRICE_PENCE / 100),
)

const everySubcategory = [...new Set(Object.values(subcategories).flat())]

/** How a list is shown. */
export const layouts = ['grid', 'list', 'map'] as const
export type Layout = (typeof layouts)[number]

/** Cards of a page. */
export const PAGE_SIZE = 12

/** Of cards, longer than a list usually begins: up to what three calls bring. */
export const longerPages = Array.from({ length: 11 }, (_, index) => (index + 2) * PAGE_SIZE)

/** An address that was kept or shared outlives its date; nothing is free on one that is past. */
const isToCome = (date: string) => date >= toWallClock(Date.now(), DEFAULT_ZONE).date

const Address = v.object({
  q: lenient(SearchWords),
  place: lenient(SearchWords),
  /** Miles round the place. */
  within: lenient(v.picklist(reachMiles)),
  date: lenient(v.pipe(v.string(), v.check(isCalendarDate), v.check(isToCome))),
  weekend: lenient(v.literal(true)),
  part: lenient(setOf(slotPeriods)),
  rating: lenient(v.picklist(starsAtLeast)),
  subcategory: lenient(v.picklist(everySubcategory)),
  level: lenient(setOf(levels)),
  purpose: lenient(setOf(purposes)),
  min: lenient(Pounds),
  max: lenient(Pounds),
  instant: lenient(v.literal(true)),
  online: lenient(v.literal(true)),
  sort: lenient(v.picklist(sorts)),
  view: lenient(v.picklist(layouts)),
  /** Cards that were shown: a reload, a shared address and, without script, "Show more" begin with as many. */
  more: lenient(v.picklist(longerPages)),
})
export type ListingSearch = v.InferOutput<typeof Address>

/** What the words say, as the address has it: filters, and the other words. */
export function saidSearch(words: string | undefined): ListingSearch {
  if (words === undefined) return {}
  const { words: q, filters } = readSaid(words, Date.now(), DEFAULT_ZONE)
  const { part, priceMax, ...same } = filters
  return {
    ...same,
    ...(part && { part: part.join(',') }),
    ...(priceMax !== undefined && { max: priceMax / 100 }),
    q: q || undefined,
  }
}

/** Takes the filters out of the words; one that is set already goes before (decision 0131). */
function withSaid(search: ListingSearch): ListingSearch {
  if (search.q === undefined) return search
  const { q, date, weekend, ...said } = saidSearch(search.q)
  const isDayTold = search.date !== undefined || search.weekend === true
  const told = Object.entries({ ...said, ...(isDayTold ? {} : { date, weekend }) })
  const added = told.filter(([name, value]) => value !== undefined && search[name as keyof ListingSearch] === undefined)
  return { ...search, ...Object.fromEntries(added), q }
}

/** All that /treatment keeps in its address: words, filters, order and look. */
export const ListingSearch = v.pipe(Address, v.transform(withSaid))

/** What a form without script sends along beside its own fields, in one order: the server reads an address in ours, the
 *  browser as it stands, and a hidden field of another name is another page to React. An address that was shared carries
 *  more ("fbclid"), of which the page that the server rendered knows nothing. */
export const hiddenFields = (search: ListingSearch, fields: readonly (keyof ListingSearch)[]): [string, string][] =>
  Object.keys(Address.entries).flatMap((key): [string, string][] => {
    const name = key as keyof ListingSearch
    const value = search[name]
    return value === undefined || fields.includes(name) ? [] : [[name, String(value)]]
  })

/** The words of a set in the address. */
export function chosen<Word extends string>(words: readonly Word[], text: string | undefined): Word[] {
  const given = text?.split(',') ?? []
  return words.filter((word) => given.includes(word))
}

/** The set with one word put in or taken out; undefined when nothing is left. */
export function toggled(words: readonly string[], text: string | undefined, word: string): string | undefined {
  const now = chosen(words, text)
  const next = now.includes(word) ? now.filter((one) => one !== word) : [...now, word]
  return chosen(words, next.join(',')).join(',') || undefined
}
