export { retentionDays } from './retention.ts'

/** Since when the terms and policies that people read hold, as a date on the calendar (YYYY-MM-DD). It names their
 *  version: it changes with every change of what they say, and each account keeps the one that was agreed to. */
export const LEGAL_TEXTS_VERSION = '2026-11-26'
