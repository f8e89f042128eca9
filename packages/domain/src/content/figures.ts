import { NO_SHOW_AFTER_MS } from '#booking/after-visit.ts'
import { bookingPolicy, HOLD_SHOWN_MS, UNDO_ACCEPT_MS } from '#booking/policy.ts'
import { splitPrice } from '#booking/price-split.ts'
import { MAX_PROPOSED_TIMES } from '#booking/proposal.ts'
import { settle } from '#booking/settlement.ts'
import { OTP_LENGTH, OTP_LIFE_MS, OTP_RESEND_MS, OTP_TRIES } from '#identity/index.ts'
import { BOOKING_HORIZON_MONTHS, highestPrice, MAX_SHARE_OF_RRP, MIN_PRICE_PENCE } from '#listing/index.ts'
import { formatMoney } from '#money/index.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#time/index.ts'
import { MEGABYTE, uploadLimits } from '#upload/index.ts'

/** The example that texts count with, pence: a usual price and what is asked. */
const USUAL = 12_000
const PRICE = 5_400

/** Every number that the product's texts name, each from the rule that keeps it, so that no text can promise another:
 *  `texts` as they are read, `counts` still to be said (hours, days, minutes, months, pieces). Source: money.md §2, spec §9.
 *  @param locale - BCP 47  @param money - says pence */
export function productFigures(locale: string, money: (pence: number) => string) {
  const policy = bookingPolicy
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  const rate = (basisPoints: number) => percent.format(basisPoints / 10_000)
  const split = splitPrice(PRICE, policy)
  const paid = { split, captured: split.total, startsAt: 0 }
  const late = settle('no_show', paid, policy, 0)
  const number = new Intl.NumberFormat(locale)
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const triedAgainAt = policy.balanceRetriesMs.map((after) => number.format((policy.balanceBeforeMs - after) / HOUR_MS))
  const texts = {
    depositShare: rate(policy.depositRate),
    commission: rate(policy.commissionRate),
    providerShare: rate(10_000 - policy.commissionRate),
    cancellationFee: rate(policy.providerCancellationRate),
    noShowShare: rate(policy.noShowRate),
    leastDiscount: rate(10_000 - MAX_SHARE_OF_RRP),
    mostShare: rate(MAX_SHARE_OF_RRP),
    leastPrice: money(MIN_PRICE_PENCE),
    exampleUsual: money(USUAL),
    exampleMost: money(highestPrice(USUAL)),
    examplePrice: money(PRICE),
    exampleDeposit: money(split.deposit),
    exampleBalance: money(split.balance),
    exampleEarnings: money(split.earnings),
    exampleLateCost: money(late.forfeited),
    exampleLateBack: money(late.refund),
    exampleNoShow: money(late.providerShare),
    balanceAgainHours: list.format(triedAgainAt),
    exampleFee: money(settle('cancelled_by_provider', paid, policy, 0).providerFee),
  }
  const counts = {
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
    proposedTimes: MAX_PROPOSED_TIMES,
    undoSeconds: UNDO_ACCEPT_MS / 1_000,
    codeLength: OTP_LENGTH,
    codeMinutes: OTP_LIFE_MS / MINUTE_MS,
    codeTries: OTP_TRIES,
    codeAgainSeconds: OTP_RESEND_MS / 1_000,
    imageMegabytes: uploadLimits.image / MEGABYTE,
  }
  return { texts, counts }
}

/** The same as posts and answers name them in their text, all of them said: `{depositShare}`.
 *  @param locale - BCP 47  @param currency - of the deployment */
export function contentFigures(locale: string, currency: string): Readonly<Record<string, string>> {
  const { texts, counts } = productFigures(locale, (pence) => formatMoney(pence, locale, currency))
  const number = new Intl.NumberFormat(locale)
  const said = Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, number.format(count)]))
  return { ...texts, ...said }
}

const placeholder = /\{(\w+)\}/g

/** Names in braces that are no figure of ours. */
export const unknownFigures = (text: string, figures: Readonly<Record<string, string>>): string[] =>
  Array.from(text.matchAll(placeholder), ([, name = '']) => name).filter((name) => !Object.hasOwn(figures, name))

/** The text with its numbers put in. */
export const fillFigures = (text: string, figures: Readonly<Record<string, string>>): string =>
  text.replace(placeholder, (whole, name: string) => (Object.hasOwn(figures, name) ? (figures[name] ?? whole) : whole))
