import { earningsStates, requirementKinds } from '@ginipig/domain/payment'
import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { Instant } from '#core/scalar.ts'

/** Where a provider's earnings go: their account at Stripe, as Stripe last told it (money.md §1.1). */
export const EarningsAccount = v.object({
  state: v.picklist(earningsStates),
  /** What Stripe still wants, each kind once; `problem` in Stripe's own words. */
  requirements: v.array(
    v.object({
      what: v.picklist(requirementKinds),
      from: v.picklist(['provider', 'stripe']),
      problem: v.nullable(v.string()),
    }),
  ),
  /** When the soonest of them is due, where Stripe says a time. */
  dueAt: v.nullable(Instant),
  /** Whether Stripe pays out to the bank; money can be received before it does. */
  paysOut: v.boolean(),
  bankLast4: v.nullable(v.string()),
  createdAt: v.nullable(Instant),
  /** When Stripe was last asked. */
  readAt: v.nullable(Instant),
})
export type EarningsAccount = v.InferOutput<typeof EarningsAccount>

/** Asks Stripe again while anything is open. When Stripe is away, it is what was known. */
export const getEarningsAccount = endpoint({
  name: 'getEarningsAccount',
  method: 'GET',
  path: '/provider/earnings-account',
  access: 'provider',
  response: EarningsAccount,
})

/** Makes the account at the first call, and each time a link to Stripe: to its own onboarding, or to the dashboard of an
 *  account from which nothing is asked any more, where the bank is changed. The link opens once and for minutes: it is
 *  asked for on the click and never kept. */
export const startEarningsOnboarding = endpoint({
  name: 'startEarningsOnboarding',
  method: 'POST',
  path: '/provider/earnings-account/onboarding',
  access: 'provider',
  body: v.object({}),
  response: v.object({ url: v.pipe(v.string(), v.url()) }),
  errors: ['payment_unavailable', 'too_many_requests'],
})
