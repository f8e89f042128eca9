import { lenient } from '@ginipig/app/route/lenient.ts'
import * as v from 'valibot'

/** Where to go on after a log-in or sign-up. The path is checked where it is used; whatever else stands in the address
 *  is nobody's way. */
export const NextSearch = v.object({ next: lenient(v.string()) })
export type NextSearch = v.InferOutput<typeof NextSearch>
