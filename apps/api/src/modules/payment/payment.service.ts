import { dueNow, offeredPlans, type PaymentPlan } from '@ginipig/domain/booking'
import { type MustHaves, missingMustHaves } from '@ginipig/domain/listing'
import type Stripe from 'stripe'
import { lockBooking, moveBooking } from '#modules/booking/booking-move.service.ts'
import { readBookingTerms } from '#modules/booking/booking-terms.service.ts'
import { at, type Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { askStripe, ensureCustomer, listCards } from './customer.service.ts'
import { applyIntent } from './payment-apply.service.ts'
import { livePayment, openPaymentOp, openVoid, pendingVoid } from './payment-op.service.ts'
import { fetchIntent, runPaymentOp } from './payment-run.service.ts'

export type PaymentChoice = { plan: PaymentPlan; savesCard: boolean; cardId?: string | undefined }

type Prepared = { kind: 'ready'; opId: string | undefined; amount: number } | { kind: 'replace'; opId: string }

/** Paying for a held booking, and all that keeps its money and its state in step. */
export function createPayments(platform: Platform) {
  const { database, clock } = platform

  /** Finds the charge that fits the choice, or writes down a new one. One that doesn't fit is released first. */
  const prepare = (bookingId: string, clientId: string, customer: string, choice: PaymentChoice) =>
    database.transaction(async (sql): Promise<Prepared> => {
      const now = clock.now()
      const booking = await lockBooking(sql, bookingId)
      if (!booking || booking.client_id !== clientId) throw new Refusal('booking_not_found')
      if (booking.status === 'payment_failed') throw new Refusal('hold_expired')
      if (booking.status !== 'pending_payment') throw new Refusal('booking_state')
      if (booking.hold_until <= now) throw new Refusal('hold_expired')
      const terms = await readBookingTerms(platform, sql, bookingId)
      if (missingMustHaves(terms.asked satisfies MustHaves, terms.given).length > 0)
        throw new Refusal('must_haves_missing')
      const offered = offeredPlans(
        { split: terms.split, startsAt: booking.starts_at, approval: booking.approval },
        booking.policy,
        now,
      )
      if (!offered.includes(choice.plan)) throw new Refusal('plan_not_offered')
      const amount = dueNow(terms.split, choice.plan)
      const isReused = choice.plan === 'deposit' || choice.savesCard
      const live = await livePayment(sql, bookingId)
      if (live && live.kind === choice.plan && live.saves_card === isReused) {
        return { kind: 'ready', amount, opId: await pendingCreate(sql, live.id) }
      }
      if (live) return { kind: 'replace', opId: await replaceOp(sql, bookingId, live.id, now) }
      const opId = await openCharge(sql, {
        bookingId,
        customer,
        amount,
        currency: booking.currency,
        plan: choice.plan,
        isReused,
        now,
      })
      return { kind: 'ready', opId, amount }
    })

  const pendingCreate = async (sql: Sql, paymentId: string) =>
    (
      await sql.row<{ id: string }>(
        `select id from payment_op where payment_id = $1 and kind = 'create' and status = 'pending'`,
        [paymentId],
      )
    )?.id

  const replaceOp = async (sql: Sql, bookingId: string, paymentId: string, now: number) =>
    (await pendingVoid(sql, bookingId)) ?? openPaymentOp(sql, { bookingId, paymentId, kind: 'void', params: {}, now })

  const openCharge = async (
    sql: Sql,
    charge: {
      bookingId: string
      customer: string
      amount: number
      currency: string
      plan: PaymentPlan
      isReused: boolean
      now: number
    },
  ) => {
    const payment = await sql.row<{ id: string }>(
      `insert into payment (provider_id, booking_id, kind, amount, currency, saves_card, created_at, changed_at)
       select provider_id, id, $2, $3, $4, $5, $6, $6 from booking where id = $1 returning id`,
      [charge.bookingId, charge.plan, charge.amount, charge.currency, charge.isReused, at(charge.now)],
    )
    if (!payment) throw new Error('payment was not inserted')
    const params: Stripe.PaymentIntentCreateParams = {
      amount: charge.amount,
      currency: charge.currency.toLowerCase(),
      customer: charge.customer,
      allowed_payment_method_types: ['card'],
      capture_method: 'manual',
      transfer_group: `booking_${charge.bookingId}`,
      metadata: { booking_id: charge.bookingId, payment_id: payment.id },
      ...(charge.isReused ? { setup_future_usage: 'off_session' as const } : {}),
    }
    const opId = await openPaymentOp(sql, {
      bookingId: charge.bookingId,
      paymentId: payment.id,
      kind: 'create',
      params,
      now: charge.now,
    })
    await sql.row(
      `update payment_op set params = jsonb_set(params, '{metadata,op_id}', to_jsonb($1::text)) where id = $1::uuid`,
      [opId],
    )
    return opId
  }

  const ownCard = async (clientId: string, cardId: string) => {
    const card = (await listCards(platform, clientId)).find((one) => one.id === cardId)
    if (!card || card.isExpired) throw new Refusal('card_not_found')
    return card.id
  }

  const currentIntent = async (bookingId: string) => {
    const intentId = (await livePayment(database, bookingId))?.stripe_payment_intent
    return intentId ? askStripe(() => fetchIntent(platform, intentId)) : undefined
  }

  return {
    /** Makes the charge of a held booking ready for the browser to confirm. Safe to repeat: the same choice finds the
     *  same charge. @throws Refusal, see the contract's `startPayment` */
    async start(bookingId: string, clientId: string, choice: PaymentChoice) {
      const customer = await askStripe(() => ensureCustomer(platform, clientId))
      const paymentMethodId = choice.cardId === undefined ? null : await ownCard(clientId, choice.cardId)
      let prepared = await prepare(bookingId, clientId, customer, choice)
      platform.failpoint('payment.intent-row-committed')
      if (prepared.kind === 'replace') {
        const { opId } = prepared
        await askStripe(() => runPaymentOp(platform, opId))
        prepared = await prepare(bookingId, clientId, customer, choice)
      }
      if (prepared.kind === 'replace') throw new Refusal('payment_busy', { retryAfter: 2 })
      const { opId, amount } = prepared
      const made = opId === undefined ? undefined : await askStripe(() => runPaymentOp(platform, opId))
      const intent = made ?? (await currentIntent(bookingId))
      platform.failpoint('payment.created-and-saved')
      if (!intent?.client_secret) throw new Refusal('payment_unavailable', { retryAfter: 2 })
      return { clientSecret: intent.client_secret, amount, paymentMethodId }
    },

    /** Looks at Stripe and brings the booking to what is true there. */
    async sync(bookingId: string): Promise<void> {
      const intent = await currentIntent(bookingId)
      if (intent) await applyIntent(platform, intent)
    },

    /** Ends a hold whose time is up: nothing lies at Stripe, or what lies there is looked at first. An authorised
     *  charge becomes the request it was meant to be; an open one is cancelled before the slot is given back. */
    async reapHold(bookingId: string): Promise<void> {
      const payment = await livePayment(database, bookingId)
      if (payment && !payment.stripe_payment_intent) {
        const op = await pendingCreate(database, payment.id)
        if (op) await runPaymentOp(platform, op)
      }
      if (payment) await this.sync(bookingId)
      await database.transaction(async (sql) => {
        const booking = await lockBooking(sql, bookingId)
        if (booking?.status !== 'pending_payment' || booking.hold_until > clock.now()) return
        const open = await livePayment(sql, bookingId)
        if (!open?.stripe_payment_intent) {
          await moveBooking(sql, booking, { action: 'release_hold', actor: 'system', now: clock.now() })
          return
        }
        await openVoid(sql, bookingId, clock.now())
      })
    },
  }
}
