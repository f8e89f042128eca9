import { formatTime, isoDate } from './format-date.ts'

/** What a clock on the wall of the appointment's place shows. `date` is YYYY-MM-DD, `time` HH:MM. */
export type WallClock = { date: string; time: string }

/** Instant (epoch ms, UTC) → wall clock of an IANA zone. By `Intl`: pages that only show times need no luxon. */
export const toWallClock = (instant: number, zone: string): WallClock => ({
  date: isoDate(instant, zone),
  time: formatTime(instant, zone),
})
