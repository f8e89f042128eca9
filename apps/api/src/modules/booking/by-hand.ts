import { readGoneBack } from '#modules/payment/end-money.ts'
import { postRefundedByHand } from '#modules/payment/ledger.ts'
import type { BookingKey } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import { setPaymentState } from './booking.sql.ts'
import { readTasks } from './by-hand.sql.ts'
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
