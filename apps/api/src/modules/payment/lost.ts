import { MINUTE_MS } from '@ginipig/domain/time'
import type Stripe from 'stripe'
import { lockProvider } from '#platform/database/provider-key.ts'
import type { Platform } from '#platform/platform.ts'
import { insertTakenBalance } from './balance.sql.ts'
import type { PaymentListener } from './news.ts'
import { findCharge } from './payment.sql.ts'
import { lookAgain, ourIds } from './stripe-object.ts'

/** A payment that Stripe has of us and our books have not: they came back from a backup that ends before it. Unless it is a
 *  balance, its booking is lost as well, or never came to be paid, and nobody will ever ask for it. */
export type LostPayment = {
  intent: string
  /** Our own ids, as its metadata has them. */
  of: { providerId: string; paymentId: string; bookingId: string }
  /** Epoch ms. */
  at: number
  /** Pence that are taken and did not go back, or that are held. */
  pence: number
  state: 'taken' | 'held' | 'open'
  /** The account of whoever pays, as Stripe was told; undefined for a customer that is gone. */
  payer: string | undefined
}

/** Payments of ours that our books don't know and that could still cost somebody money.
 *  @param since - epoch ms: a payment is written down before Stripe is asked for it, so older ones are known */
export async function findLostPayments({ database, stripe }: Platform, since: number): Promise<LostPayment[]> {
  const lost: LostPayment[] = []
  const asked = {
    created: { gte: Math.floor(since / 1_000) },
    limit: 100,
    expand: ['data.latest_charge', 'data.customer'],
  }
  for await (const intent of stripe.paymentIntents.list(asked)) {
    const { id, created, customer, metadata } = intent
    const left = leftOf(intent)
    const { providerId, paymentId } = ourIds(metadata)
    if (left === undefined || providerId === null || paymentId === null) continue
    if (await findCharge(database, { id, providerId, paymentId })) continue
    const payer =
      typeof customer === 'object' && customer && !customer.deleted ? customer.metadata.account_id : undefined
    const of = { providerId, paymentId, bookingId: metadata.booking_id ?? '' }
    lost.push({ intent: id, of, at: created * 1_000, ...left, payer })
  }
  return lost
}

/** @returns undefined for what can cost nobody anything any more */
function leftOf({
  status,
  latest_charge: charge,
  amount,
}: Stripe.PaymentIntent): Pick<LostPayment, 'pence' | 'state'> | undefined {
  if (status === 'canceled') return undefined
  if (status === 'requires_capture') return { pence: amount, state: 'held' }
  if (status !== 'succeeded') return { pence: 0, state: 'open' }
  const left = charge !== null && typeof charge === 'object' ? charge.amount_captured - charge.amount_refunded : amount
  return left > 0 ? { pence: left, state: 'taken' } : undefined
}

/** Takes a payment into the books that is the balance of a booking which they have: given back, it would be charged anew
 *  while the refund is still on its way. @returns false for any other */
export async function takeInBalance(
  platform: Platform,
  { intent, of, at, pence, state }: LostPayment,
  listener: PaymentListener,
): Promise<boolean> {
  const { database, stripe } = platform
  const isOne =
    state === 'taken' &&
    (await database.transaction(async (sql) => {
      await lockProvider(sql, of.providerId)
      return (await insertTakenBalance(sql, { ...of, intent, amount: pence, at })) !== undefined
    }))
  if (!isOne) return false
  await lookAgain(platform, 'payment_intent', intent, listener)
  // What was sent of it named a payment that nobody knew.
  for await (const { id, metadata } of stripe.transfers.list({ transfer_group: `booking_${of.bookingId}`, limit: 100 }))
    if (metadata.payment_id === of.paymentId) await lookAgain(platform, 'transfer', id, listener)
  return true
}

/** Who gives back while another database lives, from whose backup this one was made to try it, takes its bookings' money. */
const QUIET_MS = 10 * MINUTE_MS

/** Whether payments are still being made of which these books know nothing. */
export const isAnotherAtWork = (lost: readonly LostPayment[], now: number): boolean =>
  lost.some(({ at }) => at > now - QUIET_MS)

/** Gives a lost payment back in full: what was taken is refunded, what is held or open is released. Twice is once. */
export async function giveBackLost({ stripe }: Platform, { intent, state }: LostPayment): Promise<void> {
  const key = { idempotencyKey: `lost:${intent}` }
  if (state === 'taken') await stripe.refunds.create({ payment_intent: intent, metadata: { because: 'lost' } }, key)
  else await stripe.paymentIntents.cancel(intent, {}, key)
}
