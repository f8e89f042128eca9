import {
  type BookingAction,
  type BookingActor,
  type BookingPaymentStatus,
  type BookingPolicy,
  type BookingStatus,
  bookingTransitions,
  canBooking,
  freesPlace,
  type PaymentPlan,
} from '@ginipig/domain/booking'
import { at, type Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'

/** A booking under lock: what a decision about it needs. Instants are epoch ms. */
export type LockedBooking = {
  id: string
  slot_id: string
  provider_id: string
  client_id: string
  status: BookingStatus
  payment_status: BookingPaymentStatus
  approval: 'automatic' | 'manual'
  plan: PaymentPlan | null
  currency: string
  starts_at: number
  hold_until: number
  respond_by: number | null
  policy: BookingPolicy
}

const columns = `id, slot_id, provider_id, client_id, status, payment_status, approval, plan, currency, starts_at,
  hold_until, respond_by, policy`

/** Serialises all that changes one provider's diary: without it bookers wait on each other's exclusion checks
 *  and PostgreSQL resolves that one deadlock at a time. Always taken before any booking's or slot's lock. */
export async function lockProvider(sql: Sql, providerId: string): Promise<void> {
  await sql.row('select 1 as locked from provider where id = $1 for no key update', [providerId])
}

/** Locks the provider, then the booking; undefined when there is none. */
export async function lockBooking(sql: Sql, bookingId: string): Promise<LockedBooking | undefined> {
  const found = await sql.row<{ provider_id: string }>('select provider_id from booking where id = $1', [bookingId])
  if (!found) return undefined
  await lockProvider(sql, found.provider_id)
  return sql.row<LockedBooking>(`select ${columns} from booking where id = $1 for update`, [bookingId])
}

/** Columns a step may set beside the status; what is left out stays. */
export type BookingChanges = {
  paymentStatus?: BookingPaymentStatus
  plan?: PaymentPlan
  captured?: number
  requestedAt?: number
  respondBy?: number
  declineReason?: string
  declineText?: string
}

export type BookingEventKind =
  | 'held'
  | 'requested'
  | 'accepted'
  | 'confirmed'
  | 'declined'
  | 'expired'
  | 'withdrawn'
  | 'hold_released'
  | 'payment_failed'

const eventKinds: Partial<Record<BookingAction, BookingEventKind>> = {
  request: 'requested',
  release_hold: 'hold_released',
  accept: 'accepted',
  decline: 'declined',
  expire: 'expired',
  withdraw: 'withdrawn',
  confirm: 'confirmed',
  fail_capture: 'payment_failed',
}

export async function recordBookingEvent(
  sql: Sql,
  event: {
    providerId: string
    bookingId: string
    at: number
    kind: BookingEventKind
    actor: BookingActor
    from: BookingStatus | null
    to: BookingStatus
  },
): Promise<void> {
  await sql.row(
    `insert into booking_event (provider_id, booking_id, at, kind, actor, from_status, to_status)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [event.providerId, event.bookingId, at(event.at), event.kind, event.actor, event.from, event.to],
  )
}

/** The one way a booking changes state: allowed by the life cycle, compared and set, its place given back where
 *  it ends, written down, and told to all who watch, in the caller's transaction and under `lockBooking`.
 *  @returns the booking as it is now   @throws Refusal `booking_state` */
export async function moveBooking(
  sql: Sql,
  booking: LockedBooking,
  step: { action: BookingAction; actor: BookingActor; now: number },
  changes: BookingChanges = {},
): Promise<LockedBooking> {
  const { action, actor, now } = step
  if (!canBooking(action, booking.status, actor)) throw new Refusal('booking_state')
  const to: BookingStatus = bookingTransitions[action].to
  const isFreed = freesPlace(to)
  const moved = await sql.row<LockedBooking>(
    `update booking set status = $3, payment_status = coalesce($4, payment_status), plan = coalesce($5, plan),
       captured = coalesce($6, captured), requested_at = coalesce($7, requested_at), respond_by = coalesce($8, respond_by),
       decline_reason = coalesce($9, decline_reason), decline_text = coalesce($10, decline_text),
       ended_at = case when $11 then $12 else ended_at end,
       payment_problem = case when $3 = 'requested' then null else payment_problem end
     where id = $1 and status = $2 returning ${columns}`,
    [
      booking.id,
      booking.status,
      to,
      changes.paymentStatus ?? null,
      changes.plan ?? null,
      changes.captured ?? null,
      changes.requestedAt === undefined ? null : at(changes.requestedAt),
      changes.respondBy === undefined ? null : at(changes.respondBy),
      changes.declineReason ?? null,
      changes.declineText ?? null,
      isFreed,
      at(now),
    ],
  )
  if (!moved) throw new Refusal('booking_state')
  if (isFreed) await sql.row('update slot set booked = booked - 1 where id = $1', [booking.slot_id])
  const kind = eventKinds[action]
  if (kind)
    await recordBookingEvent(sql, {
      providerId: booking.provider_id,
      bookingId: booking.id,
      at: now,
      kind,
      actor,
      from: booking.status,
      to,
    })
  await tellBookingMoved(sql, booking.id)
  return moved
}

/** Queues the news of a change, in the transaction that makes it. */
export async function tellBookingMoved(sql: Sql, bookingId: string): Promise<void> {
  await enqueue(sql, 'booking.moved', { bookingId }, `booking.moved:${bookingId}`)
}
