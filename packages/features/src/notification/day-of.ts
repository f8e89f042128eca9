import { DEFAULT_ZONE, toWallClock } from '@ginipig/domain/time'

/** The day of an instant, as headings count days: YYYY-MM-DD in the United Kingdom. */
export const dayOf = (instant: number): string => toWallClock(instant, DEFAULT_ZONE).date
