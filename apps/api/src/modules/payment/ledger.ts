import { randomUUID } from 'node:crypto'
import type { BookingEnd, Settlement } from '@ginipig/domain/booking'
import type { LedgerSource } from '@ginipig/domain/payment'
import type { BookingKey } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'
import { noteInSpan } from '#platform/tracing/tracing.ts'
import { issueInvoices } from './invoice.sql.ts'
import {
  insertEntries,
  insertTxn,
  readDisputeLoss,
  readOwedTwice,
  readRefunded,
  readReversed,
  readSettledParts,
} from './ledger.sql.ts'
import { type LedgerAccount, type Posting, postings } from './postings.ts'

/** How a booking's money is divided at its end. Pence, epoch ms. */
export type Ending = BookingKey & {
  end: BookingEnd
  settlement: Settlement
  /** A promo code's part of the price. */
  discount: number
  currency: string
  now: number
  /** When the provider's share may go out. */
  shareDueAt: number
}

/** What the client is given an invoice or a credit note for. */
export const invoiced: readonly LedgerSource[] = ['payment.captured', 'refund.succeeded', 'refund.by_hand']

/** Books one transaction, once per source: a repeat changes nothing (idempotent). The database refuses one that doesn't sum
 *  to zero.
 *  @returns whether the source is new */
async function post(
  sql: Sql,
  { source, entries }: Posting,
  txn: BookingKey & { sourceId: string; currency: string; now: number },
): Promise<boolean> {
  const id = await insertTxn(sql, { ...txn, source })
  const moved = entries.filter(([, pence]) => pence !== 0)
  if (id !== undefined) await insertEntries(sql, { ...txn, id }, moved)
  if (id !== undefined) noteInSpan('ledger', { source, 'booking.id': txn.bookingId })
  if (id !== undefined && invoiced.includes(source)) await issueInvoices(sql, { ...txn, sources: invoiced })
  return id !== undefined
}

type Charge = BookingKey & { paymentId: string; amount: number; currency: string; now: number }

export const postAuthorised = (sql: Sql, charge: Charge) =>
  post(sql, postings.authorised(charge.amount), { ...charge, sourceId: charge.paymentId })

export const postVoided = (sql: Sql, charge: Charge) =>
  post(sql, postings.voided(charge.amount), { ...charge, sourceId: charge.paymentId })

/** @param charge.authorised - pence that were held before; 0 where the card was charged at once */
export const postCaptured = (sql: Sql, charge: Charge & { authorised: number }) =>
  post(sql, postings.captured(charge.bookingId, charge.amount, charge.authorised), {
    ...charge,
    sourceId: charge.paymentId,
  })

/** Once a booking. @returns whether it is news */
export const postOwedBack = (sql: Sql, owed: BookingKey & { amount: number; currency: string; now: number }) =>
  post(sql, postings.owedBack(owed.bookingId, owed.amount), { ...owed, sourceId: owed.bookingId })

/** The same of what was taken once the booking had been divided already. */
export const postLateOwedBack = (sql: Sql, owed: BookingKey & { amount: number; currency: string; now: number }) =>
  post(sql, postings.owedBack(owed.bookingId, owed.amount), { ...owed, sourceId: `${owed.bookingId}:late` })

/** Books what moved on our balance for a dispute: each of its balance transactions once. */
export const postDisputeMoved = (
  sql: Sql,
  moved: BookingKey & { disputeId: string; txnId: string; amount: number; fee: number; currency: string; now: number },
) => post(sql, postings.disputeMoved(moved.disputeId, moved.amount, moved.fee), { ...moved, sourceId: moved.txnId })

/** @param lost.held - pence of it that lie with us for the booking  @param lost.back - pence that we owed the client
 *  @param lost.owed - pence that the provider owes */
export const postDisputeLost = (
  sql: Sql,
  lost: BookingKey & {
    disputeId: string
    amount: number
    held: number
    back: number
    owed: number
    currency: string
    now: number
  },
) => post(sql, postings.disputeLost(lost.disputeId, lost.amount, lost), { ...lost, sourceId: lost.disputeId })

/** @param won.owed - pence of it that its provider still owes */
export const postDisputeRegained = (
  sql: Sql,
  won: BookingKey & { disputeId: string; txnId: string; amount: number; owed: number; currency: string; now: number },
) =>
  post(sql, postings.disputeRegained(won.disputeId, won.amount, won.providerId, won.owed), {
    ...won,
    sourceId: `${won.disputeId}:${won.txnId}`,
  })

/** What provider and platform had of a booking's end, and pence of it that the client's bank has given them already. */
async function partsToUndo(sql: Sql, key: BookingKey) {
  const parts = await readSettledParts(sql, key)
  const entries = parts.map(({ account, pence }) => [account as LedgerAccount, -pence] as const) // as they were booked
  const sum = entries.reduce((sum, [, pence]) => sum + pence, 0)
  return { entries, sum, given: Math.min(sum, await readDisputeLoss(sql, key)) }
}

/** Pence that a client would have back where an operator took a booking's end back. */
export async function readUndone(sql: Sql, key: BookingKey): Promise<number> {
  const { sum, given } = await partsToUndo(sql, key)
  return sum - given
}

