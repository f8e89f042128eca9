export { retentionDays } from './retention.ts'

/** Since when the terms and policies that people read hold, as a date on the calendar (YYYY-MM-DD). It names their
 *  version: it changes with every change of what they say, and each account keeps the one that was agreed to. */
export const LEGAL_TEXTS_VERSION = '2026-11-30'

/** Days before a change of the terms, in which everybody hears of it. Source: trust.md §5 (P2B Regulation). */
export const NOTICE_DAYS = 15
/** Days before an account of a provider is ended for good. Source: the same. */
export const TERMINATION_DAYS = 30
