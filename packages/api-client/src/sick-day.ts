import { getSickDay } from '@ginipig/contract/booking/sick-day.ts'
import { bookingLists } from '#booking.ts'
import { keyOf } from '#core/call-options.ts'
import { diaryChanged } from '#diary.ts'

/** After a day was taken off, or opened again. */
export const dayTakenOff = { stale: [keyOf(getSickDay), ...bookingLists, ...diaryChanged.stale] }
