import type * as domain from '@ginipig/domain/booking'
import { unsaidByVersion1 } from '@ginipig/domain/booking'
import * as v from 'valibot'
import { Pence } from '#core/scalar.ts'

const Rate = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))
const Duration = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The domain's BookingPolicy as it lies on each booking. Stored ones are never rewritten: a number that a later
 *  version adds gets, as its default here, what was true before it. */
export const BookingPolicy = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  depositRate: Rate,
  commissionRate: Rate,
  providerCancellationRate: Rate,
  noShowRate: Rate,
  smallestChargePence: Pence,
  balanceBeforeMs: Duration,
  remindBeforeMs: Duration,
  unpaidCutoffBeforeMs: Duration,
  responseWindowMs: Duration,
  responseBeforeStartMs: Duration,
  longestFullPaymentMs: Duration,
  balanceRetriesMs: v.optional(v.pipe(v.array(Duration), v.readonly()), unsaidByVersion1.balanceRetriesMs),
  contestMs: v.optional(Duration, unsaidByVersion1.contestMs),
  completeAfterMs: v.optional(Duration, unsaidByVersion1.completeAfterMs),
  releaseAfterMs: v.optional(Duration, unsaidByVersion1.releaseAfterMs),
}) satisfies v.GenericSchema<unknown, domain.BookingPolicy>

/** What a client is promised by; nothing that tells what the provider earns or owes. */
export const ClientPolicy = v.omit(BookingPolicy, [
  'commissionRate',
  'providerCancellationRate',
]) satisfies v.GenericSchema<unknown, domain.ClientPolicy>
