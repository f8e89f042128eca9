import { payoutStates } from '@ginipig/domain/payment'
import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { Instant, Pence } from '#core/scalar.ts'

/** Money on its way from a provider's account at Stripe to their bank. Stripe makes it, daily and by itself. */
export const Payout = v.object({
  id: v.string(),
  amount: Pence,
  state: v.picklist(payoutStates),
  createdAt: Instant,
  /** The day on which the bank has it, or had it. */
  arrivesAt: Instant,
})
export type Payout = v.InferOutput<typeof Payout>

/** The latest ones, latest first. Asks Stripe while there is an account; Stripe away, it is what was known. */
export const listPayouts = endpoint({
  name: 'listPayouts',
  method: 'GET',
  path: '/provider/payouts',
  access: 'provider',
  response: v.object({
    items: v.array(Payout),
    bankLast4: v.nullable(v.string()),
    /** Pence that lie on the account and in no payout yet, as Stripe says now; null while Stripe is away. */
    atStripe: v.nullable(v.pipe(v.number(), v.integer())),
  }),
})
