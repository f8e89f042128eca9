import { blocksTime, type DeclineReason, declineReasonsFor } from '@ginipig/domain/booking'
import { closeTime } from '#modules/my-listing/busy-times.ts'
import type { BookingKey } from '#platform/database/provider-key.ts'
import { refuseContactDetails } from '#platform/http/contact-details.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { lockBooking, readTerms } from './booking.sql.ts'
import { readProposal } from './proposal.sql.ts'
import { lockOfClient, lockOfProvider, stepOnce, takeStep } from './steps.ts'

/** @throws Refusal `response_too_late` from the deadline on, whether the sweep was there yet or not */
export async function accept(platform: Platform, bookingId: string, providerId: string): Promise<void> {
  await platform.database.transaction(async (sql) => {
    await stepOnce(platform, sql, await lockOfProvider(sql, bookingId, providerId), 'accept', 'provider')
  })
}

/** Takes an acceptance back while the card has not been asked for the money.
 *  @throws Refusal `booking_state` once it has, or once the time to answer has run out: then the acceptance stands */
export async function undoAccept(platform: Platform, bookingId: string, providerId: string): Promise<void> {
  await platform.database.transaction(async (sql) =>
    stepOnce(platform, sql, await lockOfProvider(sql, bookingId, providerId), 'undo_accept', 'provider'),
  )
}

/** @throws Refusal as `accept`, and `invalid_input` for words with a contact detail in them, or for a reason that nothing
 *  asked of the client gives */
export async function decline(
  platform: Platform,
  bookingId: string,
  providerId: string,
  why: { reason: DeclineReason; text?: string | undefined },
): Promise<void> {
  refuseContactDetails({ text: why.text ?? '' })
  await platform.database.transaction(async (sql) => {
    const booking = await lockOfProvider(sql, bookingId, providerId)
    const terms = await readTerms(sql, booking)
    if (terms && !declineReasonsFor(terms.must_haves_asked).includes(why.reason))
      throw new Refusal('invalid_input', { fields: [{ path: 'reason', problem: 'invalid' }] })
    await stepOnce(platform, sql, booking, 'decline', 'provider', {
      declineReason: why.reason,
      ...(why.text ? { declineText: why.text } : {}),
    })
    const { starts_at: startsAt, ends_at: endsAt } = booking
    if (blocksTime(why.reason)) await closeTime(sql, { providerId, startsAt, endsAt }, platform.clock.now())
  })
}

export async function withdraw(platform: Platform, bookingId: string, clientId: string): Promise<void> {
  await platform.database.transaction(async (sql) =>
    stepOnce(platform, sql, await lockOfClient(sql, bookingId, clientId), 'withdraw', 'client'),
  )
}

/** Ends a request, or a hold, whose provider was suspended: its client doesn't wait for an answer that can't come. */
export async function endForSuspended(platform: Platform, key: BookingKey): Promise<void> {
  await platform.database.transaction(async (sql) => {
    const booking = await lockBooking(sql, key)
    if (booking?.status === 'pending_payment') await takeStep(platform, sql, booking, 'release_hold', 'system')
    if (booking?.status !== 'requested' || (booking.respond_by ?? 0) <= platform.clock.now()) return
    await takeStep(platform, sql, booking, 'decline', 'system')
  })
}

/** Ends a request that nobody answered in time. Re-read under lock: an acceptance that came first stays. */
export async function expire(platform: Platform, key: BookingKey): Promise<void> {
  await platform.database.transaction(async (sql) => {
    const booking = await lockBooking(sql, key)
    if (booking?.status !== 'requested' || (booking.respond_by ?? 0) > platform.clock.now()) return
    // Its answer is the client's to give: `expireProposal` ends it.
    if (await readProposal(sql, key)) return
    await takeStep(platform, sql, booking, 'expire', 'system')
  })
}

/** Accepts again a request whose acceptance was lost with what a backup hasn't: its money was taken, which nothing but an
 *  acceptance does. */
export async function acceptTaken(platform: Platform, key: BookingKey): Promise<void> {
  await platform.database.transaction(async (sql) => {
    const booking = await lockBooking(sql, key)
    if (booking?.status === 'requested') await takeStep(platform, sql, booking, 'accept', 'system')
  })
}
