import { tabValue } from '@ginipig/app/form/tab-value.ts'
import { Challenge } from '@ginipig/contract/identity/sign-up.ts'
import * as v from 'valibot'

/** A sign-up that waits for its code. Never in the address: who sees it there could try codes. */
const WaitingSignUp = v.object({
  challenge: Challenge,
  /** Where the code went. */
  email: v.string(),
  /** Wrong codes typed so far. */
  wrongTries: v.number(),
  /** Leads on afterwards; checked where it is used. */
  next: v.optional(v.string()),
  /** The photo didn't get through; the sign-up did. */
  hasLostPhoto: v.boolean(),
})
export type WaitingSignUp = v.InferOutput<typeof WaitingSignUp>

export const waitingSignUp = tabValue('ginipig.sign-up.waiting', WaitingSignUp)
