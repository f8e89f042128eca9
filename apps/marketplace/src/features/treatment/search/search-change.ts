import type { TreatmentSearch } from './treatment-search.ts'

/** Puts a change into the address; a part that is undefined goes out of it. */
export type SearchChange = (change: TreatmentSearch, how?: { replace: boolean }) => void
