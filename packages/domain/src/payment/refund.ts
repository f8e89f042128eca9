/** Pence that one operator gives a client back alone. Source: trust.md §2.4. */
export const REFUND_ALONE_PENCE = 20_000

/** Does another operator have to agree before so much goes back? */
export const needsSecondOperator = (pence: number): boolean => pence > REFUND_ALONE_PENCE

/** Who is at fault where an operator gives a client back of a booking that is over: out of goodwill nobody. */
export const refundFaults = ['provider', 'nobody'] as const
export type RefundFault = (typeof refundFaults)[number]
