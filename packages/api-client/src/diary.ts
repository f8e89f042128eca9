import { getCalendars } from '@ginipig/contract/listing/calendars.ts'
import { getDiary } from '@ginipig/contract/listing/diary.ts'
import { listMyListings } from '@ginipig/contract/listing/my-listings.ts'
import { keyOf } from '#core/call-options.ts'

/** After any change of a provider's slots or busy times. */
export const diaryChanged = { stale: [keyOf(getDiary), keyOf(listMyListings)] }

/** After any change of the calendars that a provider has read, or of the feed of their own. */
export const calendarsChanged = { stale: [keyOf(getCalendars), ...diaryChanged.stale] }
