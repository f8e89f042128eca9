import { disputeState } from '@ginipig/domain/payment'
import type Stripe from 'stripe'
import type { BookingKey } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import { callOffRefunds, readDispute, readDisputeStatuses, recordDispute } from './dispute.sql.ts'
import { debtOf } from './end-money.ts'
import { readLostDispute } from './ledger.sql.ts'
import { postDisputeMoved, postDisputeRegained } from './ledger.ts'
import type { PaymentNews } from './news.ts'
import type { ChargeKey } from './payment.sql.ts'

export { hasLostDispute } from './dispute.sql.ts'

/** Writes down how a dispute of a charge stands, and what it moved on our balance. A status that we don't know is no news:
 *  a person looks. Source: money.md §1.5, §2.
 *  @returns that it began, or how it ended; each once */
export async function applyDispute(
  { clock, log }: Platform,
  sql: Sql,
  found: ChargeKey,
  dispute: Stripe.Dispute,
): Promise<PaymentNews | undefined> {
  const now = clock.now()
  const { provider_id: providerId, booking_id: bookingId } = found
  const { id: disputeId, reason, amount, evidence_details: evidence } = dispute
  const out = dispute.balance_transactions.reduce((sum, one) => sum - one.amount, 0)
  // Prevented by giving the money back, to our books it is lost.
  const status = dispute.status === 'prevented' && out > 0 ? 'lost' : dispute.status
  const known = await readDispute(sql, found)
  const stateBefore = known?.id === disputeId ? disputeState(known.status) : undefined
  const state = disputeState(status)
  // A charge may be disputed once more: of the one before, which is over, a late word may come.
  const isOfEarlier = known && known.id !== disputeId && disputeState(known.status) === 'open' && state !== 'open'
  const dueBy = evidence.due_by && evidence.due_by * 1_000
  if (!isOfEarlier) await recordDispute(sql, found, { disputeId, status, reason, amount, dueBy })
  const currency = dispute.currency.toUpperCase()
  for (const { id: txnId, amount, fee } of dispute.balance_transactions)
    await postDisputeMoved(sql, { ...{ providerId, bookingId, disputeId, txnId, amount, fee }, currency, now })
  const lost = state === 'won' ? await readLostDispute(sql, { providerId, disputeId }) : undefined
  if (lost && lost.back > 0) {
    const owed = Math.min(lost.owed, lost.back, await debtOf(sql, providerId, currency))
    const txnId = dispute.balance_transactions.at(-1)?.id ?? ''
    const won = { providerId, bookingId, disputeId, txnId, amount: lost.back, owed, currency, now }
    await postDisputeRegained(sql, won)
    log.error({ disputeId, bookingId, amount: lost.back, owed }, 'a dispute that was lost is won after all: look at it')
  }
  if (state === undefined) log.error({ disputeId, bookingId, status }, 'a dispute in a state that we do not know')
  if (state === undefined || stateBefore === state || (isOfEarlier && state === 'won')) return undefined
  if (state === 'open') {
    log.error({ disputeId, bookingId, reason, amount }, 'a payment is disputed: send evidence at Stripe')
    return { what: 'disputed', disputeId }
  }
  // What a bank has given back is refunded by nobody else.
  const calledOff = state === 'lost' ? await callOffRefunds(sql, found, now) : 0
  const isRegained = lost !== undefined
  return { what: 'dispute_closed', isLost: state === 'lost', isRegained, disputeId, reason, amount: out, calledOff }
}

/** Does a bank still dispute a payment of this booking? Its deposit and its balance are charges of their own. */
export async function isInDispute(sql: Sql, key: BookingKey): Promise<boolean> {
  return (await readDisputeStatuses(sql, key)).some((status) => disputeState(status) === 'open')
}
