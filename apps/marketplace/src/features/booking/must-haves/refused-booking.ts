import { tabValue } from '@ginipig/app/form/tab-value.ts'
import * as v from 'valibot'

/** The booking that came to nothing and was looked at last: its id alone. What was given for it serves the next one. */
export const refusedBooking = tabValue('refused-booking', v.string())

/** Its client chose a time like it: what fits of what they gave is filled in without another question. */
export const carriesAtOnce = tabValue('carries-at-once', v.literal(true))
