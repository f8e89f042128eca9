import type { TreatmentSearch } from './treatment-search.ts'

/** The parts that the two browsing routes keep of their address. */
export const treatmentSearchParts: Record<keyof TreatmentSearch, true> = {
  q: true,
  place: true,
  date: true,
  subcategory: true,
  level: true,
  purpose: true,
  min: true,
  max: true,
  instant: true,
  online: true,
  sort: true,
  view: true,
}
