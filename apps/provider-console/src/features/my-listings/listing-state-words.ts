import type { MyListing } from '@ginipig/contract/listing/my-listings.ts'
import type { ListingState } from '@ginipig/domain/listing'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

type Tone = 'success' | 'warning' | 'info' | 'neutral'

export const stateWords: Record<ListingState, { text: MessageDescriptor; tone: Tone }> = {
  draft: { text: msg`Draft`, tone: 'neutral' },
  listed: { text: msg`Live`, tone: 'success' },
  no_dates: { text: msg`No dates left`, tone: 'warning' },
  full: { text: msg`Full`, tone: 'info' },
  closed: { text: msg`Closed`, tone: 'neutral' },
}

/** As the filter calls them: what they ask of the provider. */
export const filterWords: Record<Exclude<ListingState, 'closed'>, MessageDescriptor> = {
  listed: msg`Live`,
  no_dates: msg`Needs dates`,
  full: msg`Full`,
  draft: msg`Drafts`,
}

/** Draft or changes to a listing: may it be finished rather than edited? */
export const isDraft = ({ state }: Pick<MyListing, 'state'>): boolean => state === 'draft'
