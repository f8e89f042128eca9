import { isBookingStepOpen, type PlatformCancelReason } from '@ginipig/domain/booking'
import { audit } from '#platform/audit/audit.ts'
import type { Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import type { LockedBooking } from './booking.sql.ts'
import { factsOf, takeStep } from './steps.ts'

/** Can we still call it off, now or once a payment that is on its way has come through? */
export const canCancelAsPlatform = ({ clock }: Platform, booking: LockedBooking): boolean =>
  (booking.status === 'requested' || booking.status === 'accepting' || booking.status === 'confirmed') &&
  isBookingStepOpen('cancel_as_platform', factsOf(booking), clock.now())

/** Calls a booking off for both: its client has everything back, its provider owes nothing. Neither is told why (money.md
 *  §1.5), so it is written down under the booking's number alone, which is in nobody's export of their data.
 *  @param sql - of a transaction, under `lockBooking`
 *  @throws Refusal `payment_busy` while money of it is on its way; `booking_state` */
export async function cancelAsPlatform(
  platform: Platform,
  sql: Sql,
  booking: LockedBooking,
  by: 'system' | 'operator',
  because: PlatformCancelReason,
): Promise<void> {
  if (booking.status === 'accepting') throw new Refusal('payment_busy', { retryAfter: 2 })
  await takeStep(platform, sql, booking, 'cancel_as_platform', by)
  await audit(platform, sql, { event: 'booking_called_off', detail: `${booking.reference} ${because}` })
}
