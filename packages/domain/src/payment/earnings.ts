import { toWallClock } from '#time/wall-clock.ts'
import { dateMonthsLater } from '#time/zone-arithmetic.ts'
import type { LedgerSource } from './ledger-source.ts'

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

/** What a ledger's source is to a provider; any other is a correction. */
export const earningKindOf: Readonly<Partial<Record<LedgerSource, EarningKind>>> = {
  'booking.released': 'share',
  'booking.settled': 'share',
  'booking.undone': 'share',
  'provider.fee': 'fee',
  'debt.netted': 'kept_back',
  'provider.fee_waived': 'fee_waived',
  'provider.fee_repaid': 'fee_repaid',
  'transfer.made': 'sent',
  'refund.granted': 'taken_back',
  'dispute.lost': 'taken_back',
  'transfer.reversed': 'reversed',
  'debt.paid': 'debt_paid',
  'debt.written_off': 'debt_written_off',
}

/** Which lines of their history a provider looks at. */
export const earningShows = ['all', 'held', 'coming', 'released', 'payouts', 'fees'] as const
export type EarningShow = (typeof earningShows)[number]

/** The movements that are shown as released; the others that leave or lower the provider's money are fees. */
export const releasedKinds: readonly EarningKind[] = ['share', 'sent']

/** Spans that the months are looked at in: the last six, or a calendar year. */
export const earningSpans = ['months', 'this_year', 'last_year'] as const
export type EarningSpan = (typeof earningSpans)[number]

/** One movement; pence, below zero where it leaves the provider, epoch ms. `kept` is what stayed with us of what the client
 *  paid, where the line is a share. `lines` is of how many alike it is the sum, all of one sign and one month. */
export type EarningLine = { at: number; kind: EarningKind; amount: number; kept?: number; lines?: number }

/** What a month came to, in pence: paid by clients and our part of it, and, each above zero, earned, owed for cancelling,
 *  waived of it, to be given back of shares, sent to Stripe. `count` is of bookings that earned something. */
export type EarningMonth = {
  month: string
  count: number
  paid: number
  commission: number
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

const moves: ReadonlySet<string> = new Set<EarningKind | 'payout'>(['sent', 'payout', 'kept_back', 'reversed'])

/** Does a line of the history make the provider neither richer nor poorer? */
export const movesWhatIsTheirs = ({ kind }: { kind: string }): boolean => moves.has(kind)

/** The pence of a line of the history. What only goes from one place to another for the provider, to their bank or against
 *  what they owe, has no sign: it was earned, or owed, by a line of its own. The others add up to what they earned. */
export const amountToRead = (line: { kind: string; amount: number }): number =>
  movesWhatIsTheirs(line) ? Math.abs(line.amount) : line.amount

const monthOf = (instant: number, zone: string) => toWallClock(instant, zone).date.slice(0, 7)

/** The sums of some lines. */
export function sumEarnings(lines: readonly EarningLine[]): Omit<EarningMonth, 'month'> {
  const sum = (kind: EarningKind) => lines.reduce((all, one) => all + (one.kind === kind ? one.amount : 0), 0)
  const count = lines.reduce((all, one) => all + (one.kind === 'share' && one.amount > 0 ? (one.lines ?? 1) : 0), 0)
  const earned = sum('share')
  const commission = lines.reduce((all, one) => all + (one.kind === 'share' ? (one.kept ?? 0) : 0), 0)
  return {
    count,
    paid: earned + commission,
    commission,
    earned,
    fees: Math.abs(sum('fee')),
    waived: sum('fee_waived') + sum('fee_repaid'),
    takenBack: Math.abs(sum('taken_back')),
    sent: Math.abs(sum('sent')),
  }
}

/** The months of a span (YYYY-MM), oldest first; of this year up to now. @param now - epoch ms */
export function monthsOf(span: EarningSpan, now: number, zone: string): string[] {
  const thisMonth = toWallClock(now, zone).date.slice(0, 7)
  if (span === 'months')
    return Array.from({ length: 6 }, (_, index) => dateMonthsLater(now, index - 5, zone).slice(0, 7))
  const year = Number(thisMonth.slice(0, 4)) - (span === 'last_year' ? 1 : 0)
  return Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`).filter(
    (month) => month <= thisMonth,
  )
}

/** The sums of each month, also of those in which nothing happened. */
export function earningMonths(lines: readonly EarningLine[], months: readonly string[], zone: string): EarningMonth[] {
  const byMonth = Map.groupBy(lines, ({ at }) => monthOf(at, zone))
  return months.map((month) => ({ month, ...sumEarnings(byMonth.get(month) ?? []) }))
}
