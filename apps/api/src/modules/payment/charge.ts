import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import type { BookingKey } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import { traceContext } from '#platform/tracing/tracing.ts'
import { askStripe } from './customer.ts'
import { fetchIntent } from './intent.ts'
import type { PaymentListener } from './news.ts'
import { openOp } from './open-op.ts'
import { type ChargeKind, insertCharge, pendingCreate, pendingOp, readCharge } from './payment.sql.ts'
import { lookAgain } from './stripe-object.ts'

export { customerOfOp } from './payment.sql.ts'

/** A charge that a booking asks for. `amount` in pence; `isReused`: the card may be charged again without its owner. */
export type ChargeWish = BookingKey & {
  customer: string
  kind: ChargeKind
  amount: number
  currency: string
  isReused: boolean
  now: number
}

/** `opId` is what is still to be asked of Stripe: its making, or the release of the one in its place. */
export type FittedCharge = { kind: 'ready'; opId: string | undefined } | { kind: 'replace'; opId: string }

/** Finds the charge that matches the choice, or creates a new one. One that doesn't match is released first, and so is one
 *  whose release is under way: nobody should pay what is let go a moment later. */
export async function fitCharge(sql: Sql, wish: ChargeWish): Promise<FittedCharge> {
  const charge = await readCharge(sql, wish)
  if (!charge) return { kind: 'ready', opId: await openCharge(sql, wish) }
  const pending = await pendingOp(sql, wish, ['void'])
  const isFit = charge.kind === wish.kind && charge.saves_card === wish.isReused && charge.amount === wish.amount
  if (isFit && pending === undefined) return { kind: 'ready', opId: await pendingCreate(sql, charge) }
  const { providerId, bookingId, now } = wish
  const opId =
    pending ?? (await openOp(sql, { providerId, bookingId, paymentId: charge.id, kind: 'void', params: {}, now }))
  return { kind: 'replace', opId }
}

async function openCharge(sql: Sql, wish: ChargeWish): Promise<string> {
  const { providerId, bookingId, kind, amount, currency, isReused, now } = wish
  const paymentId = await insertCharge(sql, { providerId, bookingId, kind, amount, currency, savesCard: isReused, now })
  const id = randomUUID()
  const params: Stripe.PaymentIntentCreateParams = {
    amount,
    currency: currency.toLowerCase(),
    customer: wish.customer,
    allowed_payment_method_types: ['card'],
    capture_method: 'manual',
    transfer_group: `booking_${bookingId}`,
    metadata: { provider_id: providerId, booking_id: bookingId, payment_id: paymentId, op_id: id, ...traceContext() },
    ...(isReused ? { setup_future_usage: 'off_session' as const } : {}),
  }
  return openOp(sql, { id, providerId, bookingId, paymentId, kind: 'create', params, now })
}

/** The intent of the charge that a booking is about now, as it is at Stripe; undefined before there is one. */
export async function currentIntent(
  platform: Platform,
  booking: BookingKey,
): Promise<Stripe.PaymentIntent | undefined> {
  const intentId = (await readCharge(platform.database, booking))?.stripe_payment_intent
  return intentId ? askStripe(() => fetchIntent(platform, intentId)) : undefined
}

/** Looks at Stripe and brings the charge that a booking is about now to what is true there. */
export async function lookAtCharge(platform: Platform, booking: BookingKey, listener: PaymentListener): Promise<void> {
  const intentId = (await readCharge(platform.database, booking))?.stripe_payment_intent
  if (intentId) await askStripe(() => lookAgain(platform, 'payment_intent', intentId, listener))
}

/** The making of a booking's charge that never came to its end. */
export async function unmadeCharge(sql: Sql, booking: BookingKey): Promise<string | undefined> {
  const charge = await readCharge(sql, booking)
  return charge && charge.stripe_payment_intent === null ? pendingCreate(sql, charge) : undefined
}

/** Lies anything of a booking at Stripe that is not released? */
export const hasIntent = async (sql: Sql, booking: BookingKey): Promise<boolean> =>
  ((await readCharge(sql, booking))?.stripe_payment_intent ?? null) !== null
