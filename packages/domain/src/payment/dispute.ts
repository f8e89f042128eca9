/** How a dispute stands, as far as it moves money: `open` freezes what is left of the booking. */
export type DisputeState = 'open' | 'won' | 'lost'

const states: Readonly<Record<string, DisputeState>> = {
  warning_needs_response: 'open',
  warning_under_review: 'open',
  needs_response: 'open',
  under_review: 'open',
  appeal_needs_response: 'open',
  appeal_under_review: 'open',
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
}

/** What one of Stripe's words for a dispute means; undefined for one that we don't know: it moves no money and a person
 *  looks. Source: money.md §1.5. */
export const disputeState = (status: string): DisputeState | undefined =>
  Object.hasOwn(states, status) ? states[status] : undefined

/** Words for one that is over: nobody waits for an answer of ours. */
export const closedDisputes = ['won', 'warning_closed', 'prevented', 'lost'] as const

/** Reasons of a bank that are about the visit, so that its provider answers for it; any other is ours to bear. */
const ofTheVisit: ReadonlySet<string> = new Set([
  'product_not_received',
  'product_unacceptable',
  'credit_not_processed',
])

/** Pence that a provider owes of a dispute that was lost after they had their share; the rest is our loss.
 *  Source: money.md §2. @param share - what they had of the booking */
export const providerOwesOfDispute = (reason: string, amount: number, share: number): number =>
  ofTheVisit.has(reason) ? Math.min(amount, share) : 0
