import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'

/** `pm_…`, a card at Stripe. */
export const CardId = v.pipe(v.string('invalid'), v.regex(/^pm_\w{1,60}$/, 'invalid'))

/** A saved card as Stripe knows it; no number ever reaches us (money.md §1.8). */
export const SavedCard = v.object({
  id: v.string(),
  brand: v.string(),
  last4: v.string(),
  expiryMonth: v.number(),
  expiryYear: v.number(),
  isExpired: v.boolean(),
})
export type SavedCard = v.InferOutput<typeof SavedCard>

export const listCards = endpoint({
  name: 'listCards',
  method: 'GET',
  path: '/cards',
  access: 'client',
  response: v.array(SavedCard),
  errors: ['payment_unavailable'],
})

/** Signed by Stripe over the raw body; says only "look again" (money.md §1.7). Snapshot events, of our own account. */
export const receiveStripeEvent = endpoint({
  name: 'receiveStripeEvent',
  method: 'POST',
  path: '/stripe/webhooks',
  access: 'public',
  body: v.unknown(),
  response: v.object({ received: v.boolean() }),
  stoppedBy: 'nothing',
})

/** The same for thin events, of providers' accounts: an address and a secret of their own. */
export const receiveStripeNotice = endpoint({
  name: 'receiveStripeNotice',
  method: 'POST',
  path: '/stripe/notices',
  access: 'public',
  body: v.unknown(),
  response: v.object({ received: v.boolean() }),
  stoppedBy: 'nothing',
})
