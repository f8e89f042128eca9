import {
  type BookingEnd,
  type BookingPaymentStatus,
  type BookingStatus,
  bookingPolicy,
  type PriceSplit,
  settle,
} from '@ginipig/domain/booking'
import { bp } from '@ginipig/domain/money'
import { MINUTE_MS } from '@ginipig/domain/time'
import { at } from '#platform/database/sql.ts'
import type { MadeTxn } from '../factories/ledger.ts'
import type { Row } from '../factories/rows.ts'

/** One charge of a told booking; instants are epoch ms, undefined for what did not happen. */
export type Charge = {
  id: string
  kind: 'deposit' | 'full' | 'balance'
  amount: number
  card: readonly [brand: string, last4: string]
  heldAt: number | undefined
  takenAt: number | undefined
  voidedAt: number | undefined
}

const statusOf = ({ takenAt, voidedAt, heldAt }: Charge) => {
  if (takenAt !== undefined) return 'succeeded'
  if (voidedAt !== undefined) return 'canceled'
  return heldAt === undefined ? 'requires_payment_method' : 'requires_capture'
}

export function chargeRows(
  charges: readonly Charge[],
  { providerId, bookingId }: { providerId: string; bookingId: string },
  currency: string,
): Row<'payment'>[] {
  return charges.map((charge) => {
    const madeAt = charge.heldAt ?? charge.takenAt ?? charge.voidedAt ?? 0
    return {
      id: charge.id,
      provider_id: providerId,
      booking_id: bookingId,
      kind: charge.kind,
      amount: charge.amount,
      currency,
      saves_card: charge.kind !== 'full',
      status: statusOf(charge),
      card_brand: charge.card[0],
      card_last4: charge.card[1],
      created_at: at(madeAt),
      changed_at: at(charge.takenAt ?? charge.voidedAt ?? madeAt),
    }
  })
}

/** Stripe's fee on a British card: 1.5% and 20p (money.md §2). */
const feeOf = (amount: number) => bp(amount, 150) + 20

type Told = {
  id: string
  status: BookingStatus
  split: PriceSplit
  startsAt: number
  providerId: string
  charges: readonly Charge[]
  endedAt: number | undefined
  debt: number
}

const memo = (amount: number) =>
  [
    ['auth_held', amount],
    ['auth_contra', -amount],
  ] as const

/** What one charge books: money.md §2's first three rows. */
function chargeTxns(charge: Charge, providerId: string, bookingId: string): MadeTxn[] {
  const { id, amount, heldAt, takenAt, voidedAt } = charge
  const txns: MadeTxn[] = []
  const post = (source: string, instant: number, entries: MadeTxn['entries']) =>
    txns.push({
      source,
      sourceId: source === 'charge.fee' ? `demo_${id}` : id,
      providerId,
      bookingId,
      at: instant,
      entries,
    })
  if (heldAt !== undefined) post('payment.authorised', heldAt, memo(amount))
  if (heldAt !== undefined && voidedAt !== undefined) post('payment.voided', voidedAt, memo(-amount))
  if (takenAt !== undefined) {
    const reversed = heldAt === undefined ? [] : memo(-amount)
    post('payment.captured', takenAt, [...reversed, ['stripe', amount], [`client_funds/${bookingId}`, -amount]])
    const fee = feeOf(amount)
    post('charge.fee', takenAt + MINUTE_MS, [
      ['stripe_fees', fee],
      ['stripe', -fee],
    ])
  }
  return txns
}

const ends: Partial<Record<BookingStatus, BookingEnd>> = {
  released: 'released',
  cancelled_by_client: 'cancelled_by_client',
  cancelled_by_provider: 'cancelled_by_provider',
  cancelled_unpaid: 'cancelled_unpaid',
  no_show: 'no_show',
}

/** What the end of a booking books, refund and transfer included, and what its provider owes afterwards. */
function endTxns(
  told: Told,
  captured: number,
  endedAt: number,
  end: BookingEnd,
): { txns: MadeTxn[]; refund: number; debt: number } {
  const { id, providerId, split } = told
  const settled = settle(end, { split, captured, startsAt: told.startsAt }, bookingPolicy, endedAt)
  const { refund, providerShare, platformShare, providerFee } = settled
  const payable = `provider_payable/${providerId}`
  const receivable = `provider_receivable/${providerId}`
  const txns: MadeTxn[] = []
  const post = (source: string, entries: MadeTxn['entries']) => {
    if (entries.some(([, amount]) => amount !== 0))
      txns.push({ source, sourceId: id, providerId, bookingId: id, at: endedAt, entries })
  }
  const income = end === 'released' ? 'commission' : 'cancel_income'
  post(end === 'released' ? 'booking.released' : 'booking.settled', [
    [`client_funds/${id}`, captured],
    [`refunds_payable/${id}`, -refund],
    [payable, -providerShare],
    [income, -platformShare],
  ])
  post('provider.fee', [
    [receivable, providerFee],
    ['provider_fee_income', -providerFee],
  ])
  post('refund.succeeded', [
    [`refunds_payable/${id}`, refund],
    ['stripe', -refund],
  ])
  const netted = Math.min(told.debt, providerShare)
  post('debt.netted', [
    [payable, netted],
    [receivable, -netted],
  ])
  post('transfer.made', [
    [payable, providerShare - netted],
    ['stripe', netted - providerShare],
  ])
  return { txns, refund, debt: told.debt + providerFee - netted }
}

function paymentStatusOf(told: Told, captured: number, refund: number): BookingPaymentStatus {
  const { status, charges, split } = told
  if (charges.length === 0) return 'unpaid'
  if (charges.every(({ takenAt }) => takenAt === undefined)) {
    if (charges.some(({ voidedAt }) => voidedAt !== undefined)) return 'voided'
    return status === 'accepting' ? 'capturing' : 'authorized'
  }
  if (status === 'released') return 'transferred'
  if (status === 'cancelled_unpaid') return 'balance_failed'
  if (refund > 0) return refund === captured ? 'refunded' : 'partially_refunded'
  return captured === split.total ? 'paid' : 'deposit_paid'
}

/** The money of a told booking: what was captured, what it looks like from outside, and every posting of money.md §2. */
export function moneyOf(told: Told): {
  captured: number
  paymentStatus: BookingPaymentStatus
  txns: MadeTxn[]
  debt: number
} {
  const captured = told.charges.reduce((sum, { amount, takenAt }) => sum + (takenAt === undefined ? 0 : amount), 0)
  const charged = told.charges.flatMap((charge) => chargeTxns(charge, told.providerId, told.id))
  const end = ends[told.status]
  const ended =
    end && told.endedAt !== undefined
      ? endTxns(told, captured, told.endedAt, end)
      : { txns: [], refund: 0, debt: told.debt }
  return {
    captured,
    paymentStatus: paymentStatusOf(told, captured, ended.refund),
    txns: [...charged, ...ended.txns],
    debt: ended.debt,
  }
}
