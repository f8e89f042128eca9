import { FIRST_START, GRID_MINUTES, LAST_START } from '@ginipig/domain/listing'
import { daysAfter, minutesOf, timeOf, toWallClock, type WallClock } from '@ginipig/domain/time'
import type { Entry } from './diary-days.ts'

/** Px from one day to the next, and of a half hour. */
export type Steps = { day: number; half: number }

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** Where a slot that was dragged so far would begin: on its half hours, within the days shown.
 *  @param by - px @returns the start, and how far that is in days and half hours */
export function startOfDrag(start: WallClock, by: { x: number; y: number }, steps: Steps, dates: readonly string[]) {
  const at = Math.max(0, dates.indexOf(start.date))
  const days = clamp(at + Math.round(by.x / steps.day), 0, dates.length - 1) - at
  const from = minutesOf(start.time)
  const half = Math.round(by.y / steps.half)
  const minutes = clamp(from + half * GRID_MINUTES, minutesOf(FIRST_START), minutesOf(LAST_START))
  return {
    start: { date: daysAfter(start.date, days), time: timeOf(minutes) },
    days,
    halves: (minutes - from) / GRID_MINUTES,
  }
}

/** Only what nobody has booked can be moved, and no past. */
export const isMovable = (entry: Entry, now: number): boolean =>
  'slot' in entry && entry.slot.booked === 0 && entry.from > now

/** The slot's start by the wall clock. */
export const startOf = (entry: Entry, zone: string): WallClock => toWallClock(entry.from, zone)
