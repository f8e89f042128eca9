import type { QueryOf, ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import type {
  EarningRecord,
  Earnings,
  getEarningMonths,
  getStatement,
  listEarnings,
  StatementLine,
} from '@ginipig/contract/payment/earnings.ts'
import { balanceAt, netted, releasedBy } from '@ginipig/domain/booking'
import {
  type EarningShow,
  earningKindOf,
  earningMonths,
  type LedgerSource,
  ledgerSources,
  monthsOf,
  overdueDebt,
  releasedKinds,
  sumEarnings,
} from '@ginipig/domain/payment'
import { DEFAULT_ZONE, monthBounds, toWallClock } from '@ginipig/domain/time'
import { decodePlace, encodePlace } from '#platform/http/cursor.ts'
import type { Platform } from '#platform/platform.ts'
import { isStopped } from '#platform/safety/safety-switch.ts'
import { readOpenDebts } from './debt.ts'
import {
  type EarningRow,
  type RecordRow,
  readEarningRows,
  readHeld,
  readLedgerBalances,
  readMonthRows,
  readNextRelease,
  readRecords,
  type SentParts,
  type Wanted,
} from './earnings.sql.ts'

const zone = DEFAULT_ZONE

/** Epoch ms; after every movement. */
const LATEST = Date.UTC(9999, 0)

const kindOf = (source: LedgerSource) => earningKindOf[source] ?? 'other'

const partOf = ({ part: number, parts: of }: SentParts) => (of > 1 ? { number, of } : null)

function toLine(row: EarningRow): StatementLine & { kept: number } {
  const { id, at, amount, kept, reference, listing_title: listingTitle, booking_id: bookingId } = row
  return { id, at, kind: kindOf(row.source), amount, kept, bookingId, reference, listingTitle, part: partOf(row) }
}

/** What a provider has, is owed and owes. Source: product.md §6 /provider/payment-details. */
export async function readEarningsPage({ database, clock }: Platform, providerId: string): Promise<Earnings> {
  const now = clock.now()
  const stand = (await readLedgerBalances(database, providerId)) ?? { on_its_way: 0, owed: 0, since: null }
  const next = await readNextRelease(database, providerId)
  const agreed = await readHeld(database, providerId)
  const owed = Math.max(0, stand.owed)
  const debts = owed > 0 ? await readOpenDebts(database, providerId) : []
  const [held, coming] = [agreed.filter((one) => one.is_paid), agreed.filter((one) => !one.is_paid)]
  const sumOf = (rows: typeof agreed) => rows.reduce((sum, { share }) => sum + share, 0)
  const [balance] = coming.map(({ id, starts_at, policy, client_name: clientName }) => ({
    ...{ bookingId: id, clientName },
    at: balanceAt(starts_at, policy),
  }))
  const keptBack = next ? netted(next.price - next.commission, owed) : 0
  return {
    onItsWay: stand.on_its_way,
    held: sumOf(held),
    heldBookings: held.length,
    coming: sumOf(coming),
    comingBookings: coming.length,
    nextBalance: balance ?? null,
    owed,
    owedSince: debts[0]?.at ?? null,
    overdue: overdueDebt(debts, now),
    nextRelease: next
      ? {
          bookingId: next.id,
          at: releasedBy({ endsAt: next.ends_at, completedAt: next.completed_at }, next.policy),
          clientName: next.client_name,
          amount: next.price - next.commission - keptBack,
          price: next.price,
          commission: next.commission,
          keptBack,
        }
      : null,
    isPaused: await isStopped(database, 'payouts'),
    since: stand.since === null ? null : toWallClock(stand.since, zone).date.slice(0, 7),
  }
}

/** How the months of a span went, from the ledger. */
export async function readMonths(
  { database, clock }: Platform,
  providerId: string,
  { span }: QueryOf<typeof getEarningMonths>,
): Promise<ResponseOf<typeof getEarningMonths>> {
  const months = monthsOf(span, clock.now(), zone)
  const [from, to] = [monthBounds(months[0] ?? '', zone).from, monthBounds(months.at(-1) ?? '', zone).to]
  const rows = await readMonthRows(database, providerId, { from, to, zone })
  return {
    months: earningMonths(
      rows.map(({ source, ...sums }) => ({ ...sums, kind: kindOf(source) })),
      months,
      zone,
    ),
  }
}

/** A month's movements and their sums. */
export async function readStatement(
  { database }: Platform,
  providerId: string,
  month: string,
): Promise<ResponseOf<typeof getStatement>> {
  const lines = (await readEarningRows(database, providerId, monthBounds(month, zone))).map(toLine)
  const sums = sumEarnings(lines)
  return { month, zone, lines: lines.map(({ kept: _, ...line }) => line), ...sums }
}

const released = ledgerSources.filter((source) => releasedKinds.includes(kindOf(source)))

const wanted: Record<EarningShow, Wanted> = {
  all: { sources: ledgerSources, ahead: ['held', 'coming'], payouts: true },
  held: { sources: [], ahead: ['held'], payouts: false },
  coming: { sources: [], ahead: ['coming'], payouts: false },
  released: { sources: released, ahead: [], payouts: false },
  payouts: { sources: [], ahead: [], payouts: true },
  fees: { sources: ledgerSources.filter((source) => !released.includes(source)), ahead: [], payouts: false },
}

/** A payout, and what was sent to Stripe before it took that along. */
const partsOfPayout: Wanted = { sources: ['transfer.made'], ahead: [], payouts: true }

/** Of these the client had everything back: what they had paid isn't what the sum comes from. */
const feeKinds: ReadonlySet<EarningRecord['kind']> = new Set(['fee', 'fee_waived', 'fee_repaid'])

function toRecord(row: RecordRow): EarningRecord {
  const {
    id,
    at,
    source,
    amount,
    paid,
    booking_id,
    reference,
    listing_title,
    client_name,
    state,
    payout_id: payoutId,
  } = row
  const kind = source === 'held' || source === 'coming' || source === 'payout' ? source : kindOf(source)
  const booking =
    booking_id === null || reference === null || listing_title === null || client_name === null
      ? null
      : { id: booking_id, reference, listingTitle: listing_title, clientName: client_name }
  return { id, at, kind, amount, paid: feeKinds.has(kind) ? null : paid, booking, state, payoutId, part: partOf(row) }
}

/** A page of a provider's money line by line. @throws Refusal `invalid_input` for a strange cursor */
export async function readHistory(
  { database }: Platform,
  providerId: string,
  { show, month, payout, cursor, limit }: QueryOf<typeof listEarnings>,
): Promise<ResponseOf<typeof listEarnings>> {
  const span = month === undefined || payout !== undefined ? { from: 0, to: LATEST } : monthBounds(month, zone)
  const after = cursor === undefined ? undefined : decodePlace(cursor)
  const rows = await readRecords(database, providerId, {
    ...(payout === undefined ? wanted[show] : partsOfPayout),
    ...span,
    ...{ after, limit, payout },
  })
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return {
    items: items.map(toRecord),
    nextCursor: rows.length > limit && last ? encodePlace({ at: last.at, id: last.id }) : null,
  }
}
