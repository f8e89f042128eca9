import type * as domain from '@ginipig/domain/booking'
import * as v from 'valibot'
import { Pence } from '#core/scalar.ts'

const Rate = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))
const Duration = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The domain's BookingPolicy as it lies on each booking. A number that a later version adds is written into those that lie
 *  without it by its migration: what was true of them (decision 0028). */
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
  balanceRetriesMs: v.pipe(v.array(Duration), v.readonly()),
  contestMs: Duration,
  completeAfterMs: Duration,
  releaseAfterMs: Duration,
}) satisfies v.GenericSchema<unknown, domain.BookingPolicy>

/** What a client is promised by; nothing that tells what the provider earns or owes. */
export const ClientPolicy = v.omit(BookingPolicy, [
  'commissionRate',
  'providerCancellationRate',
]) satisfies v.GenericSchema<unknown, domain.ClientPolicy>
