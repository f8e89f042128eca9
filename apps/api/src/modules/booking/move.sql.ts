import type { BookingKey } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'

/** Which listing a booking is of. */
export const readListingOf = (sql: Sql, { providerId, bookingId }: BookingKey) =>
  sql.row<{ listing_id: string }>('select listing_id from booking where provider_id = $1 and id = $2', [
    providerId,
    bookingId,
  ])

/** Takes a place in another slot for a booking that has given its own back, under the provider's lock. A balance that was
 *  refused for the old time is taken anew for the new one.
 *  @returns undefined when the last place went */
export const takeSlotInstead = (sql: Sql, { providerId, bookingId }: BookingKey, slotId: string) =>
  sql.row<{ starts_at: number }>(
    `with taken as (
       update slot set booked = booked + 1 where provider_id = $1 and id = $3 and booked < capacity
       returning id, listing_id, during)
     update booking b set slot_id = taken.id, during = taken.during, moves = b.moves + 1,
       payment_problem = case when b.payment_status = 'balance_failed' then null else b.payment_problem end,
       payment_status = case when b.payment_status = 'balance_failed' then 'deposit_paid' else b.payment_status end
     from taken where b.provider_id = $1 and b.id = $2 and b.listing_id = taken.listing_id
     returning b.starts_at`,
    [providerId, bookingId, slotId],
  )
