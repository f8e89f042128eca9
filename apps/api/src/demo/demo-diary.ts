import { bookableUntil } from '@ginipig/domain/booking'
import { buildSlots } from '@ginipig/domain/listing'
import { daysAfter, fromWallClock, toWallClock } from '@ginipig/domain/time'
import type { DemoProvider } from './demo-providers.ts'
import type { Random } from './factories/random.ts'
import type { Row } from './factories/rows.ts'
import { buildSlot, type MadeSlot } from './factories/slot.ts'

/** When a provider works: days of the week (0 is Sunday) and the wall clock of first and last start. */
export type Hours = { days: ReadonlySet<number>; from: string; until: string }

const shifts = [
  ['08:00', '15:00'],
  ['09:00', '16:30'],
  ['10:00', '18:00'],
  ['12:00', '20:00'],
  ['16:00', '20:30'],
] as const

export function pickHours(random: Random): Hours {
  const [from, until] = random.pick(shifts)
  return { days: new Set(random.shuffle([1, 2, 3, 4, 5, 6, 0, 6, 5]).slice(0, 6)), from, until }
}

const weekday = (date: string) => new Date(`${date}T12:00:00Z`).getUTCDay()

/** Starts that a listing could have on a day, by its provider's hours; none on a day off. */
export function startsOn(listing: Row<'listing'>, hours: Hours, date: string): string[] {
  if (!hours.days.has(weekday(date))) return []
  return buildSlots(listing.duration_minutes, hours.from, hours.until).map(({ from }) => from)
}

export const WEEKS_AHEAD = 6

/** The slots of the coming weeks. Listings of one provider overlap on purpose: whichever is booked first wins. */
export function buildDiary(provider: DemoProvider, hours: Hours, now: number, random: Random): MadeSlot[] {
  const open = provider.listings.filter(({ status }) => status === 'listed')
  return open.flatMap((listing) => {
    const today = toWallClock(now, listing.zone).date
    // One in twenty has nothing open, as in life; one that asks for photos always has: the demo's bookings need it.
    const isFull = random.chance(0.05) && listing.must_haves.photos === null
    const density = isFull ? 0 : random.pick([0.2, 0.25, 0.3, 0.35, 0.4, 0.5])
    return Array.from({ length: WEEKS_AHEAD * 7 }, (_, day) => daysAfter(today, day)).flatMap((date) => {
      if (!random.chance(density)) return []
      const starts = random
        .shuffle(startsOn(listing, hours, date))
        .slice(0, random.int(1, 3))
        .sort()
      return starts
        .map((time) => ({ date, time }))
        .filter((start) => bookableUntil(fromWallClock(start, listing.zone) ?? 0, listing.approval) > now)
        .map((start) => buildSlot(listing, start, now, random))
    })
  })
}
