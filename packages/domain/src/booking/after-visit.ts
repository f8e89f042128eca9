import { MINUTE_MS } from '#time/durations.ts'

/** Ms after the start from which a client who isn't there may be marked as not come. Source: money.md §3.2. */
export const NO_SHOW_AFTER_MS = 15 * MINUTE_MS