/** Books that an end was taken back: what provider and platform had of it is the client's.
 *  @returns pence that are owed to them now */
export async function postUndone(sql: Sql, { settlement, ...ending }: Ending): Promise<number> {
  const { entries, sum, given } = await partsToUndo(sql, ending)
  await post(sql, postings.undone(ending.bookingId, entries, given), { ...ending, sourceId: ending.bookingId })
  for (const posting of postings.ended(ending.end, settlement, ending))
    if (posting.source === 'provider.fee') await post(sql, posting, { ...ending, sourceId: ending.bookingId })
  return sum - given
}

/** Each act of an operator is a source of its own: the banks of two charges may send back two refunds. What keeps one from
 *  being booked twice is that nothing is owed any more. */
export const postRefundedByHand = (sql: Sql, paid: BookingKey & { amount: number; currency: string; now: number }) =>
  post(sql, postings.refundedByHand(paid.bookingId, paid.amount), { ...paid, sourceId: randomUUID() })

/** Books the end of a booking: once, whatever it came to. */
export async function postEnded(sql: Sql, ending: Ending): Promise<void> {
  for (const posting of postings.ended(ending.end, ending.settlement, ending))
    if (posting.entries.some(([, pence]) => pence !== 0))
      await post(sql, posting, { ...ending, sourceId: ending.bookingId })
}

/** Books that a provider was let off the fee of a booking. Once a booking.
 *  @param waived.owed - pence of it that were still owed  @param waived.repaid - pence that had been kept back */
export async function postFeeWaived(
  sql: Sql,
  waived: BookingKey & { owed: number; repaid: number; currency: string; now: number },
): Promise<void> {
  const { providerId, bookingId, owed, repaid } = waived
  const txn = { ...waived, sourceId: bookingId }
  if (owed > 0) await post(sql, postings.feeWaived(providerId, owed), txn)
  if (repaid > 0) await post(sql, postings.feeRepaid(providerId, repaid), txn)
}

/** Books a refund that an operator granted after the end. Once a booking. @param granted.byProvider - pence of it
 *  @returns whether it is news */
export const postRefundGranted = (
  sql: Sql,
  granted: BookingKey & { amount: number; byProvider: number; currency: string; now: number },
) =>
  post(sql, postings.refundGranted(granted, granted.amount, granted.byProvider), {
    ...granted,
    sourceId: granted.bookingId,
  })

/** What a provider owed is kept back from their share of a booking. */
export const postNetted = (sql: Sql, debt: BookingKey & { amount: number; currency: string; now: number }) =>
  post(sql, postings.netted(debt.providerId, debt.amount), { ...debt, sourceId: debt.bookingId })

/** Books that a provider paid of a debt by bank transfer (`paid`), or that we gave it up. Each act is a source of its own. */
export const postDebtEnded = (
  sql: Sql,
  how: 'paid' | 'written_off',
  debt: BookingKey & { amount: number; currency: string; now: number },
) => {
  const posting = how === 'paid' ? postings.debtPaid : postings.debtWrittenOff
  return post(sql, posting(debt.providerId, debt.amount), { ...debt, sourceId: randomUUID() })
}

/** @param transfer.amount - pence that went out */
export const postTransferred = (
  sql: Sql,
  transfer: BookingKey & { transferId: string; amount: number; currency: string; now: number },
) =>
  post(sql, postings.transferred(transfer.providerId, transfer.amount), { ...transfer, sourceId: transfer.transferId })

/** Books what was taken back of a transfer since we last looked. @param transfer.amount - pence in all, as Stripe says */
export async function postReversed(
  sql: Sql,
  transfer: BookingKey & { transferId: string; amount: number; currency: string; now: number },
): Promise<void> {
  const fresh = transfer.amount - (await readReversed(sql, transfer))
  if (fresh <= 0) return
  const sourceId = `${transfer.transferId}:${transfer.amount}`
  await post(sql, postings.reversed(transfer.providerId, fresh), { ...transfer, sourceId })
}

/** Books what was refunded of a charge since we last looked; less than we knew of where a bank sent it back. Of that nothing is
 *  owed that the client's bank has given them meanwhile.
 *  @param charge.refunded - pence in all, as Stripe says
 *  @returns by which name a bank's sending it back is booked; undefined where none did */
export async function postRefunded(
  sql: Sql,
  charge: BookingKey & { chargeId: string; refunded: number; currency: string; now: number },
): Promise<string | undefined> {
  const { refunded, times } = await readRefunded(sql, charge)
  const fresh = charge.refunded - refunded
  if (fresh === 0) return undefined
  const sourceId = `${charge.chargeId}:${charge.refunded}:${times}`
  await post(sql, postings.refunded(charge.bookingId, fresh), { ...charge, sourceId })
  if (fresh > 0) return undefined
  const given = await readOwedTwice(sql, charge)
  if (given > 0) await post(sql, postings.givenByBank(charge.bookingId, given), { ...charge, sourceId })
  return sourceId
}

export const postFee = (
  sql: Sql,
  fee: BookingKey & { chargeId: string; amount: number; currency: string; now: number },
) => post(sql, postings.fee(fee.amount), { ...fee, sourceId: fee.chargeId })
