import { toWallClock, type WallClock } from '@ginipig/domain/time'
import { daysAfter, type Entry, timeOf } from './diary-days.ts'

/** Px from one day to the next, and of a half hour. */
export type Steps = { day: number; half: number }

/** Minutes of the first and the last start of a day. Source: product.md §4. */
const FIRST_START = 7 * 60
const LAST_START = 21 * 60 + 30

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Where a slot that was dragged so far would begin: on its half hours, within the days shown.
 *  @param by - px @returns the start, and how far that is in days and half hours */
export function startOfDrag(start: WallClock, by: { x: number; y: number }, steps: Steps, dates: readonly string[]) {
  const at = Math.max(0, dates.indexOf(start.date))
  const days = clamp(at + Math.round(by.x / steps.day), 0, dates.length - 1) - at
  const from = minutesOf(start.time)
  const minutes = clamp(from + Math.round(by.y / steps.half) * 30, FIRST_START, LAST_START)
  return { start: { date: daysAfter(start.date, days), time: timeOf(minutes) }, days, halves: (minutes - from) / 30 }
}

/** Only what nobody has booked can be moved, and no past. */
export const isMovable = (entry: Entry, now: number): boolean =>
  'slot' in entry && entry.slot.booked === 0 && entry.from > now

/** The slot's start by the wall clock. */
export const startOf = (entry: Entry, zone: string): WallClock => toWallClock(entry.from, zone)
