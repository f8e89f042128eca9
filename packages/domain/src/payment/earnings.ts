import { dateMonthsLater, toWallClock } from '#time/wall-clock.ts'

/** What a line of a provider's earnings is: their share of a booking, what they owe for cancelling, what of a debt was kept
 *  back from a share, a fee that was waived while it was still owed, one that had been kept back and is theirs again, what of
 *  a share they owe for a client who was paid back, what of that came out of their account at Stripe, what they paid of a
 *  debt by bank transfer, what of it we gave up, what went to that account; `other` for a correction.
 *  Source: money.md §2. */
export const earningKinds = [
  'share',
  'fee',
  'kept_back',
  'fee_waived',
  'fee_repaid',
  'taken_back',
  'reversed',
  'debt_paid',
  'debt_written_off',
  'sent',
  'other',
] as const
export type EarningKind = (typeof earningKinds)[number]

/** One movement; pence, below zero where it leaves the provider, epoch ms. */
export type EarningLine = { at: number; kind: EarningKind; amount: number }

/** What a month came to, in pence, each above zero: earned, owed for cancelling, waived of it, to be given back
 *  of shares, sent to Stripe. `count` is of
 *  bookings that earned something. */
export type EarningMonth = {
  month: string
  count: number
  earned: number
  fees: number
  waived: number
  takenBack: number
  sent: number
}

const movesDebtAlone: ReadonlySet<EarningKind> = new Set([
  'fee',
  'fee_waived',
  'taken_back',
  'debt_paid',
  'debt_written_off',
])

/** What a line changes, in pence: the provider's money, and what they owe. A fee is owed first and moves no money, nor does
 *  a waiver of what is owed; what is kept back of a share moves it, and is owed no more; what comes out of their account at
 *  Stripe had left it before, and what they paid from their bank never was with us. Each of the two adds up over any lines. */
export function changeOf({ kind, amount }: Pick<EarningLine, 'kind' | 'amount'>): { money: number; owed: number } {
  if (kind === 'reversed') return { money: 0, owed: amount }
  if (movesDebtAlone.has(kind)) return { money: 0, owed: -amount }
  return { money: amount, owed: kind === 'kept_back' ? amount : 0 }
}

const monthOf = (instant: number, zone: string) => toWallClock(instant, zone).date.slice(0, 7)

/** The sums of some lines. */
export function sumEarnings(lines: readonly EarningLine[]): Omit<EarningMonth, 'month'> {
  const sum = (kind: EarningKind) => lines.reduce((all, one) => all + (one.kind === kind ? one.amount : 0), 0)
  const count = lines.filter(({ kind, amount }) => kind === 'share' && amount > 0).length
  return {
    count,
    earned: sum('share'),
    fees: Math.abs(sum('fee')),
    waived: sum('fee_waived') + sum('fee_repaid'),
    takenBack: Math.abs(sum('taken_back')),
    sent: Math.abs(sum('sent')),
  }
}

/** The months up to this one, oldest first, also those in which nothing happened. */
export function earningMonths(
  lines: readonly EarningLine[],
  { now, zone, months }: { now: number; zone: string; months: number },
): EarningMonth[] {
  return Array.from({ length: months }, (_, index) => {
    const month = dateMonthsLater(now, index + 1 - months, zone).slice(0, 7)
    return { month, ...sumEarnings(lines.filter(({ at }) => monthOf(at, zone) === month)) }
  })
}
