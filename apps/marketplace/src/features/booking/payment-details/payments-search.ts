import { lenient } from '@ginipig/app/route/lenient.ts'
import {
  type PaymentKind,
  type PaymentPeriod,
  type PaymentState,
  paymentKinds,
  paymentPeriods,
  paymentStates,
} from '@ginipig/domain/payment'
import * as v from 'valibot'

/** What the history is narrowed to, as the address says it. */
export const PaymentsSearch = v.object({
  q: lenient(v.pipe(v.string(), v.trim(), v.maxLength(80))),
  state: lenient(v.picklist(paymentStates)),
  kind: lenient(v.picklist(paymentKinds)),
  period: lenient(v.picklist(paymentPeriods)),
})
export type PaymentsSearch = v.InferOutput<typeof PaymentsSearch>

type PaymentsQuery = { period: PaymentPeriod; q?: string; state?: PaymentState; kind?: PaymentKind }

export const toPaymentsQuery = ({ q, state, kind, period = 'months' }: PaymentsSearch): PaymentsQuery => ({
  period,
  ...(q && { q }),
  ...(state && { state }),
  ...(kind && { kind }),
})

/** Is anything left out but what is older? */
export const isNarrowed = ({ q, state, kind }: PaymentsSearch): boolean =>
  q !== undefined || state !== undefined || kind !== undefined

/** Every payment there is. */
export const everything = { q: undefined, state: undefined, kind: undefined, period: 'all' } satisfies PaymentsSearch
