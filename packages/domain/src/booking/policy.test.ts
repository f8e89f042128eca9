import { expect, test } from 'vitest'
import { HOUR_MS } from '#time/durations.ts'
import { bookingPolicy, MAX_LEAD_MS } from './policy.ts'

test('the policy has the numbers of the spec', () => {
  const hours = (ms: number) => ms / HOUR_MS
  expect({
    providerCancellation: bookingPolicy.providerCancellationRate,
    noShow: bookingPolicy.noShowRate,
    deposit: bookingPolicy.depositRate,
    commission: bookingPolicy.commissionRate,
    balance: hours(bookingPolicy.balanceBeforeMs),
    reminder: hours(bookingPolicy.remindBeforeMs),
    unpaid: hours(bookingPolicy.unpaidCutoffBeforeMs),
    response: hours(bookingPolicy.responseWindowMs),
    longestFull: hours(bookingPolicy.longestFullPaymentMs),
    balanceRetries: bookingPolicy.balanceRetriesMs.map(hours),
    contest: hours(bookingPolicy.contestMs),
    complete: hours(bookingPolicy.completeAfterMs),
    release: hours(bookingPolicy.releaseAfterMs),
  }).toEqual({
    providerCancellation: 1_500,
    noShow: 5_000,
    deposit: 1_500,
    commission: 1_500,
    balance: 36,
    reminder: 48,
    unpaid: 12,
    response: 8,
    longestFull: 85 * 24,
    balanceRetries: [6, 12],
    contest: 24,
    complete: 48,
    release: 7 * 24,
  })
})

test('no term lies so far before the start that the sweep would not look there', () => {
  const { balanceBeforeMs, remindBeforeMs, unpaidCutoffBeforeMs } = bookingPolicy
  expect(Math.max(balanceBeforeMs, remindBeforeMs, unpaidCutoffBeforeMs)).toBeLessThanOrEqual(MAX_LEAD_MS)
})
