import { bookingPolicy, settle, splitPrice } from '@ginipig/domain/booking'
import { highestPrice, type PriceProblem, priceProblem } from '@ginipig/domain/listing'
import { parseMoney } from '@ginipig/domain/money'

/** All in pence. */
export type ProviderSums = {
  earnings: number
  commission: number
  /** What the client saves against the usual price. */
  saving: number
  deposit: number
  balance: number
  inAMonth: number
  /** Theirs when the client doesn't come, or cancels late. */
  noShow: number
  /** Owed by them when they cancel after accepting. */
  cancellationFee: number
}

export type Asked = { rrp: string; price: string; count: string }

export type Answer =
  | { kind: 'sums'; rrp: number; price: number; count: number; highest: number; sums: ProviderSums }
  | { kind: 'wrong'; field: keyof Asked; problem: PriceProblem | 'invalid'; highest?: number }

/** More than anybody does in a month. */
const MOST_A_MONTH = 999

/** What a provider would keep, by the same rules as a booking's. Source: money.md §2.
 *  @param asked - as typed: pounds, pounds, appointments a month */
export function answerOf(asked: Asked): Answer {
  const rrp = parseMoney(asked.rrp)
  if (rrp === undefined || rrp <= 0) return { kind: 'wrong', field: 'rrp', problem: 'invalid' }
  const highest = highestPrice(rrp)
  const price = parseMoney(asked.price)
  if (price === undefined) return { kind: 'wrong', field: 'price', problem: 'invalid', highest }
  const problem = priceProblem({ rrp, price })
  if (problem) return { kind: 'wrong', field: 'price', problem, highest }
  const count = /^\d{1,3}$/.test(asked.count.trim()) ? Number(asked.count) : 0
  if (count < 1 || count > MOST_A_MONTH) return { kind: 'wrong', field: 'count', problem: 'invalid', highest }
  return { kind: 'sums', rrp, price, count, highest, sums: sumsOf({ rrp, price }, count) }
}

/** @param price - one that may be listed, pence  @param count - appointments a month */
export function sumsOf({ rrp, price }: { rrp: number; price: number }, count: number): ProviderSums {
  const split = splitPrice(price, bookingPolicy)
  const { deposit, balance, commission, earnings } = split
  const paid = { split, captured: split.total, startsAt: 0 }
  return {
    earnings,
    commission,
    saving: rrp - price,
    deposit,
    balance,
    inAMonth: earnings * count,
    noShow: settle('no_show', paid, bookingPolicy, 0).providerShare,
    cancellationFee: settle('cancelled_by_provider', paid, bookingPolicy, 0).providerFee,
  }
}
