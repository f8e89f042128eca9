import { dueNow, offeredPlans, type PaymentPlan } from '@ginipig/domain/booking'
import { missingMustHaves } from '@ginipig/domain/listing'
import { HOUR_MS } from '@ginipig/domain/time'
import {
  currentIntent,
  customerOfOp,
  fitCharge,
  hasIntent,
  lookAtCharge,
  unmadeCharge,
} from '#modules/payment/charge.ts'
import { askStripe, ensureCustomer, ownCard } from '#modules/payment/customer.ts'
import { openVoid } from '#modules/payment/open-op.ts'
import { runPaymentOp } from '#modules/payment/operations.ts'
import type { BookingKey } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { takeQuota, takeVisit } from '#platform/quota/quota.ts'
import { findProvider, lockBooking } from './booking.sql.ts'
import { paymentListener } from './payment-listener.ts'
import { keepsPromo } from './promo.ts'
import { keyOf, lockOfClient, takeStep } from './steps.ts'
import { readBookingTerms } from './terms.ts'

export type PaymentChoice = { plan: PaymentPlan; savesCard: boolean; cardId?: string | undefined }
/** `ip`: where it is paid from; undefined for a program of ours. */
type Payer = { clientId: string; ip: string | undefined }

/** Charges made in an hour for one person, and from one network: enough to change one's mind about plan and card on
 *  several bookings, too few to try out stolen cards (trust.md S13). The same choice finds the same charge. */
const CHARGES = { limit: 10, windowMs: HOUR_MS, code: 'too_many_payments' } as const
const CHARGES_OF_NETWORK = { ...CHARGES, limit: 60 }

export async function countCharge(platform: Platform, sql: Sql, { clientId, ip }: Payer): Promise<void> {
  await takeQuota(platform, sql, { subject: `charge:${clientId}`, ...CHARGES })
  if (ip !== undefined) await takeVisit(platform, { what: 'charge', ip, ...CHARGES_OF_NETWORK }, sql)
}

/** Finds the charge that fits the choice, or writes down a new one. @returns undefined where the promo code was over and is
 *  taken off, which stays so */
const prepare = (platform: Platform, bookingId: string, payer: Payer, choice: PaymentChoice & { customer: string }) =>
  platform.database.transaction(async (sql) => {
    const now = platform.clock.now()
    const booking = await lockOfClient(sql, bookingId, payer.clientId)
    if (booking.status === 'payment_failed') throw new Refusal('hold_expired')
    if (booking.status !== 'pending_payment') throw new Refusal('booking_state')
    if (booking.hold_until <= now) throw new Refusal('hold_expired')
    if (!(await keepsPromo(sql, booking, now))) return undefined
    const { asked, given, split } = await readBookingTerms(platform, sql, booking)
    if (missingMustHaves(asked, given).length > 0) throw new Refusal('must_haves_missing')
    const { approval, currency, policy, starts_at: startsAt } = booking
    if (!offeredPlans({ split, startsAt, approval }, policy, now).includes(choice.plan))
      throw new Refusal('plan_not_offered')
    const key = keyOf(booking)
    platform.failpoint.within(sql, 'charge')
    const amount = dueNow(split, choice.plan)
    const fitted = await fitCharge(sql, {
      ...key,
      customer: choice.customer,
      kind: choice.plan,
      amount,
      currency,
      isReused: choice.plan === 'deposit' || choice.savesCard,
      now,
    })
    if (fitted.kind === 'ready' && fitted.opId !== undefined) await countCharge(platform, sql, payer)
    return { ...fitted, key, amount }
  })

/** Makes the charge of a held booking ready for the browser to confirm. Safe to repeat: the same choice finds the
 *  same charge. @throws Refusal, see the contract's `startPayment` */
export async function startPayment(
  platform: Platform,
  bookingId: string,
  clientId: string,
  choice: PaymentChoice,
  ip?: string,
): Promise<{ clientSecret: string; amount: number; paymentMethodId: string | null }> {
  const customer = await askStripe(() => ensureCustomer(platform, clientId))
  const paymentMethodId = choice.cardId === undefined ? null : await ownCard(platform, clientId, choice.cardId)
  const fitNow = async () => {
    const made = await prepare(platform, bookingId, { clientId, ip }, { ...choice, customer })
    if (!made) throw new Refusal('promo_over')
    return made
  }
  const run = ({ providerId }: BookingKey, opId: string) =>
    askStripe(() => runPaymentOp(platform, { providerId, opId }, paymentListener))
  let fitted = await fitNow()
  if (fitted.kind === 'replace') {
    await run(fitted.key, fitted.opId)
    fitted = await fitNow()
  }
  if (fitted.kind === 'replace') throw new Refusal('payment_busy', { retryAfter: 2 })
  const { key, opId, amount } = fitted
  const made = opId === undefined ? undefined : await run(key, opId)
  const intent = made ?? (await currentIntent(platform, key))
  // It was gone at Stripe, and another has taken its place; or what was to be made was still for the one before.
  const payer = intent || opId === undefined ? customer : await customerOfOp(platform.database, key.providerId, opId)
  if (!intent && (payer !== customer || (await ensureCustomer(platform, clientId)) !== customer))
    return startPayment(platform, bookingId, clientId, choice, ip)
  if (!intent?.client_secret) throw new Refusal('payment_unavailable', { retryAfter: 2 })
  return { clientSecret: intent.client_secret, amount, paymentMethodId }
}

/** Looks at Stripe and brings the booking to what is true there. */
export async function syncPayment(platform: Platform, bookingId: string): Promise<void> {
  const providerId = await findProvider(platform.database, bookingId)
  if (providerId !== undefined) await lookAtCharge(platform, { providerId, bookingId }, paymentListener)
}

/** Ends a hold whose time is up: nothing lies at Stripe, or what lies there is looked at first. An authorised
 *  charge becomes the request it was meant to be; an open one is cancelled before the slot is given back. */
export async function reapHold(platform: Platform, key: BookingKey): Promise<void> {
  const { database, clock } = platform
  const opId = await unmadeCharge(database, key)
  if (opId !== undefined) await runPaymentOp(platform, { providerId: key.providerId, opId }, paymentListener)
  await lookAtCharge(platform, key, paymentListener)
  await database.transaction(async (sql) => {
    const booking = await lockBooking(sql, key)
    if (booking?.status !== 'pending_payment' || booking.hold_until > clock.now()) return
    if (await hasIntent(sql, key)) await openVoid(sql, key, clock.now())
    else await takeStep(platform, sql, booking, 'release_hold', 'system')
  })
}
