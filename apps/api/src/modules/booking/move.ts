import { canBooking, canMoveTo, isBookingStepOpen } from '@ginipig/domain/booking'
import { refuseWhileCharging } from '#modules/payment/open-op.ts'
import type { Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Platform } from '#platform/platform.ts'
import { freePlace, type LockedBooking } from './booking.sql.ts'
import { readSlot, type SlotRow } from './hold.sql.ts'
import { asRefusal } from './hold.ts'
import { readListingOf, takeSlotInstead } from './move.sql.ts'
import { factsOf, keyOf, lockOfClient, takeStep } from './steps.ts'
import { readBookingTerms } from './terms.ts'

/** Moves a client's booking to another slot of its listing: one row, under the constraints that a hold stands under.
 *  @param sql - of a transaction
 *  @throws Refusal, see the contract's `moveBooking` */
export async function moveToSlot(
  platform: Platform,
  sql: Sql,
  bookingId: string,
  clientId: string,
  slotId: string,
): Promise<void> {
  const booking = await lockOfClient(sql, bookingId, clientId)
  if (booking.slot_id === slotId) return
  const key = keyOf(booking)
  await refuseMove(platform, sql, booking, slotId)
  await freePlace(sql, booking)
  const isTaken = await takeSlotInstead(sql, key, slotId).catch((error: unknown) => {
    throw asRefusal(error)
  })
  if (!isTaken) throw new Refusal('slot_taken')
  await takeStep(platform, sql, booking, 'move', 'client', { movedFrom: booking.starts_at })
}

async function refuseMove(platform: Platform, sql: Sql, booking: LockedBooking, slotId: string): Promise<void> {
  if (!canBooking('move', booking.status, 'client')) throw new Refusal('booking_state')
  const now = platform.clock.now()
  const { approval, starts_at: startsAt, captured, total, policy } = booking
  if (!isBookingStepOpen('move', factsOf(booking), now)) throw new Refusal('move_too_late')
  // A balance on its way is of the old time.
  await refuseWhileCharging(sql, keyOf(booking))
  const slot = await slotOfListing(sql, booking, slotId)
  if (slot.listing_status !== 'listed') throw new Refusal('slot_not_bookable')
  const { asked, given } = await readBookingTerms(platform, sql, booking)
  const movable = {
    startsAt,
    approval,
    captured,
    split: { total },
    policy,
    mustHavesAsked: asked,
    mustHavesGiven: given,
  }
  if (!canMoveTo(movable, slot.starts_at, now)) throw new Refusal('slot_not_bookable')
  if (slot.booked >= slot.capacity || slot.is_provider_busy) throw new Refusal('slot_taken')
  // Who looks at the day that is left sees it open again.
  const listing = { providerId: slot.provider_id, listingId: slot.listing_id }
  await enqueue(sql, 'listing.changed', listing, `listing.changed:${listing.listingId}`)
}

/** A slot of the booking's own listing, which may be closed by now. @throws Refusal `slot_not_found` */
export async function slotOfListing(sql: Sql, booking: LockedBooking, slotId: string): Promise<SlotRow> {
  const slot = await readSlot(sql, slotId)
  const own = await readListingOf(sql, keyOf(booking))
  if (!slot || slot.listing_id !== own?.listing_id) throw new Refusal('slot_not_found')
  return slot
}
