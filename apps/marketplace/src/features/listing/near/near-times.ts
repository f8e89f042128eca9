import type { Slot } from '@ginipig/contract/listing/get-listing.ts'
import type { ListingCard } from '@ginipig/contract/listing/listing-card.ts'
import { type SlotPeriod, slotPeriod } from '@ginipig/domain/listing'
import { LAST_MINUTE_MS } from '@ginipig/domain/search/choices'
import { toWallClock } from '@ginipig/domain/time'

/** A time that can be taken, with its listing. */
export type NearTime = {
  /** The same for as long as it can be taken. */
  key: string
  /** YYYY-MM-DD by the place's clock. */
  date: string
  startsAt: number
  listing: ListingCard
  /** Undefined until the times are known: the card knows only when. */
  slotId: string | undefined
}

/** The first time of each listing on each day of the next 48 hours.
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
    const inTime = times.filter(
      ({ startsAt }) =>
        startsAt > now &&
        startsAt <= now + LAST_MINUTE_MS &&
        (part === undefined || slotPeriod(toWallClock(startsAt, listing.zone).time) === part),
    )
    const firsts = new Map(inTime.toReversed().map((time) => [time.date, time]))
    return [...firsts.values()]
      .toReversed()
      .map((time) => ({ ...time, key: `${listing.id} ${time.startsAt}`, listing }))
  })
}

const soonestOf = ({ nextSlotAt, zone }: ListingCard) =>
  nextSlotAt === null ? [] : [{ slotId: undefined, startsAt: nextSlotAt, date: toWallClock(nextSlotAt, zone).date }]

/** By day, the earliest first; within a day as they came, or by their start. */
export function byDay(times: readonly NearTime[], areByStart: boolean): { date: string; times: NearTime[] }[] {
  const days = Map.groupBy(times, ({ date }) => date)
  return [...days]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([date, all]) => ({ date, times: areByStart ? all.toSorted((a, b) => a.startsAt - b.startsAt) : all }))
}
