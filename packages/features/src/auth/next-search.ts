import * as v from 'valibot'

/** Where to go on after a log-in or sign-up. The path is checked where it is used; whatever else stands in the address
 *  is nobody's way. */
const NextSearch = v.object({ next: v.optional(v.fallback(v.optional(v.string()), undefined)) })
export type NextSearch = v.InferOutput<typeof NextSearch>

/** Reads an address's search; never fails. */
export const readNext = (search: unknown): NextSearch => v.parse(NextSearch, search)
