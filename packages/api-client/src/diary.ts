import { getDiary } from '@ginipig/contract/listing/diary.ts'
import { listMyListings } from '@ginipig/contract/listing/my-listings.ts'
import { keyOf } from '#core/call-options.ts'

/** After any change of a provider's slots or busy times. */
export const diaryChanged = { stale: [keyOf(getDiary), keyOf(listMyListings)] }
