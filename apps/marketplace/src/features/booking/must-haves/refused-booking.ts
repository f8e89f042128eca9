import { tabValue } from '@ginipig/app/form/tab-storage.ts'
import * as v from 'valibot'

/** The booking that came to nothing and was looked at last: its id alone. What was given for it serves the next one. */
export const refusedBooking = tabValue('refused-booking', v.string())
