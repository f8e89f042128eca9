import { asDate, asId, asMatching, searchOf } from '@ginipig/features/shell'

/** What of the calendar lives in the address: month, day and slot, so that a log-in or a reload comes back to them.
 *  A part that makes no sense is left out. */
export const readAvailabilitySearch = searchOf({
  month: asMatching(/^\d{4}-(?:0[1-9]|1[0-2])$/),
  day: asDate,
  slot: asId,
})
export type AvailabilitySearch = ReturnType<typeof readAvailabilitySearch>
