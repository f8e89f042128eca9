import {
  type BookingPaymentStatus,
  balanceAt,
  freesPlace,
  isSettled,
  respondBy,
  unpaidCutoffAt,
} from '@ginipig/domain/booking'
import { readClientFunds, refundLate } from '#modules/payment/end-money.ts'
import { postOwedBack } from '#modules/payment/ledger.ts'
import type { PaymentListener, PaymentNews } from '#modules/payment/news.ts'
import { openLateVoid, openVoid } from '#modules/payment/open-op.ts'
import type { Sql } from '#platform/database/sql.ts'
import { notify } from '#platform/notify/notify.ts'
import type { Platform } from '#platform/platform.ts'
import { type LockedBooking, lockBooking, setCaptured, setPaymentState } from './booking.sql.ts'
import { canCancelAsPlatform, cancelAsPlatform } from './call-off.ts'
import { disputeNews } from './dispute-news.ts'
import { enqueueBookingMoved, enqueueClientNotice, keyOf, takeStep } from './steps.ts'

/** How a booking reacts to a change of its payment: the steps that only Stripe's answer may take. */
export const paymentListener: PaymentListener = async (platform, sql, key, news) => {
  const booking = await lockBooking(sql, key)
  if (!booking) throw new Error(`Booking ${key.bookingId} is gone`)
  await heard[news.what](platform, sql, booking, news as never) // each takes its own kind, which the key names
}

type News<What extends PaymentNews['what']> = Extract<PaymentNews, { what: What }>

const heard: {
  [What in PaymentNews['what']]: (
    platform: Platform,
    sql: Sql,
    booking: LockedBooking,
    news: News<What>,
  ) => Promise<unknown>
} = {
  open: stillOpen,
  authorised: request,
  taken,
  transferred,
  balance_refused: balanceRefused,
  released,
  warned,
  ...disputeNews,
}

async function stillOpen(platform: Platform, sql: Sql, booking: LockedBooking, news: News<'open'>): Promise<void> {
  if (booking.status !== 'pending_payment') return openLateVoid(sql, keyOf(booking), platform.clock.now())
  await setPaymentState(sql, booking, news)
  await enqueueBookingMoved(sql, keyOf(booking))
}

async function request(
  platform: Platform,
  sql: Sql,
  booking: LockedBooking,
  { kind }: News<'authorised'>,
): Promise<void> {
  const now = platform.clock.now()
  if (booking.status !== 'pending_payment') return openVoid(sql, keyOf(booking), now)
  // Nobody heard of it before its time came: nobody came, so nothing is taken.
  if (now >= booking.starts_at) return void (await takeStep(platform, sql, booking, 'release_hold', 'system'))
  const requested = await takeStep(platform, sql, booking, 'request', 'system', {
    paymentStatus: 'authorized',
    plan: kind === 'deposit' ? 'deposit' : 'full',
    requestedAt: now,
    respondBy: respondBy(now, booking.starts_at, booking.policy),
  })
  if (booking.approval === 'automatic') await takeStep(platform, sql, requested, 'accept', 'system')
}

/** Whoever captures in Stripe's dashboard does so at any time: what was taken for a hold makes the request that the
 *  client paid for, what was taken for a request waits for its answer, what was taken for nothing is owed back. */
async function taken(platform: Platform, sql: Sql, booking: LockedBooking, news: News<'taken'>): Promise<void> {
  if (news.returned !== undefined && news.owedBack > 0) await notifyReturned(platform, sql, booking, news.returned)
  // By somebody's hand in Stripe's dashboard: the booking goes on as if nothing had.
  if (news.owedBack < 0)
    platform.log.error({ bookingId: booking.id }, 'more went back at Stripe than we owe: look at it')
  // What a bank took back is nobody's to divide; what was paid since isn't of that.
  if (booking.payment_status === 'charged_back') return giveBack(platform, sql, booking)
  if (booking.status === 'pending_payment')
    return request(platform, sql, booking, { what: 'authorised', kind: news.kind })
  if (booking.status === 'accepting')
    await takeStep(platform, sql, booking, 'confirm', 'system', {
      paymentStatus: news.taken < booking.total ? 'deposit_paid' : 'paid',
      captured: news.taken,
    })
  if (booking.status === 'confirmed' && news.taken > booking.captured) {
    await setCaptured(sql, booking, news.taken, news.taken < booking.total ? 'deposit_paid' : 'paid')
    if (news.kind === 'balance') await enqueueClientNotice(sql, booking, 'balance_taken')
    return enqueueBookingMoved(sql, keyOf(booking))
  }
  if (freesPlace(booking.status) && booking.captured === 0) await oweBack(platform, sql, booking, news)
  else if (isSettled(booking.status) && news.taken > booking.captured) await giveBack(platform, sql, booking)
  else if (isSettled(booking.status)) await showRefund(sql, booking, news)
}

/** A balance that its client paid in the moment in which the booking ended: all of it goes back, by itself. */
async function giveBack(platform: Platform, sql: Sql, booking: LockedBooking): Promise<void> {
  const key = keyOf(booking)
  const amount = isSettled(booking.status) ? await readClientFunds(sql, key) : 0
  if (amount <= 0) return
  const { captured, currency } = booking
  await refundLate(sql, { ...key, amount, currency, now: platform.clock.now() })
  await setCaptured(sql, booking, captured + amount, 'refund_pending')
  await enqueueBookingMoved(sql, key)
}

/** A balance that the card refused: the booking stands, and says so. One that has ended is to be paid no more. What comes
 *  before the balance is due is of the time that the booking had before it moved. */
