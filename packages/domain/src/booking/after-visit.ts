import { DAY_MS, HOUR_MS, MINUTE_MS } from '#time/durations.ts'

/** Ms after the start from which a client who isn't there may be marked as not come. Source: money.md §3.2. */
export const NO_SHOW_AFTER_MS = 15 * MINUTE_MS
/** Ms in which a client may say that they did come, before the provider's share goes out. Source: money.md §2. */
export const NO_SHOW_CONTEST_MS = DAY_MS
/** Ms after the end at which a booking that nobody marked counts as done. Source: money.md §2. */
export const COMPLETE_AFTER_MS = 48 * HOUR_MS
/** Ms after completion at which the provider's money goes out by itself. Source: money.md §2. */
export const RELEASE_AFTER_MS = 7 * DAY_MS
