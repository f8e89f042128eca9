import { asFlag, asText, searchOf } from '#shell/index.ts'

/** In the address of the pages between the apps. Anything may stand there: `to` is checked where it is used. */
export const readHandoffSearch = searchOf({
  /** The path wanted, never an address. */
  to: asText,
  /** Whoever just logged in over there takes the place of who is signed in here. */
  fresh: asFlag,
  /** They come from a page that wasn't theirs to see, and are told so on arrival. */
  expired: asFlag,
})
export type HandoffSearch = ReturnType<typeof readHandoffSearch>
