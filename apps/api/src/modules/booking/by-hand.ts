import type { CancellationReason } from '@ginipig/domain/booking'
import { readGoneBack, waiveFee } from '#modules/payment/end-money.ts'
import { postRefundedByHand } from '#modules/payment/ledger.ts'
import { audit } from '#platform/audit/audit.ts'
import type { BookingKey } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import { tell } from '#platform/tell/tell.ts'
import { setPaymentState } from './booking.sql.ts'
import { findByReference, readTasks } from './by-hand.sql.ts'
import { keyOf, lockOfProvider, tellMoved } from './steps.ts'

/** What about money waits for a person. */
export const readMoneyTasks = async (sql: Sql) =>
  (await readTasks(sql)).map(({ since, ...task }) => ({ ...task, since: new Date(since) }))

/** Writes down that an operator paid from the company's bank what a client's bank had sent back. All that is owed.
 *  @throws Refusal `booking_not_found` */
export async function payBackByHand({ database, clock }: Platform, key: BookingKey): Promise<void> {
  await database.transaction(async (sql) => {
    const booking = await lockOfProvider(sql, key.bookingId, key.providerId)
    const { refunded, owed } = await readGoneBack(sql, key)
    if (owed <= 0) return
    await postRefundedByHand(sql, { ...key, amount: owed, currency: booking.currency, now: clock.now() })
    const status = refunded + owed >= booking.captured ? 'refunded' : 'partially_refunded'
    await setPaymentState(sql, booking, { status, problem: null })
    await tellMoved(sql, keyOf(booking))
  })
}

/** An operator lets a provider off the fee for cancelling a booking: illness, or what else was serious. Its provider is
 *  told, and it is written down. @returns pence; 0 where there is no such booking, or no fee of it stands */
export function waiveFeeByHand(platform: Platform, reference: string, reason: CancellationReason): Promise<number> {
  return platform.database.transaction(async (sql) => {
    const key = await findByReference(sql, reference)
    if (!key) return 0
    const booking = await lockOfProvider(sql, key.bookingId, key.providerId)
    const waived = await waiveFee(sql, key, booking.currency, platform.clock.now())
    if (waived === 0) return 0
    const event = `booking.${key.bookingId}.fee_waived`
    await tell(platform, sql, { accountId: key.providerId, event, about: { booking: key }, kind: 'booking_fee_waived' })
    await audit(platform, sql, { event: 'fee_waived', accountId: key.providerId, detail: `${reference} ${reason}` })
    await tellMoved(sql, key)
    return waived
  })
}
