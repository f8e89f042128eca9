import * as v from 'valibot'

/** Where to go on after a log-in or sign-up. The path is checked where it is used; whatever else stands in the address
 *  is nobody's way. */
export const NextSearch = v.object({ next: v.optional(v.fallback(v.optional(v.string()), undefined)) })
export type NextSearch = v.InferOutput<typeof NextSearch>
