import type { Slot } from '@ginipig/contract/listing/get-listing.ts'
import type { ListingCard } from '@ginipig/contract/listing/listing-card.ts'
import { type SlotPeriod, slotPeriod } from '@ginipig/domain/listing'
import { LAST_MINUTE_MS } from '@ginipig/domain/search/choices'
import { toWallClock } from '@ginipig/domain/time'

type Time = {
  /** YYYY-MM-DD by the place's clock. */
  date: string
  startsAt: number
  /** Undefined until the times are known: the card knows only when. */
  slotId: string | undefined
}

/** A listing at its first time that can be taken. */
export type NearTime = Time & {
  /** The same for as long as it can be taken. */
  key: string
  listing: ListingCard
  /** Later ones, as far as they are known. */
  more: readonly Time[]
}

/** Each listing once, at its first time in the next 48 hours: as the API counts them.
 *  @param slots - the next times of each listing, as far as they are known  @param part - of the day, by the place's clock */
export function nearTimes(
  listings: readonly ListingCard[],
  slots: ReadonlyMap<string, readonly Slot[]>,
  now: number,
  part?: SlotPeriod,
): NearTime[] {
  return listings.flatMap((listing) => {
    const known = slots.get(listing.id)?.map(({ id, startsAt, date }) => ({ slotId: id, startsAt, date }))
    const times = known ?? soonestOf(listing)
    const [first, ...more] = times.filter(
      ({ startsAt }) =>
        startsAt > now &&
        startsAt <= now + LAST_MINUTE_MS &&
        (part === undefined || slotPeriod(toWallClock(startsAt, listing.zone).time) === part),
    )
    return first ? [{ ...first, key: `${listing.id} ${first.startsAt}`, listing, more }] : []
  })
}

const soonestOf = ({ nextSlotAt, zone }: ListingCard): Time[] =>
  nextSlotAt === null ? [] : [{ slotId: undefined, startsAt: nextSlotAt, date: toWallClock(nextSlotAt, zone).date }]

/** Ids of listings that weren't there before. Only those that begin before the last one known then: later ones may just
 *  have come nearer with the hour, or up from the next page. Both lists the soonest first. */
export function justOpened(before: readonly NearTime[], times: readonly NearTime[]): string[] {
  const known = new Set(before.map(({ listing }) => listing.id))
  const last = Math.max(...before.map(({ startsAt }) => startsAt))
  return times
    .filter(({ listing, startsAt }) => !known.has(listing.id) && startsAt < last)
    .map(({ listing }) => listing.id)
}

/** By day, the earliest first; within a day as they came, or by their start. */
export function byDay(times: readonly NearTime[], areByStart: boolean): { date: string; times: NearTime[] }[] {
  const days = Map.groupBy(times, ({ date }) => date)
  return [...days]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([date, all]) => ({ date, times: areByStart ? all.toSorted((a, b) => a.startsAt - b.startsAt) : all }))
}
