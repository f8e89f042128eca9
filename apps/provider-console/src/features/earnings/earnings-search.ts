import { lenient } from '@ginipig/app/route/lenient.ts'
import { Month } from '@ginipig/contract/core/scalar.ts'
import { earningShows } from '@ginipig/domain/payment'
import * as v from 'valibot'

/** What the history is narrowed to, as the address says it; the statement is of the same month. */
export const EarningsSearch = v.object({
  month: lenient(Month),
  show: lenient(v.picklist(earningShows)),
  /** One payout and what it is made of, in place of both. */
  payout: lenient(v.pipe(v.string(), v.maxLength(255))),
})
export type EarningsSearch = v.InferOutput<typeof EarningsSearch>