async function balanceRefused(
  platform: Platform,
  sql: Sql,
  booking: LockedBooking,
  { problem }: News<'balance_refused'>,
): Promise<void> {
  if (booking.status !== 'confirmed') return openLateVoid(sql, keyOf(booking), platform.clock.now())
  if (platform.clock.now() < balanceAt(booking.starts_at, booking.policy)) return
  if (booking.payment_status === 'balance_failed' && booking.payment_problem === problem) return
  await setPaymentState(sql, booking, { status: 'balance_failed', problem })
  await enqueueClientNotice(sql, booking, 'balance_failed')
  await enqueueBookingMoved(sql, keyOf(booking))
}

/** What went back so far of a booking that was divided at its end. */
async function showRefund(sql: Sql, booking: LockedBooking, news: News<'taken'>): Promise<void> {
  if (news.refunded <= 0 && news.owedBack <= 0) return
  const after = refundStatus(booking.captured, news)
  if (booking.payment_status === after) return
  await setPaymentState(sql, booking, { status: after, problem: null })
  await enqueueBookingMoved(sql, keyOf(booking))
}

/** A refund that the bank sent back is owed once more: it stands in `refund_due` until an operator has paid it. Two of one
 *  booking are told each. */
async function notifyReturned(platform: Platform, sql: Sql, booking: LockedBooking, returned: string): Promise<void> {
  const { id: bookingId, client_id: accountId } = booking
  platform.log.error({ bookingId }, 'a refund came back from the bank: pay it by hand')
  const event = `booking.${bookingId}.refund_returned.${returned}`
  await notify(platform, sql, { accountId, event, about: { booking: keyOf(booking) }, kind: 'booking_refund_returned' })
  await enqueueBookingMoved(sql, keyOf(booking))
}

/** A transfer changes nothing of these. */
const saysMore: ReadonlySet<BookingPaymentStatus> = new Set([
  'refunded',
  'partially_refunded',
  'refund_pending',
  'transferred',
  'disputed',
  'charged_back',
])

/** The provider has their share. What a refund is called stays: it is the client's money that this says. */
async function transferred(_platform: Platform, sql: Sql, booking: LockedBooking): Promise<void> {
  if (booking.status !== 'released' || saysMore.has(booking.payment_status)) return
  await setPaymentState(sql, booking, { status: 'transferred', problem: null })
  await enqueueBookingMoved(sql, keyOf(booking))
}

async function oweBack(
  platform: Platform,
  sql: Sql,
  booking: LockedBooking,
  { taken: amount, refunded }: News<'taken'>,
): Promise<void> {
  const { id: bookingId, currency, status } = booking
  if (await postOwedBack(sql, { ...keyOf(booking), amount, currency, now: platform.clock.now() }))
    platform.log.error({ bookingId, status }, 'captured for a booking that ended: refund it at Stripe')
  const after =
    refunded > 0 && refunded < amount ? 'partially_refunded' : refundStatus(amount, { refunded, owedBack: 0 })
  if (booking.payment_status === after) return
  await setPaymentState(sql, booking, { status: after, problem: null })
  await enqueueBookingMoved(sql, keyOf(booking))
}

/** Where all went back that was to, it is done; before that it is on its way. */
function refundStatus(
  taken: number,
  { refunded, owedBack }: Pick<News<'taken'>, 'refunded' | 'owedBack'>,
): BookingPaymentStatus {
  if (refunded <= 0) return 'refund_pending'
  if (refunded >= taken) return 'refunded'
  return owedBack > 0 ? 'refund_pending' : 'partially_refunded'
}

/** Before the visit a booking is called off whose payment was probably not the card's holder's: giving all of it back is
 *  cheaper than the dispute that follows. Whatever else it is warned of, a person looks. Source: money.md §1.5. */
async function warned(
  platform: Platform,
  sql: Sql,
  booking: LockedBooking,
  { warningId, isActionable }: News<'warned'>,
): Promise<void> {
  const { id: bookingId, status } = booking
  if (status === 'cancelled_by_platform') return
  if (isActionable && status === 'pending_payment')
    return void (await takeStep(platform, sql, booking, 'release_hold', 'system'))
  if (isActionable && canCancelAsPlatform(platform, booking))
    return cancelAsPlatform(platform, sql, booking, 'system', 'warning')
  platform.log.error({ warningId, bookingId, status }, 'a card’s network warns of a payment: look at it')
}

async function released(platform: Platform, sql: Sql, booking: LockedBooking): Promise<void> {
  if (booking.captured > 0) return balanceGivenUp(platform, sql, booking)
  const isHeld = booking.status === 'pending_payment'
  await setPaymentState(sql, booking, { status: isHeld ? 'unpaid' : 'voided', problem: null })
  await enqueueBookingMoved(sql, keyOf(booking))
  if (booking.status === 'accepting') await takeStep(platform, sql, booking, 'fail_capture', 'system')
  if (booking.status === 'requested') await takeStep(platform, sql, booking, 'expire', 'system')
  if (isHeld && booking.hold_until <= platform.clock.now())
    await takeStep(platform, sql, booking, 'release_hold', 'system')
}

/** The charge of a balance that was never taken: past the cut-off that ends the booking, before it the booking stands. */
async function balanceGivenUp(platform: Platform, sql: Sql, booking: LockedBooking): Promise<void> {
  const { status, captured, total, starts_at: startsAt, policy } = booking
  if (status !== 'confirmed' || captured >= total || platform.clock.now() < unpaidCutoffAt(startsAt, policy)) return
  await takeStep(platform, sql, booking, 'cancel_unpaid', 'system')
}
