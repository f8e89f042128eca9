import { refuseDebtor } from '#modules/payment/debt.ts'
import { canList } from '#modules/payment/earnings-account.ts'
import type { Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'

/** What stands between a provider and new bookings, whichever way they are offered. Source: spec §6, money.md §1.5.
 *  @throws Refusal `earnings_account_missing`, `debt_overdue` */
export async function refuseUnlessMayList(sql: Sql, providerId: string, now: number): Promise<void> {
  if (!(await canList(sql, providerId))) throw new Refusal('earnings_account_missing')
  await refuseDebtor(sql, providerId, now)
}
