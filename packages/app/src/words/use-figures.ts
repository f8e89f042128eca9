import { bookingPolicy, HOLD_SHOWN_MS, NO_SHOW_AFTER_MS } from '@ginipig/domain/booking'
import { BOOKING_HORIZON_MONTHS, MAX_SHARE_OF_RRP, MIN_PRICE_PENCE } from '@ginipig/domain/listing'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@ginipig/domain/time'
import { useLingui } from '@lingui/react'
import { formatLocale } from './locale.ts'
import { useMoney } from './use-money.ts'

/** Every number that the texts name, from where the code has it: nothing is typed twice. Source: money.md §2, spec §9. */
export function useFigures() {
  const { i18n } = useLingui()
  const money = useMoney()
  const percent = new Intl.NumberFormat(formatLocale(i18n.locale), { style: 'percent', maximumFractionDigits: 2 })
  const rate = (basisPoints: number) => percent.format(basisPoints / 10_000)
  const policy = bookingPolicy
  return {
    depositShare: rate(policy.depositRate),
    commission: rate(policy.commissionRate),
    providerShare: rate(10_000 - policy.commissionRate),
    cancellationFee: rate(policy.providerCancellationRate),
    noShowShare: rate(policy.noShowRate),
    leastDiscount: rate(10_000 - MAX_SHARE_OF_RRP),
    leastPrice: money(MIN_PRICE_PENCE),
    answerHours: policy.responseWindowMs / HOUR_MS,
    answerBeforeHours: policy.responseBeforeStartMs / HOUR_MS,
    balanceHours: policy.balanceBeforeMs / HOUR_MS,
    onlyFullHours: (policy.balanceBeforeMs + policy.responseWindowMs) / HOUR_MS,
    unpaidHours: policy.unpaidCutoffBeforeMs / HOUR_MS,
    fullDays: policy.longestFullPaymentMs / DAY_MS,
    holdMinutes: HOLD_SHOWN_MS / MINUTE_MS,
    horizonMonths: BOOKING_HORIZON_MONTHS,
    noShowMinutes: NO_SHOW_AFTER_MS / MINUTE_MS,
    contestHours: policy.contestMs / HOUR_MS,
    completeHours: policy.completeAfterMs / HOUR_MS,
    releaseDays: policy.releaseAfterMs / DAY_MS,
  }
}
