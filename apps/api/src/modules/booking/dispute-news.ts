import type { BookingSide } from '@ginipig/domain/booking'
import type { NotificationKind } from '@ginipig/domain/notification'
import { providerOwesOfDispute } from '@ginipig/domain/payment'
import { hasLostDispute, isInDispute } from '#modules/payment/dispute.ts'
import { readUnsentRefund, refundRest } from '#modules/payment/end-money.ts'
import { postDisputeLost } from '#modules/payment/ledger.ts'
import type { PaymentNews } from '#modules/payment/news.ts'
import { shareLeft } from '#modules/payment/outcome.ts'
import type { Sql } from '#platform/database/sql.ts'
import { notify } from '#platform/notify/notify.ts'
import type { Platform } from '#platform/platform.ts'
import { endDispute, type LockedBooking, setDisputed, takeOfCaptured } from './booking.sql.ts'
import { whyOff } from './proposal.ts'
import { enqueueBookingMoved, keyOf, takeStep } from './steps.ts'

type News<What extends PaymentNews['what']> = Extract<PaymentNews, { what: What }>

/** How a booking reacts to a change of a dispute. Source: money.md §1.5, §2. */
export const disputeNews = { disputed, dispute_closed: disputeClosed }

/** From now on nothing of it goes out, and nothing goes back twice: the life cycle's guards see to it. */
async function disputed(
  platform: Platform,
  sql: Sql,
  booking: LockedBooking,
  { disputeId }: News<'disputed'>,
): Promise<void> {
  if (!(await setDisputed(sql, booking))) return
  await notifySide(platform, sql, booking, 'client', 'booking_disputed', disputeId)
  await notifySide(platform, sql, booking, 'provider', 'booking_payment_disputed', disputeId)
  await enqueueBookingMoved(sql, keyOf(booking))
}

/** A dispute that was lost is booked at once. What follows for the booking waits for the last: its deposit and its balance
 *  may be disputed each, and nothing is divided before all is decided. */
async function disputeClosed(
  platform: Platform,
  sql: Sql,
  booking: LockedBooking,
  news: News<'dispute_closed'>,
): Promise<void> {
  const key = keyOf(booking)
  const { disputeId, amount } = news
  const isLost = news.isLost && amount > 0
  const owed = isLost ? await bookLoss(platform, sql, booking, news) : 0
  // What is still held ends the booking, which has a mail of its own.
  if (isLost && !isHeld(booking)) await notifySide(platform, sql, booking, 'client', 'booking_dispute_lost', disputeId)
  if (owed > 0) await notifySide(platform, sql, booking, 'provider', 'booking_dispute_owed', disputeId)
  if (await isInDispute(sql, key)) return
  const after = await endDispute(sql, booking, await hasLostDispute(sql, key))
  if (!after) return
  if (after.payment_status === 'charged_back' && isHeld(after)) return endTakenBack(platform, sql, after)
  // What becomes of money that a bank gave back after all a person decides, and tells.
  if (news.isRegained) return enqueueBookingMoved(sql, key)
  if (!isLost) await notifySide(platform, sql, booking, 'client', 'booking_dispute_won', disputeId)
  if (owed === 0) await notifySide(platform, sql, booking, 'provider', 'booking_dispute_over', disputeId)
  await enqueueBookingMoved(sql, key)
}

/** Ends a booking of which a bank took what was held. On a day off its provider has nothing of it, whoever ends it. */
async function endTakenBack(platform: Platform, sql: Sql, booking: LockedBooking): Promise<void> {
  if (!booking.is_day_off) return void (await takeStep(platform, sql, booking, 'charge_back', 'system'))
  const why = await whyOff(platform, sql, keyOf(booking))
  await takeStep(platform, sql, booking, 'cancel_as_provider', 'provider', why)
}

/** Does its money still lie with us? */
const isHeld = ({ status }: LockedBooking) => status === 'confirmed' || status === 'completed'

/** Out of what is held for the booking; where nothing is, out of what we owed the client, and then of its provider's share as
 *  far as they are at fault.
 *  @returns pence that the provider owes */
async function bookLoss(
  { clock }: Platform,
  sql: Sql,
  booking: LockedBooking,
  { disputeId, reason, amount, calledOff }: News<'dispute_closed'>,
): Promise<number> {
  const key = keyOf(booking)
  const now = clock.now()
  const held = isHeld(booking) ? Math.min(amount, booking.captured) : 0
  const back = Math.min(amount - held, await readUnsentRefund(sql, key))
  // Of an end at which the provider had their share for the visit; of any other the loss is ours.
  const owed =
    booking.status === 'released' ? providerOwesOfDispute(reason, amount - back, await shareLeft(sql, key)) : 0
  const { currency } = booking
  const isNews = await postDisputeLost(sql, { ...key, disputeId, amount, held, back, owed, currency, now })
  if (!isNews) return 0
  await takeOfCaptured(sql, booking, held)
  // Of what was on its way back the bank gave a part alone: the rest goes on.
  await refundRest(sql, key, { atMost: calledOff, now })
  return owed
}

const notifySide = (
  platform: Platform,
  sql: Sql,
  booking: LockedBooking,
  side: BookingSide,
  kind: NotificationKind,
  disputeId: string,
): Promise<boolean> =>
  notify(platform, sql, {
    accountId: side === 'client' ? booking.client_id : booking.provider_id,
    event: `booking.${booking.id}.${kind}.${disputeId}`,
    about: { booking: keyOf(booking) },
    kind,
  })
