import {
  type BookingAction,
  type BookingActor,
  type BookingPaymentStatus,
  bookingTransitions,
  canBooking,
  freesPlace,
  isBookingStepOpen,
  toldOf,
  UNDO_ACCEPT_MS,
} from '@ginipig/domain/booking'
import { callOffCapture, openCapture, openVoid } from '#modules/payment/open-op.ts'
import type { BookingKey } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Platform } from '#platform/platform.ts'
import {
  type BookingChanges,
  findProvider,
  freePlace,
  insertEvent,
  type LockedBooking,
  lockBooking,
  moveBooking,
} from './booking.sql.ts'

export type { LockedBooking } from './booking.sql.ts'

/** What each kind of money in the life cycle asks of payment. A kind that is not here can't be taken as a step yet. */
const moneyMoves = {
  none: () => undefined,
  capture: openCapture,
  uncapture: callOffCapture,
  void: openVoid,
} as const satisfies Record<
  string,
  (sql: Sql, booking: BookingKey, now: number, waitMs: number) => Promise<void> | undefined
>

/** What a booking's money is called while the step is not done, or once it is called off. */
const paymentStates: Partial<Record<Money, BookingPaymentStatus>> = { capture: 'capturing', uncapture: 'authorized' }

type Money = keyof typeof moneyMoves

/** The steps whose money can be moved. */
export type BookingStep = {
  [Action in BookingAction]: (typeof bookingTransitions)[Action]['money'] extends Money ? Action : never
}[BookingAction]

const late: Partial<Record<BookingAction, 'response_too_late'>> = {
  accept: 'response_too_late',
  decline: 'response_too_late',
}

export const keyOf = ({ provider_id, id }: LockedBooking): BookingKey => ({ providerId: provider_id, bookingId: id })

/** The one way a booking changes state, as its row in the life cycle says: allowed and in time, compared and set, its
 *  place given back where it ends, its money moved, written down, and told to all whom it concerns. In the caller's
 *  transaction and under `lockBooking`.
 *  @param facts - what else the step sets   @returns the booking as it is now
 *  @throws Refusal `booking_state`, `response_too_late`; `payment_busy` while money is on its way */
export async function takeStep(
  platform: Platform,
  sql: Sql,
  booking: LockedBooking,
  action: BookingStep,
  actor: BookingActor,
  facts: BookingChanges = {},
): Promise<LockedBooking> {
  const now = platform.clock.now()
  refuseStep(booking, action, actor, now)
  const { to, money, event } = bookingTransitions[action]
  const key = keyOf(booking)
  const isFreed = freesPlace(to)
  const moved = await moveBooking(
    sql,
    booking,
    { to, endedAt: isFreed ? now : undefined, forgetsProblem: action === 'request' },
    { paymentStatus: paymentStates[money], ...facts },
  )
  if (!moved) throw new Refusal('booking_state')
  if (isFreed) await freePlace(sql, booking)
  // Who accepts by hand may think again; a client who books by themselves waits for nobody.
  await moneyMoves[money](sql, key, now, actor === 'provider' ? UNDO_ACCEPT_MS : 0)
  await insertEvent(sql, { ...key, at: now, kind: event, actor, from: booking.status, to })
  await tellMoved(sql, key)
  for (const to of toldOf(action, booking.approval))
    await enqueue(sql, 'booking.mail', { ...key, action, to }, `booking.mail:${booking.id}:${action}:${to}`)
  return moved
}

function refuseStep(booking: LockedBooking, action: BookingStep, actor: BookingActor, now: number): void {
  const { approval, starts_at: startsAt, respond_by: respondBy, captured, total, policy } = booking
  if (!canBooking(action, booking.status, actor))
    throw new Refusal((booking.status === 'expired' && late[action]) || 'booking_state')
  if (!isBookingStepOpen(action, { approval, startsAt, respondBy, captured, total, policy }, now))
    throw new Refusal(late[action] ?? 'booking_state')
}

/** Queues the news of a change for the open pages, in the transaction that makes it. */
export async function tellMoved(sql: Sql, booking: BookingKey): Promise<void> {
  await enqueue(sql, 'booking.moved', booking, `booking.moved:${booking.bookingId}`)
}

/** A booking under lock that this client made; someone else's is as unknown as one that never was.
 *  @throws Refusal `booking_not_found` */
export async function lockOfClient(sql: Sql, bookingId: string, clientId: string): Promise<LockedBooking> {
  const providerId = await findProvider(sql, bookingId)
  const booking = providerId === undefined ? undefined : await lockBooking(sql, { providerId, bookingId })
  if (booking?.client_id !== clientId) throw new Refusal('booking_not_found')
  return booking
}

/** A booking under lock that is with this provider. @throws Refusal `booking_not_found` */
export async function lockOfProvider(sql: Sql, bookingId: string, providerId: string): Promise<LockedBooking> {
  const booking = await lockBooking(sql, { providerId, bookingId })
  if (!booking) throw new Refusal('booking_not_found')
  return booking
}
