import type { DeclineReason } from '@ginipig/domain/booking'
import type { MustHavesGiven } from '@ginipig/domain/listing'
import { createPhotos } from '#modules/media/photo.service.ts'
import { acceptLocked } from '#modules/payment/payment-apply.service.ts'
import { openVoid } from '#modules/payment/payment-op.service.ts'
import { at, type Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { giveUp, holdSlot } from './booking-hold.service.ts'
import { type LockedBooking, lockBooking, moveBooking } from './booking-move.service.ts'
import { keepGiven } from './booking-terms.service.ts'

/** What people and the sweep do to a booking between hold and confirmation. */
export function createBookings(platform: Platform) {
  const { database, clock } = platform
  const photos = createPhotos(platform)

  /** Someone else's booking is as unknown as one that never was. */
  const locked = async (
    sql: Sql,
    bookingId: string,
    side: 'client_id' | 'provider_id',
    accountId: string,
  ): Promise<LockedBooking> => {
    const booking = await lockBooking(sql, bookingId)
    if (!booking || booking[side] !== accountId) throw new Refusal('booking_not_found')
    return booking
  }

  const answerable = async (sql: Sql, bookingId: string, providerId: string, now: number) => {
    const booking = await locked(sql, bookingId, 'provider_id', providerId)
    const isLate = booking.status === 'expired' || (booking.status === 'requested' && (booking.respond_by ?? 0) <= now)
    if (isLate) throw new Refusal('response_too_late')
    return booking
  }

  return {
    hold: (clientId: string, wish: { slotId: string; price: number }) => holdSlot(platform, clientId, wish),

    releaseHold: (bookingId: string, clientId: string) =>
      database.transaction(async (sql) => {
        await locked(sql, bookingId, 'client_id', clientId)
        await giveUp(sql, bookingId, 'client', clock.now())
      }),

    /** Keeps a half-filled form too; whether it is complete is asked when paying. */
    giveMustHaves: (bookingId: string, clientId: string, given: MustHavesGiven) =>
      database.transaction(async (sql) => {
        const booking = await locked(sql, bookingId, 'client_id', clientId)
        if (booking.status === 'payment_failed') throw new Refusal('hold_expired')
        if (booking.status !== 'pending_payment') throw new Refusal('booking_state')
        if (!(await photos.belongTo(sql, clientId, given.photoIds))) throw new Refusal('photo_not_found')
        await keepGiven(platform, sql, bookingId, given)
      }),

    withdraw: (bookingId: string, clientId: string) =>
      database.transaction(async (sql) => {
        const booking = await locked(sql, bookingId, 'client_id', clientId)
        await moveBooking(sql, booking, { action: 'withdraw', actor: 'client', now: clock.now() })
        await openVoid(sql, bookingId, clock.now())
      }),

    /** @throws Refusal `response_too_late` from the deadline on, whether the sweep was there yet or not */
    async accept(bookingId: string, providerId: string): Promise<void> {
      await database.transaction(async (sql) => {
        const now = clock.now()
        const booking = await answerable(sql, bookingId, providerId, now)
        await acceptLocked(sql, booking, 'provider', now)
        platform.failpoint('accept.before-commit')
      })
      platform.failpoint('accept.committed')
    },

    async decline(
      bookingId: string,
      providerId: string,
      why: { reason: DeclineReason; text?: string | undefined },
    ): Promise<void> {
      await database.transaction(async (sql) => {
        const now = clock.now()
        const booking = await answerable(sql, bookingId, providerId, now)
        await moveBooking(
          sql,
          booking,
          { action: 'decline', actor: 'provider', now },
          { declineReason: why.reason, ...(why.text ? { declineText: why.text } : {}) },
        )
        await openVoid(sql, bookingId, now)
      })
      platform.failpoint('decline.committed')
    },

    /** Requests whose answer is due. */
    dueRequests: (limit = 200) =>
      database.rows<{ id: string }>(
        `select id from booking where status = 'requested' and respond_by <= $1 order by respond_by limit $2`,
        [at(clock.now()), limit],
      ),

    /** Ends a request that nobody answered in time. Re-read under lock: an acceptance that came first stays. */
    async expire(bookingId: string): Promise<void> {
      await database.transaction(async (sql) => {
        const booking = await lockBooking(sql, bookingId)
        if (booking?.status !== 'requested' || (booking.respond_by ?? 0) > clock.now()) return
        await moveBooking(sql, booking, { action: 'expire', actor: 'system', now: clock.now() })
        await openVoid(sql, bookingId, clock.now())
      })
      platform.failpoint('expire.committed')
    },

    /** Holds whose kept time is over; each is looked at on its own, for money may lie behind it. */
    dueHolds: (limit = 200) =>
      database.rows<{ id: string }>(
        `select id from booking where status = 'pending_payment' and hold_until <= $1 order by hold_until limit $2`,
        [at(clock.now()), limit],
      ),
  }
}
