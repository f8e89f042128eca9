import type { ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import type { listMyListings } from '@ginipig/contract/listing/my-listings.ts'

/** Has a provider never listed anything? All that they have is drafts, if any. */
export const isNothingListed = ({ active, past, draft }: ResponseOf<typeof listMyListings>['counts']): boolean =>
  active + past === draft
