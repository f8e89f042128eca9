import {
  type PaymentKind,
  type PaymentPeriod,
  type PaymentState,
  paymentKinds,
  paymentPeriods,
  paymentStates,
} from '@ginipig/domain/payment'
import * as v from 'valibot'

const optional = <S extends v.GenericSchema>(schema: S) => v.optional(v.fallback(v.optional(schema), undefined))

/** What the history is narrowed to, as the address says it. */
export const PaymentsSearch = v.object({
  q: optional(v.pipe(v.string(), v.trim(), v.maxLength(80))),
  state: optional(v.picklist(paymentStates)),
  kind: optional(v.picklist(paymentKinds)),
  period: optional(v.picklist(paymentPeriods)),
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
