import { Month } from '@ginipig/contract/core/scalar.ts'
import { earningShows } from '@ginipig/domain/payment'
import * as v from 'valibot'

const optional = <S extends v.GenericSchema>(schema: S) => v.optional(v.fallback(v.optional(schema), undefined))

/** What the history is narrowed to, as the address says it; the statement is of the same month. */
export const EarningsSearch = v.object({
  month: optional(Month),
  show: optional(v.picklist(earningShows)),
  /** One payout and what it is made of, in place of both. */
  payout: optional(v.pipe(v.string(), v.maxLength(255))),
})
export type EarningsSearch = v.InferOutput<typeof EarningsSearch>
