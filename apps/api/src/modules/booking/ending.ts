import { type CancellationReason, hearsSide } from '@ginipig/domain/booking'
import { sendShare } from '#modules/payment/end-money.ts'
import { isHeldByReport } from '#modules/report/report.ts'
import { type BookingKey, lockProvider } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'
import { refuseContactDetails } from '#platform/http/contact-details.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { type BookingChanges, lockBooking } from './booking.sql.ts'
import { readWait, setClientSide, setSide } from './money-wait.sql.ts'
import { waitingOf } from './money-wait.ts'
import { endingOf, enqueueBookingMoved, keyOf, lockOfClient, lockOfProvider, stepOnce, takeStep } from './steps.ts'

/** Cancels as the client was told it would cost.
 *  @param sql - of a transaction
 *  @param loses - pence that the client was shown to lose
 *  @throws Refusal `cost_changed` where it costs another sum by now, or nothing any more because the day is off;
 *    `booking_state`, `payment_busy` */
export async function cancelAsClient(
  platform: Platform,
  sql: Sql,
  bookingId: string,
  clientId: string,
  loses: number,
): Promise<void> {
  const booking = await lockOfClient(sql, bookingId, clientId)
  const ending = endingOf(booking, 'cancelled_by_client', platform.clock.now())
  const hasChanged = booking.is_day_off || ending?.settlement.forfeited !== loses
  if (booking.status === 'confirmed' && hasChanged) throw new Refusal('cost_changed')
  await stepOnce(platform, sql, booking, 'cancel_as_client', 'client')
}

/** Cancels for the provider, who owes a fee for it. The client gets everything back.
 *  @throws Refusal `booking_state`, `payment_busy`, `invalid_input` for words with a contact detail in them */
export async function cancelAsProvider(
  platform: Platform,
  bookingId: string,
  providerId: string,
  why: { reason: CancellationReason; text?: string | undefined; asksWaiver?: boolean | undefined },
): Promise<void> {
  refuseContactDetails({ text: why.text ?? '' })
  await platform.database.transaction(async (sql) =>
    stepOnce(platform, sql, await lockOfProvider(sql, bookingId, providerId), 'cancel_as_provider', 'provider', {
      cancelReason: why.reason,
      ...(why.text ? { cancelText: why.text } : {}),
      ...(why.asksWaiver ? { waiverAskedAt: platform.clock.now() } : {}),
    }),
  )
}

/** What a provider says of an appointment whose time has come, and that they want their money now.
 *  @throws Refusal `booking_state` where it is too early or said already; `report_open` where the money waits for our
 *    answer to the client; `payment_busy` */
export async function settleVisit(
  platform: Platform,
  bookingId: string,
  providerId: string,
  action: 'mark_no_show' | 'complete' | 'release',
): Promise<void> {
  await platform.database.transaction(async (sql) => {
    const booking = await lockOfProvider(sql, bookingId, providerId)
    if (action === 'release' && (await isHeldByReport(sql, { providerId, bookingId }))) throw new Refusal('report_open')
    // Released twice is refused (money.md test 26); of the rest the app may ask again for what was done.
    const step = action === 'release' ? takeStep : stepOnce
    await step(platform, sql, booking, action, 'provider', visitFacts(action, platform.clock.now()))
  })
}

const visitFacts = (action: 'mark_no_show' | 'complete' | 'release', now: number): BookingChanges => {
  if (action === 'mark_no_show') return { noShowAt: now }
  return action === 'complete' ? { completedAt: now } : {}
}

/** A client says that they were there: the share waits until an operator has decided.
 *  @param words - theirs, for who decides; may be empty
 *  @throws Refusal `booking_state` where it is too late or said already */
export async function contestNoShow(
  platform: Platform,
  bookingId: string,
  clientId: string,
  words: string,
): Promise<void> {
  await platform.database.transaction(async (sql) => {
    const booking = await lockOfClient(sql, bookingId, clientId)
    await takeStep(platform, sql, booking, 'contest_no_show', 'client', { contest: 'open' })
    if (words !== '') await setClientSide(sql, keyOf(booking), words)
  })
}

/** An operator decides between two who say otherwise. @throws Refusal `booking_state`, `payment_busy` */
export async function decideNoShow(
  platform: Platform,
  key: BookingKey,
  decision: 'uphold_no_show' | 'undo_no_show',
): Promise<void> {
  await platform.database.transaction(async (sql) => {
    const booking = await lockOfProvider(sql, key.bookingId, key.providerId)
    await takeStep(platform, sql, booking, decision, 'operator', { contest: 'decided' })
    if (decision === 'uphold_no_show') await sendShare(sql, key, platform.clock.now())
  })
}

/** The ending when nobody says anything. Re-read under lock: a step that came first wins. */
export async function settleByTime(platform: Platform, key: BookingKey, action: 'complete' | 'release'): Promise<void> {
  const from = action === 'complete' ? 'confirmed' : 'completed'
  await platform.database.transaction(async (sql) => {
    const booking = await lockBooking(sql, key)
    if (booking?.status !== from || (action === 'release' && (await isHeldByReport(sql, key)))) return
    const facts = action === 'complete' ? { completedAt: platform.clock.now() } : {}
    await takeStep(platform, sql, booking, action, 'system', facts)
  })
}

/** A share whose time has come. */
export async function sendDueShare({ database, clock }: Platform, key: BookingKey): Promise<void> {
  await database.transaction(async (sql) => {
    await lockProvider(sql, key.providerId)
    await sendShare(sql, key, clock.now())
  })
}

/** Keeps a provider's own words about a booking whose money waits for a decision; whoever decides reads them.
 *  @throws Refusal `booking_state` where nothing is to be decided */
export async function addSide(platform: Platform, bookingId: string, providerId: string, words: string): Promise<void> {
  await platform.database.transaction(async (sql) => {
    const booking = await lockOfProvider(sql, bookingId, providerId)
    const now = platform.clock.now()
    const row = await readWait(sql, keyOf(booking), now)
    const waiting = row && waitingOf(row)
    if (!waiting || !hearsSide(waiting.for)) throw new Refusal('booking_state')
    await setSide(sql, keyOf(booking), words, now)
    await enqueueBookingMoved(sql, keyOf(booking))
  })
}
