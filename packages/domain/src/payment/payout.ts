/** How far money on its way from a provider's account at Stripe to their bank is. `failed`: the bank sent it back, and
 *  it goes out again with the next one. Source: money.md §1.5. */
export const payoutStates = ['on_its_way', 'paid', 'failed'] as const
export type PayoutState = (typeof payoutStates)[number]

/** @param status - Stripe's own: `pending`, `in_transit`, `paid`, `failed`, `canceled` */
export function payoutState(status: string): PayoutState {
  if (status === 'paid') return 'paid'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'on_its_way'
}
