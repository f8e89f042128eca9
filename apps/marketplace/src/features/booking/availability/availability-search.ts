import { lenient } from '@ginipig/app/route/lenient.ts'
import { isCalendarDate } from '@ginipig/domain/time'
import * as v from 'valibot'

/** What of the calendar lives in the address: month, day and slot, so that a log-in or a reload comes back to them.
 *  A part that makes no sense is left out. */
export const AvailabilitySearch = v.object({
  month: lenient(v.pipe(v.string(), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/))),
  day: lenient(v.pipe(v.string(), v.check(isCalendarDate))),
  slot: lenient(v.pipe(v.string(), v.uuid())),
})
export type AvailabilitySearch = v.InferOutput<typeof AvailabilitySearch>
