import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import type { BookingKey } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { readBalanceTerms, readBalanceTries, setByHand } from './balance.sql.ts'
import { openOp, openVoid } from './open-op.ts'
import { insertCharge, pendingCreate, pendingOp, readCharge } from './payment.sql.ts'

/** A balance whose hour has come. Pence. */
type Balance = BookingKey & { amount: number; currency: string; now: number }

/** Opens the charge of a balance to the card that paid the deposit, or that the client put in its place, without the client; another try is the same charge
 *  under a key of its own. In the caller's transaction, under the provider's lock. Source: money.md §1.4.
 *  @param due - epoch ms of the first try  @param isDue - told when the last was answered; null before the first
 *  @returns false where nothing is to be opened: no try is due or one is under way, or its client is paying by hand
 *  @throws Refusal `payment_busy` while other money of it is on its way */
export async function openBalance(
  sql: Sql,
  { providerId, bookingId, amount, currency, now }: Balance,
  { due, isDue }: { due: number; isDue: (lastTryAt: number | null) => boolean },
): Promise<boolean> {
  const key = { providerId, bookingId }
  const { lastAt, isUnderWay } = await readBalanceTries(sql, { ...key, due })
  if (isUnderWay || !isDue(lastAt)) return false
  const terms = await readBalanceTerms(sql, { ...key, now })
  if (!terms || terms.is_by_hand) return false
  const paymentId =
    terms.balance_id ?? (await insertCharge(sql, { ...key, kind: 'balance', amount, currency, savesCard: false, now }))
  const params = {
    amount,
    currency: currency.toLowerCase(),
    customer: terms.customer,
    depositIntent: terms.deposit_intent,
    ...(terms.card === null ? {} : { card: terms.card }),
  }
  await openOp(sql, { ...key, paymentId, kind: 'charge', params, now })
  return true
}

/** Finds the charge of a balance that its client pays by hand, or writes one down. It is the automatic tries' own: Stripe
 *  takes one intent once. In the caller's transaction, under the provider's lock.
 *  @returns the making that is still to be asked of Stripe, and the deposit's intent
 *  @throws Refusal `payment_busy` while money of it is on its way */
export async function fitBalance(
  sql: Sql,
  { providerId, bookingId, amount, currency, now }: Balance,
): Promise<{ opId: string | undefined; depositIntent: string; card: string | null }> {
  const key = { providerId, bookingId }
  if (await pendingOp(sql, key, ['capture', 'void', 'charge'])) throw new Refusal('payment_busy', { retryAfter: 2 })
  const terms = await readBalanceTerms(sql, { ...key, now })
  if (!terms) throw new Refusal('booking_state')
  const { customer, deposit_intent: depositIntent, card, balance_id: known } = terms
  const paymentId =
    known ?? (await insertCharge(sql, { ...key, kind: 'balance', amount, currency, savesCard: false, now }))
  await setByHand(sql, { providerId, paymentId, now })
  if (known !== null)
    return { opId: await pendingCreate(sql, { id: known, provider_id: providerId }), depositIntent, card }
  const id = randomUUID()
  const params: Stripe.PaymentIntentCreateParams = {
    amount,
    currency: currency.toLowerCase(),
    customer,
    allowed_payment_method_types: ['card'],
    transfer_group: `booking_${bookingId}`,
    metadata: { provider_id: providerId, booking_id: bookingId, payment_id: paymentId, op_id: id },
  }
  return { opId: await openOp(sql, { id, ...key, paymentId, kind: 'create', params, now }), depositIntent, card }
}

/** Makes sure that a balance can't be taken any more. In the caller's transaction, under the provider's lock.
 *  @returns false while Stripe has still to say so: the booking hears it then. Source: money.md §1.4 */
export async function endBalance(sql: Sql, key: BookingKey, now: number): Promise<boolean> {
  if (await pendingOp(sql, key, ['capture', 'void', 'charge'])) return false
  const charge = await readCharge(sql, key)
  if (charge?.kind !== 'balance' || charge.status === 'succeeded') return true
  await openVoid(sql, key, now)
  return false
}
