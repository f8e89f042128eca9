import type { ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import type { Earnings, getStatement, StatementLine } from '@ginipig/contract/payment/earnings.ts'
import { netted, releasedBy } from '@ginipig/domain/booking'
import { type EarningKind, earningMonths, type LedgerSource, overdueDebt, sumEarnings } from '@ginipig/domain/payment'
import { DEFAULT_ZONE, monthBounds } from '@ginipig/domain/time'
import type { Sql } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import { readOpenDebts } from './debt.ts'
import { type EarningRow, readEarningRows, readNextRelease, readStand } from './earnings.sql.ts'

/** Months that the page shows. */
const MONTHS = 6

/** What a ledger's source is to a provider; any other is a correction. */
const kinds: Partial<Record<LedgerSource, EarningKind>> = {
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

/** A movement as its provider sees it: what pays a debt is told once, by what their money lost. */
function toLine(row: EarningRow): StatementLine {
  const kind = Object.entries(kinds).find(([source]) => source === row.source)?.[1] ?? 'other'
  const amount = kind === 'kept_back' ? row.payable : kind === 'reversed' ? row.owed : row.payable - row.owed
  const { id, at, reference, treatment, booking_id: bookingId } = row
  return { id, at, kind, amount, bookingId, reference, treatment }
}

/** Every movement of a provider's money in a span, from the ledger: the one place that the page, the chart and the
 *  statement read. */
async function linesOf(sql: Sql, providerId: string, span: { from: number; to: number }): Promise<StatementLine[]> {
  const rows = await readEarningRows(sql, providerId, span)
  return rows.map(toLine).filter(({ amount }) => amount !== 0)
}

/** What a provider has, is owed and owes, and how the last months went. Source: product.md §6 /provider/payment-details. */
export async function readEarningsPage({ database, clock }: Platform, providerId: string): Promise<Earnings> {
  const now = clock.now()
  const zone = DEFAULT_ZONE
  const stand = (await readStand(database, providerId)) ?? { on_its_way: 0, owed: 0, held: 0, held_bookings: 0 }
  const next = await readNextRelease(database, providerId)
  const share = next ? next.price - next.commission : 0
  const from = monthBounds(earningMonths([], { now, zone, months: MONTHS })[0]?.month ?? '', zone).from
  const lines = await linesOf(database, providerId, { from, to: now + 1 })
  const owed = Math.max(0, stand.owed)
  const debts = owed > 0 ? await readOpenDebts(database, providerId) : []
  return {
    onItsWay: stand.on_its_way,
    held: Math.max(0, stand.held),
    heldBookings: stand.held_bookings,
    owed,
    owedSince: debts[0]?.at ?? null,
    overdue: overdueDebt(debts, now),
    nextRelease: next
      ? {
          bookingId: next.id,
          at: releasedBy({ endsAt: next.ends_at, completedAt: next.completed_at }, next.policy),
          amount: share - netted(share, owed),
          clientName: next.client_name,
        }
      : null,
    months: earningMonths(lines, { now, zone, months: MONTHS }),
  }
}

/** A month's movements and their sums. */
export async function readStatement(
  { database }: Platform,
  providerId: string,
  month: string,
): Promise<ResponseOf<typeof getStatement>> {
  const zone = DEFAULT_ZONE
  const lines = await linesOf(database, providerId, monthBounds(month, zone))
  return { month, zone, lines, ...sumEarnings(lines) }
}
