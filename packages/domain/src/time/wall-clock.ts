import { DAY_MS } from './durations.ts'
import { formatTime, isoDate } from './format-date.ts'

/** What a clock on the wall of the appointment's place shows. `date` is YYYY-MM-DD, `time` HH:MM. */
export type WallClock = { date: string; time: string }

/** Instant (epoch ms, UTC) → wall clock of an IANA zone. By `Intl`: pages that only show times need no luxon. */
export const toWallClock = (instant: number, zone: string): WallClock => ({
  date: isoDate(instant, zone),
  time: formatTime(instant, zone),
})

/** Minutes since midnight. @param time - HH:MM */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** HH:MM of minutes since midnight; of 24:00 too. */
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** The date so many days after another; before it where they are negative. @param date - YYYY-MM-DD */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)
