import {
  type BookingAction,
  type BookingSide,
  bookingTransitions,
  canBooking,
  type DeclineReason,
} from '@ginipig/domain/booking'
import type { BookingKey } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'
import { refuseContactDetails } from '#platform/http/contact-details.ts'
import type { Platform } from '#platform/platform.ts'
import { type BookingChanges, type LockedBooking, lockBooking, readLastAct } from './booking.sql.ts'
import { readProposal } from './proposal.sql.ts'
import { keyOf, lockOfClient, lockOfProvider, takeStep } from './steps.ts'

/** Takes the step that somebody asked for. Who asks again for what they did last is answered as if it were done now: a
 *  process that dies between an act and its answer leaves an app that repeats its call (trust.md G32). */
async function act(
  platform: Platform,
  sql: Sql,
  booking: LockedBooking,
  action: BookingAction,
  actor: BookingSide,
  facts?: BookingChanges,
): Promise<void> {
  if (!canBooking(action, booking.status, actor)) {
    const last = await readLastAct(sql, keyOf(booking))
    if (last?.kind === bookingTransitions[action].event && last.actor === actor) return
  }
  await takeStep(platform, sql, booking, action, actor, facts)
}

/** @throws Refusal `response_too_late` from the deadline on, whether the sweep was there yet or not */
export async function accept(platform: Platform, bookingId: string, providerId: string): Promise<void> {
  await platform.database.transaction(async (sql) => {
    await act(platform, sql, await lockOfProvider(sql, bookingId, providerId), 'accept', 'provider')
    platform.failpoint('accept.before-commit')
  })
  platform.failpoint('accept.committed')
}

/** Takes an acceptance back while the card has not been asked for the money.
 *  @throws Refusal `booking_state` once it has, or once the time to answer has run out: then the acceptance stands */
export async function undoAccept(platform: Platform, bookingId: string, providerId: string): Promise<void> {
  await platform.database.transaction(async (sql) =>
    act(platform, sql, await lockOfProvider(sql, bookingId, providerId), 'undo_accept', 'provider'),
  )
}

/** @throws Refusal as `accept`, and `invalid_input` for words with a contact detail in them */
export async function decline(
  platform: Platform,
  bookingId: string,
  providerId: string,
  why: { reason: DeclineReason; text?: string | undefined },
): Promise<void> {
  refuseContactDetails({ text: why.text ?? '' })
  await platform.database.transaction(async (sql) =>
    act(platform, sql, await lockOfProvider(sql, bookingId, providerId), 'decline', 'provider', {
      declineReason: why.reason,
      ...(why.text ? { declineText: why.text } : {}),
    }),
  )
  platform.failpoint('decline.committed')
}

export async function withdraw(platform: Platform, bookingId: string, clientId: string): Promise<void> {
  await platform.database.transaction(async (sql) =>
    act(platform, sql, await lockOfClient(sql, bookingId, clientId), 'withdraw', 'client'),
  )
}

/** Ends a request that nobody answered in time. Re-read under lock: an acceptance that came first stays. */
export async function expire(platform: Platform, key: BookingKey): Promise<void> {
  await platform.database.transaction(async (sql) => {
    const booking = await lockBooking(sql, key)
    if (booking?.status !== 'requested' || (booking.respond_by ?? 0) > platform.clock.now()) return
    // Its answer is the client's to give: `lapse` ends it.
    if (await readProposal(sql, key)) return
    await takeStep(platform, sql, booking, 'expire', 'system')
  })
  platform.failpoint('expire.committed')
}
