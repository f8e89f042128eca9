import {
  balanceAt,
  balanceTriesAt,
  canPayBalance,
  isBalanceTryDue,
  type PaymentPlan,
  unpaidCutoffAt,
} from '@ginipig/domain/booking'
import { endBalance, fitBalance, openBalance } from '#modules/payment/balance.ts'
import { currentIntent } from '#modules/payment/charge.ts'
import { askStripe, ownCard } from '#modules/payment/customer.ts'
import { cardOfIntent } from '#modules/payment/intent.ts'
import { runPaymentOp } from '#modules/payment/operations.ts'
import type { BookingKey } from '#platform/database/provider-key.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { lockBooking } from './booking.sql.ts'
import { countCharge } from './pay.ts'
import { paymentListener } from './payment-listener.ts'
import { keyOf, lockOfClient, takeStep } from './steps.ts'

/** Charges the balance of a confirmed booking when it is due, and retries after a soft decline. Re-read under lock: a
 *  booking that was paid or cancelled, or whose balance another worker has tried meanwhile, stays as it is. Source: spec §9,
 *  money.md §1.4.
 *  @returns whether a charge was opened */
export async function takeBalance(platform: Platform, key: BookingKey): Promise<boolean> {
  const now = platform.clock.now()
  return platform.database.transaction(async (sql) => {
    const booking = await lockBooking(sql, key)
    if (booking?.status !== 'confirmed' || booking.captured >= booking.total) return false
    // A bank takes the payment back, or its day is off: what comes of that decides.
    if (booking.payment_status === 'disputed' || booking.is_day_off) return false
    const { plan, starts_at: startsAt, policy, total, captured, currency } = booking
    const hasNewCard = booking.payment_status === 'balance_failed' && booking.payment_problem === null
    if (plan !== ('deposit' satisfies PaymentPlan)) return false
    // From here on the cut-off decides.
    if (now >= unpaidCutoffAt(startsAt, policy)) return false
    platform.failpoint.within(sql, 'balance')
    const balance = { ...key, amount: total - captured, currency, now }
    return openBalance(sql, balance, {
      due: balanceAt(startsAt, policy),
      isDue: (lastTryAt) =>
        isBalanceTryDue(startsAt, policy, now, lastTryAt) ||
        (hasNewCard && balanceTriesAt(startsAt, policy).every((at) => at <= now)),
    })
  })
}

/** Cancels a booking whose balance is unpaid at the cut-off: its charge at Stripe first, and the booking only once Stripe
 *  has confirmed that nothing can be charged any more. Re-read under lock: a client who paid in time has paid. Source: spec
 *  §9, money.md §1.4. */
export async function cutOff(platform: Platform, key: BookingKey): Promise<void> {
  const now = platform.clock.now()
  await platform.database.transaction(async (sql) => {
    const booking = await lockBooking(sql, key)
    if (booking?.status !== 'confirmed' || booking.captured >= booking.total) return
    if (now < unpaidCutoffAt(booking.starts_at, booking.policy)) return
    if (await endBalance(sql, key, now)) await takeStep(platform, sql, booking, 'cancel_unpaid', 'system')
  })
}

/** `deposit` is the card that paid it, `new` one that the browser asks for, anything else a saved card's id. */
type BalanceChoice = { clientId: string; card: string; ip: string | undefined }

/** Makes the balance ready for the browser to confirm. Safe to repeat. @throws Refusal, see the contract's `startBalance` */
export async function startBalance(platform: Platform, bookingId: string, { clientId, card, ip }: BalanceChoice) {
  const saved = card === 'deposit' || card === 'new' ? null : await ownCard(platform, clientId, card)
  const { key, amount, opId, depositIntent, chosen } = await platform.database.transaction(async (sql) => {
    const now = platform.clock.now()
    const booking = await lockOfClient(sql, bookingId, clientId)
    const {
      status,
      payment_status: paymentStatus,
      plan,
      captured,
      total,
      currency,
      starts_at: startsAt,
      policy,
      is_day_off: isDayOff,
    } = booking
    if (!canPayBalance({ status, paymentStatus, plan, captured, total, startsAt, isDayOff }, policy, now))
      throw new Refusal('booking_state')
    const key = keyOf(booking)
    const amount = total - captured
    const fitted = await fitBalance(sql, { ...key, amount, currency, now })
    if (fitted.opId !== undefined) await countCharge(platform, sql, { clientId, ip })
    return { key, amount, opId: fitted.opId, depositIntent: fitted.depositIntent, chosen: fitted.card }
  })
  return askStripe(async () => {
    const made = opId && (await runPaymentOp(platform, { providerId: key.providerId, opId }, paymentListener))
    const intent = made || (await currentIntent(platform, key))
    if (!intent?.client_secret) throw new Refusal('payment_unavailable', { retryAfter: 2 })
    const paymentMethodId = card === 'deposit' ? (chosen ?? (await cardOfIntent(platform, depositIntent))) : saved
    return { clientSecret: intent.client_secret, amount, paymentMethodId }
  })
}
