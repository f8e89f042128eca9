import { isDeepStrictEqual } from 'node:util'
import type { QueryOf } from '@ginipig/contract/core/endpoint.ts'
import type { ListingCard } from '@ginipig/contract/listing/listing-card.ts'
import type { SearchMeaning, searchListings } from '@ginipig/contract/listing/search-listings.ts'
import { soonestStart } from '@ginipig/domain/booking'
import {
  didYouMean,
  fold,
  type Idea,
  type Reading,
  readQuery,
  type SearchDepth,
  searchDepths,
  takeDay,
  USUAL_REACH_MILES,
  WIDE_REACH_MILES,
} from '@ginipig/domain/search'
import { comingWeekend, DAY_MS, DEFAULT_ZONE, HOUR_MS, toWallClock } from '@ginipig/domain/time'
import { findPlace, METRES_A_MILE, type Reach, reachOf, type Spot } from '#modules/place/gazetteer.ts'
import type { ListingSearch } from './search-conditions.sql.ts'
import { fromCursor } from './search-cursor.ts'
import { alternativesOf, namesOf } from './search-ideas.ts'

/** One way to take what was asked for. */
export type Interpretation = {
  search: ListingSearch
  /** Which of all ways it is: a cursor goes on with the one that found something. */
  number: number
  /** Null where nothing was searched for by words or place. */
  meaning: Omit<SearchMeaning, 'miles'> | null
  reach: readonly Reach[] | undefined
  /** Where one may look further or less far round. */
  spot: Spot | undefined
}

type Taken = Reading<Spot>

type Query = QueryOf<typeof searchListings>

/** Words as PostgreSQL can take them: no control characters, of which it refuses the zero byte. */
const plain = (text: string | undefined) => text?.replace(/\p{Cc}+/gu, ' ').trim() || undefined

/** Every way to take a search, the likeliest first: as it stands, with its slips mended, with what looks like a place taken
 *  for a word; each by title, by kind, by anything that is said, by the treatments it names whatever else it says, and at
 *  last by any of its words.
 *  @param without - providers of whom the searcher sees no times
 *  @returns none where the words say nothing; and what is told of the search where no way finds anything
 *  @throws Refusal `invalid_input` for a cursor that isn't ours */
export function interpretSearch(query: Query, now: number, without?: readonly string[]): Ways {
  const { q, date, weekend, soon, part } = query
  const isFiltered = date !== undefined || weekend || soon || part !== undefined
  const said = q === undefined || isFiltered ? undefined : takeDay(q, now, DEFAULT_ZONE)
  if (!said) return waysOf(query, now, without, {})
  // Where nothing that is meant is free then, the day may be somebody's name; at last other days are looked at.
  const { rest, dates, part: when = null } = said
  const round = (isOpen: boolean, first: number) =>
    waysOf({ ...query, q: rest || undefined }, now, without, { first, when: { dates, part: when, isOpen } })
  const then = round(true, 0)
  const named = waysOf({ ...query, q: undefined }, now, without, { first: then.all, called: fold(query.q ?? '') })
  const otherwise = round(false, then.all + named.all)
  const isMeant = ({ meaning }: Interpretation) => meaning?.depth === 'named'
  const alike = then.ways.filter((way) => !isMeant(way))
  return { ...otherwise, ways: [...then.ways.filter(isMeant), ...named.ways, ...alike, ...otherwise.ways] }
}

type Ways = { ways: Interpretation[]; nothing: SearchMeaning | null }

/** @param first - number of the first way  @param when - the day that the words named, which they no longer hold
 *  @param called - folded words that are all in the names of one provider */
