/** Milliseconds; every instant in the domain is epoch milliseconds in UTC. */
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** The zone of an appointment's place unless its provider says otherwise (product.md §4). */
export const DEFAULT_ZONE = 'Europe/London'
