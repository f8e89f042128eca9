import { getCalendars } from '@ginipig/contract/listing/calendars.ts'
import { getDiary } from '@ginipig/contract/listing/diary.ts'
import { getGap } from '@ginipig/contract/listing/gap.ts'
import { listMyListings } from '@ginipig/contract/listing/my-listings.ts'
import { keyOf } from '#core/call-options.ts'

/** A provider's times, and which of today's are still free to tell of. */
export const ownTimes = [keyOf(getDiary), keyOf(getGap)]

/** After any change of a provider's slots or busy times. */
export const diaryChanged = { stale: [...ownTimes, keyOf(listMyListings)] }

/** After any change of the calendars that a provider has read, or of the feed of their own. */
export const calendarsChanged = { stale: [keyOf(getCalendars), ...diaryChanged.stale] }
