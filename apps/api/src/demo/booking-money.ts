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
import { portions } from '#modules/payment/end-money.ts'
import { type Posting, postings } from '#modules/payment/postings.ts'
import { at } from '#platform/database/sql.ts'
import type { MadeTxn } from './factories/ledger.ts'
import type { Row } from './factories/rows.ts'

/** What Stripe calls an object that belongs to a told charge: its intent, its charge, its refund, what was sent of it. */
export const stripeName = (prefix: 'pi' | 'ch' | 're' | 'tr' | 'py', chargeId: string) =>
  `${prefix}_${chargeId.replaceAll('-', '').slice(0, 24)}`

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

/** Where a posting belongs: whose it is, what it is booked from and when. */
const txnsOf =
  (providerId: string, bookingId: string) =>
  (sourceId: string, instant: number, { source, entries }: Posting): MadeTxn[] =>
    entries.some(([, amount]) => amount !== 0)
      ? [{ source, sourceId, providerId, bookingId, at: instant, entries }]
      : []

/** What one charge books. */
function chargeTxns(charge: Charge, providerId: string, bookingId: string): MadeTxn[] {
  const { id, amount, heldAt, takenAt, voidedAt } = charge
  const txns = txnsOf(providerId, bookingId)
  const authorised = heldAt === undefined ? 0 : amount
  return [
    ...(heldAt === undefined ? [] : txns(id, heldAt, postings.authorised(amount))),
    ...(voidedAt === undefined ? [] : txns(id, voidedAt, postings.voided(authorised))),
    ...(takenAt === undefined
      ? []
      : [
          ...txns(id, takenAt, postings.captured(bookingId, amount, authorised)),
          ...txns(stripeName('ch', id), takenAt + MINUTE_MS, postings.fee(feeOf(amount))),
        ]),
  ]
}

const ends: Partial<Record<BookingStatus, BookingEnd>> = {
  released: 'released',
  cancelled_by_client: 'cancelled_by_client',
  cancelled_by_provider: 'cancelled_by_provider',
  cancelled_by_platform: 'cancelled_by_platform',
  cancelled_unpaid: 'cancelled_unpaid',
  no_show: 'no_show',
}

/** What the end of a booking books, refunds and transfers included, charge by charge as `endMoney` moves them, and what its
 *  provider owes afterwards. */
function endTxns(
  told: Told,
  captured: number,
  endedAt: number,
  end: BookingEnd,
): { txns: MadeTxn[]; refund: number; debt: number } {
  const { id, providerId, split } = told
  const settled = settle(end, { split, captured, startsAt: told.startsAt }, bookingPolicy, endedAt)
  const { refund, providerShare, providerFee } = settled
  const netted = Math.min(told.debt, providerShare)
  const taken = told.charges.filter(({ takenAt }) => takenAt !== undefined)
  const refunds = portions(taken.toReversed(), refund, ({ amount }) => amount).parts
  const back = new Map(refunds.map(({ charge, amount }) => [charge.id, amount]))
  const roomOf = (charge: Charge) => charge.amount - (back.get(charge.id) ?? 0)
  const sent = portions(taken, providerShare - netted, roomOf).parts
  const book = txnsOf(providerId, id)
  const txns = [
    ...postings
      .ended(end, settled, { bookingId: id, providerId, discount: split.discount })
      .flatMap((posting) => book(id, endedAt, posting)),
    ...refunds.flatMap(({ charge, amount }) =>
      book(`${stripeName('ch', charge.id)}:${amount}:0`, endedAt, postings.refunded(id, amount)),
    ),
    ...book(id, endedAt, postings.netted(providerId, netted)),
    ...sent.flatMap(({ charge, amount }) =>
      book(stripeName('tr', charge.id), endedAt, postings.transferred(providerId, amount)),
    ),
  ]
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
