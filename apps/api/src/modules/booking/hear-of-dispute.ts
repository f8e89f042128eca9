import type { BookingSide } from '@ginipig/domain/booking'
import type { NotificationKind } from '@ginipig/domain/notification'
import { providerOwesOfDispute } from '@ginipig/domain/payment'
import { isInDispute } from '#modules/payment/dispute.ts'
import { postDisputeLost } from '#modules/payment/ledger.ts'
import type { PaymentNews } from '#modules/payment/news.ts'
import type { Sql } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import { tell } from '#platform/tell/tell.ts'
import { endDispute, type LockedBooking, setChargedBack, setDisputed } from './booking.sql.ts'
import { keyOf, splitOf, takeStep, tellMoved } from './steps.ts'

type News<What extends PaymentNews['what']> = Extract<PaymentNews, { what: What }>

/** What a booking does with the news of a dispute. Source: money.md §1.5, §2. */
export const disputeNews = { disputed, dispute_closed: disputeClosed }

/** From now on nothing of it goes out, and nothing goes back twice: the life cycle's guards see to it. */
async function disputed(
  platform: Platform,
  sql: Sql,
  booking: LockedBooking,
  { disputeId }: News<'disputed'>,
): Promise<void> {
  if (!(await setDisputed(sql, booking))) return
  await tellSide(platform, sql, booking, 'client', 'booking_disputed', disputeId)
  await tellSide(platform, sql, booking, 'provider', 'booking_payment_disputed', disputeId)
  await tellMoved(sql, keyOf(booking))
}

async function disputeClosed(
  platform: Platform,
  sql: Sql,
  booking: LockedBooking,
  { isLost, disputeId, reason, amount }: News<'dispute_closed'>,
): Promise<void> {
  if (!isLost || amount <= 0) {
    // Its deposit and its balance may be disputed each: all waits until the last is over.
    if (await isInDispute(sql, keyOf(booking))) return
    await endDispute(sql, booking)
    await tellSide(platform, sql, booking, 'provider', 'booking_dispute_over', disputeId)
    return tellMoved(sql, keyOf(booking))
  }
  const isHeld = booking.status === 'confirmed' || booking.status === 'completed'
  const held = isHeld ? Math.min(amount, booking.captured) : 0
  // Of an end at which the provider had their share for the visit; of any other the loss is ours.
  const share = booking.status === 'released' ? splitOf(booking).earnings : 0
  const owed = providerOwesOfDispute(reason, amount, share)
  const { currency } = booking
  const now = platform.clock.now()
  await postDisputeLost(sql, { ...keyOf(booking), disputeId, amount, held, owed, currency, now })
  const after = await setChargedBack(sql, booking, booking.captured - held)
  if (isHeld && after) await takeStep(platform, sql, after, 'charge_back', 'system')
  else
    await tellSide(
      platform,
      sql,
      booking,
      'provider',
      owed > 0 ? 'booking_dispute_owed' : 'booking_dispute_over',
      disputeId,
    )
  await tellMoved(sql, keyOf(booking))
}

const tellSide = (
  platform: Platform,
  sql: Sql,
  booking: LockedBooking,
  side: BookingSide,
  kind: NotificationKind,
  disputeId: string,
): Promise<boolean> =>
  tell(platform, sql, {
    accountId: side === 'client' ? booking.client_id : booking.provider_id,
    event: `booking.${booking.id}.${kind}.${disputeId}`,
    about: { booking: keyOf(booking) },
    kind,
  })
