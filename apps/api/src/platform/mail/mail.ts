import { Audience } from '@ginipig/contract/identity'
import { Language } from '@ginipig/domain/identity'
import * as v from 'valibot'

/** Everything we write to people by e-mail, and what each mail must be told. Instants are epoch ms. */
export const Mail = v.variant('kind', [
  v.object({ kind: v.literal('sign_up_code'), code: v.string(), expiresAt: v.number() }),
  /** To somebody whose address was given for a new account, or for another person's. */
  v.object({ kind: v.literal('account_exists'), app: Audience }),
  v.object({ kind: v.literal('new_address_code'), code: v.string(), expiresAt: v.number() }),
  v.object({ kind: v.literal('reset_link'), link: v.string(), expiresAt: v.number() }),
  v.object({ kind: v.literal('password_changed'), app: Audience, at: v.number() }),
  v.object({ kind: v.literal('mobile_changed'), app: Audience, at: v.number() }),
  /** To the old address. `newAddress` is masked. */
  v.object({ kind: v.literal('email_moved_away'), at: v.number(), newAddress: v.string() }),
  /** To the new address. */
  v.object({ kind: v.literal('email_moved_here'), app: Audience, at: v.number() }),
  v.object({ kind: v.literal('account_deleted'), at: v.number() }),
])
export type Mail = v.InferOutput<typeof Mail>

/** A mail with its address, as it waits in the queue. */
export const MailOrder = v.object({ to: v.string(), language: Language, mail: Mail })
export type MailOrder = v.InferOutput<typeof MailOrder>
