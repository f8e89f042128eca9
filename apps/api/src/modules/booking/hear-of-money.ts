import { respondBy } from '@ginipig/domain/booking'
import type { HearOfMoney, PaymentNews } from '#modules/payment/news.ts'
import { openLateVoid, openVoid } from '#modules/payment/open-op.ts'
import type { Sql } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import { type LockedBooking, lockBooking, setPaymentState } from './booking.sql.ts'
import { keyOf, takeStep, tellMoved } from './steps.ts'

/** What a booking does with the news of its money: the steps that only Stripe's answer may take. */
export const hearOfMoney: HearOfMoney = async (platform, sql, key, news) => {
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
} = { open: stillOpen, authorised: request, taken: confirm, released }

async function stillOpen(platform: Platform, sql: Sql, booking: LockedBooking, news: News<'open'>): Promise<void> {
  if (booking.status !== 'pending_payment') return openLateVoid(sql, keyOf(booking), platform.clock.now())
  await setPaymentState(sql, booking, news)
  await tellMoved(sql, keyOf(booking))
}

async function request(
  platform: Platform,
  sql: Sql,
  booking: LockedBooking,
  { kind }: News<'authorised'>,
): Promise<void> {
  const now = platform.clock.now()
  if (booking.status !== 'pending_payment') return openVoid(sql, keyOf(booking), now)
  const requested = await takeStep(platform, sql, booking, 'request', 'system', {
    paymentStatus: 'authorized',
    plan: kind === 'deposit' ? 'deposit' : 'full',
    requestedAt: now,
    respondBy: respondBy(now, booking.starts_at, booking.policy),
  })
  if (booking.approval === 'automatic') await takeStep(platform, sql, requested, 'accept', 'system')
}

async function confirm(platform: Platform, sql: Sql, booking: LockedBooking, { taken }: News<'taken'>): Promise<void> {
  if (booking.status !== 'accepting') {
    // Only a capture that we didn't ask for gets here; the money must not lie unseen.
    platform.log.error({ bookingId: booking.id, status: booking.status }, 'captured without an acceptance')
    return
  }
  await takeStep(platform, sql, booking, 'confirm', 'system', {
    paymentStatus: taken < booking.total ? 'deposit_paid' : 'paid',
    captured: taken,
  })
}

async function released(platform: Platform, sql: Sql, booking: LockedBooking): Promise<void> {
  const isHeld = booking.status === 'pending_payment'
  await setPaymentState(sql, booking, { status: isHeld ? 'unpaid' : 'voided', problem: null })
  await tellMoved(sql, keyOf(booking))
  if (booking.status === 'accepting') await takeStep(platform, sql, booking, 'fail_capture', 'system')
  if (booking.status === 'requested') await takeStep(platform, sql, booking, 'expire', 'system')
  if (isHeld && booking.hold_until <= platform.clock.now())
    await takeStep(platform, sql, booking, 'release_hold', 'system')
}
