import type { Sql } from './sql.ts'

/** How a booking is named between modules, in job payloads and at Stripe: the provider beside the id (decision 0024). */
export type BookingKey = { providerId: string; bookingId: string }

/** Row lock that serialises all changes of one provider's diary and money: without it bookers wait on each other's
 *  exclusion checks, which PostgreSQL resolves one deadlock at a time. Always taken before any lock of a booking, a slot or
 *  a payment. */
export async function lockProvider(sql: Sql, providerId: string): Promise<void> {
  await sql.row('select 1 as locked from provider where id = $1 for no key update', [providerId])
}
