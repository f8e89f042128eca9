import { DAY_MS } from '#time/durations.ts'

/** What a line of a client's payments is. */
export const paymentKinds = ['deposit', 'full', 'balance', 'refund'] as const
export const firstPaymentKinds = ['deposit', 'full'] as const satisfies readonly PaymentKind[]
export type PaymentKind = (typeof paymentKinds)[number]

/** How a payment stands. `if_accepted`: a balance that a request has only once its provider says yes; `set_aside`: held on the card until the provider answers; `not_taken`: given free again;
 *  `disputed`: the client's bank takes it back, undecided; `taken_back`: it did; `refund_pending`: on its way back;
 *  `part_refunded`: less came back than was taken for its booking. */
export const paymentStates = [
  'due',
  'if_accepted',
  'set_aside',
  'paid',
  'failed',
  'not_taken',
  'disputed',
  'taken_back',
  'refund_pending',
  'part_refunded',
  'refunded',
] as const
export type PaymentState = (typeof paymentStates)[number]
/** Those of a single charge. */
export type ChargeState = Extract<
  PaymentState,
  'set_aside' | 'paid' | 'failed' | 'not_taken' | 'disputed' | 'taken_back'
>

/** Spans that a list of payments can be cut to. */
export const paymentPeriods = ['months', 'year', 'all'] as const
export type PaymentPeriod = (typeof paymentPeriods)[number]

/** From when on payments are of a period: the last twelve months, this calendar year (UTC), all there are. Epoch ms. */
export function periodStart(period: PaymentPeriod, now: number): number {
  if (period === 'all') return 0
  return period === 'year' ? Date.UTC(new Date(now).getUTCFullYear(), 0) : now - 365 * DAY_MS
}

/** What Stripe calls a charge whose money is on hold or taken. */
export const fundedChargeStatuses = ['requires_capture', 'succeeded'] as const
