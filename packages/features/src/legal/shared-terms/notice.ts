/** Days before a change of the terms. Source: trust.md §5 (P2B Regulation). */
export const NOTICE_DAYS = 15
/** Days before an account of a provider is ended for good. Source: the same. */
export const TERMINATION_DAYS = 30
