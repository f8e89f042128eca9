import type { ListingDraft } from '@ginipig/contract/listing/listing-draft.ts'

/** Where one goes from a draft that is left: to the others that were begun, or back to the listing that it changes. */
export const placeOf = (listed: ListingDraft['listed']) =>
  listed === null ? '/provider/appointment' : '/provider/my-listings'