function waysOf(
  query: Query,
  now: number,
  without: readonly string[] | undefined,
  { first: base = 0, when, called }: { first?: number; when?: NonNullable<SearchMeaning['when']>; called?: string },
): Ways & { all: number } {
  const { q, place, within, date, weekend, part, rating, cursor: after, ...asked } = query
  const cursor = after === undefined ? undefined : fromCursor(after, asked.sort)
  const [words, where] = [plain(q), plain(place)]
  const miles = within === undefined ? USUAL_REACH_MILES : Number(within)
  const rest: ListingSearch = {
    ...asked,
    without,
    subcategory: plain(asked.subcategory),
    cursor,
    dates: when?.isOpen ? nearness(when.dates, now) : datesOf(date, weekend, now),
    parts: when?.isOpen && when.part ? [when.part] : part?.length ? part : undefined,
    rating: rating === undefined ? undefined : Number(rating),
  }
  const folded = where === undefined ? undefined : fold(where)
  const told = folded === undefined ? undefined : (findPlace(folded, 'exactly') ?? findPlace(folded, 'beginning'))
  // A town that no gazetteer has may still be where somebody works; only then was its name mistyped.
  const mended = folded === undefined || told ? undefined : findPlace(folded, 'nearly')
  const readings: Taken[] =
    words === undefined
      ? [
          {
            ideas: [],
            place: undefined,
            isPlaceMended: false,
            rest: undefined,
            corrected: undefined,
            isMedicine: false,
            isOnline: false,
          },
        ]
      : readWords(words, where)
  const isTold = [words, where, when, called].some((told) => told !== undefined)
  const isSure = readings.some((reading) => reading.place?.isWellKnown && !reading.isPlaceMended)
  const certain = isSure ? readings.filter((reading) => reading.place && !reading.isPlaceMended) : readings
  const placed = readings.find(({ place, isPlaceMended }) => place && !isPlaceMended)
  const elsewhere = placed?.ideas.map((idea) => (idea.kind === 'concept' ? idea.said : idea.word)).join(' ')
  const ways: Interpretation[] = []
  const reaches = new Map<string, readonly Reach[]>()
  const reachWithin = (spot: Spot, radius: number) => {
    const key = `${spot.label} ${radius}`
    const reach = reaches.get(key) ?? reachOf(spot, radius * METRES_A_MILE)
    reaches.set(key, reach)
    return reach
  }
  const add = (reading: Taken, depth: SearchDepth, radius: number, isOnline: boolean, spot = told ?? reading.place) => {
    const reach = spot && reachWithin(spot, radius)
    const place = spot ? { label: spot.label, within: spot.isArea ? null : radius } : null
    const { corrected = null, isMedicine, ideas } = reading
    const notNear = !spot && depth === 'known' ? placed?.place?.label : undefined
    const beside = notNear === undefined ? reading.rest : placed?.rest
    const search: ListingSearch = {
      ...rest,
      online: isOnline || rest.online,
      words: called === undefined ? wordsOf(ideas, depth) : { alternatives: namesOf(called), isAny: false },
      districts: reach && {
        codes: reach.map(({ outward }) => outward.toLowerCase()),
        metres: reach.map(({ metres }) => metres),
      },
      town: spot ? undefined : where,
    }
    // A word that means no treatment is looked for in the same places by its kind and by what is said.
    if (ways.some((way) => isDeepStrictEqual(way.search, search))) return
    ways.push({
      number: base + ways.length,
      reach: spot?.isArea ? undefined : reach,
      spot: spot?.isArea ? undefined : spot,
      meaning: isTold
        ? {
            ...{ corrected, depth, isMedicine, isOnline, place },
            ...(beside !== undefined && { rest: beside }),
            ...(when && { when }),
            ...(notNear && { notNear }),
          }
        : null,
      search,
    })
  }
  const addAll = (isOnline: boolean) => {
    for (const depth of depthsOf(certain.some(({ ideas }) => ideas.length > 0))) {
      const shallow = certain.filter(({ ideas }) => isWorthIt(ideas, depth))
      for (const reading of shallow) add(reading, depth, miles, isOnline)
      if (mended) for (const reading of shallow) add(reading, depth, miles, isOnline, mended)
      // What is meant, further away, goes before what is only like it.
      if ((depth === 'named' || depth === 'known') && within === undefined)
        for (const reading of shallow) {
          const spot = told ?? reading.place
          if (spot && !spot.isArea) add(reading, depth, WIDE_REACH_MILES, isOnline)
        }
    }
  }
  // Where nothing of it is held online, it is looked for without.
  if (!asked.online && readings.some(({ isOnline }) => isOnline)) addAll(true)
  addAll(false)
  const going = cursor === undefined ? ways : ways.filter(({ number }) => number === cursor.way)
  const [first] = ways
  const suggestion =
    words === undefined ? null : (didYouMean(words, (one) => findPlace(one, 'exactly') !== undefined) ?? null)
  return {
    ways: going,
    all: ways.length,
    nothing: isTold ? { ...(first?.meaning ?? unread), suggestion, ...(elsewhere && { elsewhere }), miles: {} } : null,
  }
}

const unread = { corrected: null, depth: 'named', isMedicine: false, isOnline: false, place: null } as const

const depthsOf = (isWorded: boolean): readonly SearchDepth[] => (isWorded ? searchDepths : ['named'])

/** Some of the words are less than all of them, which were tried before. */
const isWorthIt = (ideas: readonly Idea[], depth: SearchDepth): boolean =>
  depth === 'known' ? new Set(ideas.map(({ kind }) => kind)).size > 1 : depth !== 'some' || ideas.length > 1

const wordsOf = (ideas: readonly Idea[], depth: SearchDepth): ListingSearch['words'] =>
  ideas.length === 0 ? undefined : { alternatives: alternativesOf(ideas, depth), isAny: depth === 'some' }

/** A place that is told in its own field is not looked for among the words. */
const readWords = (words: string, where: string | undefined) =>
  readQuery<Spot>(words, where === undefined ? findPlace : () => undefined)

function datesOf(date: string | undefined, weekend: boolean | undefined, now: number): ListingSearch['dates'] {
  const all = date !== undefined ? [date] : weekend ? comingWeekend(now, DEFAULT_ZONE) : undefined
  return all && nearness(all, now)
}

function nearness(all: string[], now: number): NonNullable<ListingSearch['dates']> {
  const [tomorrow, soon] = [now + DAY_MS, soonestStart(now, 'manual') + HOUR_MS].map(
    (at) => toWallClock(at, 'UTC').date,
  )
  const hasBegun = (until = '') => all.some((one) => one <= until)
  return { all, areNear: hasBegun(tomorrow), areUponUs: hasBegun(soon) }
}

/** What a page is told of the way that found it. */
export function meaningOf({ meaning, reach }: Interpretation, cards: readonly ListingCard[]): SearchMeaning | null {
  if (!meaning) return null
  const near = (reach ?? []).filter(({ outward }) => cards.some(({ outwardPostcode }) => outwardPostcode === outward))
  const miles = near.map(({ outward, metres }) => [outward, Math.round((metres / METRES_A_MILE) * 10) / 10] as const)
  return { ...meaning, miles: Object.fromEntries(miles) }
}
