import { canBooking, dueNow, isBookingStepOpen } from '@ginipig/domain/booking'
import { debtOf, readFee, readRefundRoom } from '#modules/payment/end-money.ts'
import { readUndone } from '#modules/payment/ledger.ts'
import { noOutcome, outcomesOf, shareLeft } from '#modules/payment/outcome.ts'
import type { Sql } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import type { LockedBooking } from './booking.sql.ts'
import { canGrantRefund, findTask } from './by-hand.ts'
import { canCancelAsPlatform } from './call-off.ts'
import { clientSplitOf, endingOf, factsOf, keyOf } from './steps.ts'

/** What an operator can do about a booking's money now, and what it comes to, in pence; what can't be done is left out. */
export type MoneyActs = {
  /** A contested no-show: what its provider has where it was one; else what its client has back, and what its provider owes. */
  contest?: { share: number; back: number; fee: number }
  /** What a client's bank sent back. */
  paidBack?: number
  /** The fee for cancelling that stands, and whether its provider asks to be let off. */
  fee?: { pence: number; isAsked: boolean }
  /** How much can go back after the end, and how much of that its provider could give. */
  refund?: { most: number; share: number }
  /** Where it is called off: what its client has back, or what was only set aside. */
  callOff?: { back: number; isOnlyHeld: boolean }
  /** What its provider owes us over all their bookings: it comes off what goes out to them. */
  debt: number
}

/** @param booking - as it stands, without a lock: what is done looks again under it */
export async function readMoneyActs(platform: Platform, sql: Sql, booking: LockedBooking): Promise<MoneyActs> {
  const key = keyOf(booking)
  const now = platform.clock.now()
  const acts: MoneyActs = { debt: await debtOf(sql, key.providerId, booking.currency) }
  const { earned } = (await outcomesOf(sql, [key.bookingId])).get(key.bookingId) ?? noOutcome
  if (
    canBooking('undo_no_show', booking.status, 'operator') &&
    isBookingStepOpen('undo_no_show', factsOf(booking), now)
  ) {
    const fee = endingOf(booking, 'cancelled_by_provider', now)?.settlement.providerFee ?? 0
    acts.contest = { share: earned, back: await readUndone(sql, key), fee }
  }
  const sentBack = await findTask(sql, 'refund', booking.reference)
  if (sentBack) acts.paidBack = sentBack.pence
  const fee = await readFee(sql, key)
  if (fee > 0) acts.fee = { pence: fee, isAsked: (await findTask(sql, 'waiver', booking.reference)) !== undefined }
  const most = canGrantRefund(booking, now) ? await readRefundRoom(sql, key) : 0
  if (most > 0) acts.refund = { most, share: await shareLeft(sql, key) }
  if (booking.status !== 'accepting' && canCancelAsPlatform(platform, booking)) {
    const isOnlyHeld = booking.status === 'requested'
    const held = dueNow(clientSplitOf(booking), booking.plan ?? 'full')
    const back = endingOf(booking, 'cancelled_by_platform', now)?.settlement.refund ?? 0
    acts.callOff = { back: isOnlyHeld ? held : back, isOnlyHeld }
  }
  return acts
}
