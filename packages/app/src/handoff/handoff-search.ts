import * as v from 'valibot'

const flag = v.optional(v.fallback(v.optional(v.boolean()), undefined))

/** In the address of the pages between the apps. Anything may stand there: `to` is checked where it is used. */
export const HandoffSearch = v.object({
  /** The path wanted, never an address. */
  to: v.optional(v.fallback(v.optional(v.string()), undefined)),
  /** Whoever just logged in over there takes the place of who is signed in here. */
  fresh: flag,
  /** They come from a page that wasn't theirs to see, and are told so on arrival. */
  expired: flag,
})
export type HandoffSearch = v.InferOutput<typeof HandoffSearch>
