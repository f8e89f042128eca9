import * as v from 'valibot'
import { lenient } from '#route/lenient.ts'

/** In the address of the pages between the apps. Anything may stand there: `to` is checked where it is used. */
export const HandoffSearch = v.object({
  /** The path wanted, never an address. */
  to: lenient(v.string()),
  /** Whoever just logged in over there takes the place of who is signed in here. */
  fresh: lenient(v.boolean()),
  /** They come from a page that wasn't theirs to see, and are told so on arrival. */
  expired: lenient(v.boolean()),
})
export type HandoffSearch = v.InferOutput<typeof HandoffSearch>
