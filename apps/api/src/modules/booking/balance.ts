import { balanceTriesAt, type PaymentPlan } from '@ginipig/domain/booking'
import { openBalance } from '#modules/payment/balance.ts'
import type { BookingKey } from '#platform/database/provider-key.ts'
import type { Platform } from '#platform/platform.ts'
import { lockBooking } from './booking.sql.ts'

/** Takes the balance of a confirmed booking when its hour has come, and again after a refusal that may pass. Re-read
 *  under lock: what was paid or cancelled meanwhile stays as it is. Source: spec §9, money.md §1.4.
 *  @param tries - how often it was tried, as the sweep read it */
export async function takeBalance(platform: Platform, key: BookingKey, tries: number): Promise<boolean> {
  const now = platform.clock.now()
  return platform.database.transaction(async (sql) => {
    const booking = await lockBooking(sql, key)
    if (booking?.status !== 'confirmed' || booking.captured >= booking.total) return false
    const { plan, starts_at: startsAt, policy, total, captured, currency } = booking
    const next = balanceTriesAt(startsAt, policy)[tries]
    if (plan !== ('deposit' satisfies PaymentPlan) || next === undefined || now < next) return false
    await openBalance(sql, { ...key, amount: total - captured, currency, now })
    return true
  })
}
