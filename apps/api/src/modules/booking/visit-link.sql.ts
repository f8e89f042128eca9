import type { Language } from '@ginipig/domain/identity'
import type { Sql } from '#platform/database/sql.ts'
import { type Stored, withPolicy } from '#platform/database/stored-policy.ts'
import { isDayOff, type LockedBooking } from './booking.sql.ts'

/** A booking as the page of a reminder's link shows it; nothing of what its client gave. */
export type LinkedVisit = LockedBooking & {
  moves: number
  reference: string
  title: string
  zone: string
  provider_name: string
  client_email: string
  language: Language
  has_said_coming: boolean
}

/** Undefined for one that isn't there, or whose client may not act. */
export async function readLinkedVisit(sql: Sql, bookingId: string): Promise<LinkedVisit | undefined> {
  const row = await sql.row<Stored<LinkedVisit>>(
    `select b.id, b.slot_id, b.provider_id, b.client_id, b.status, b.payment_status, b.approval, b.plan, b.currency,
       b.starts_at, b.ends_at, b.hold_until, b.requested_at, b.respond_by, b.price, b.discount, b.total, b.deposit, b.balance,
       b.commission, b.captured, b.payment_problem, b.completed_at, b.no_show_at, b.contest, ${isDayOff('b')} as is_day_off, b.policy,
       b.moves, b.reference, l.title, l.zone, p.first_name as provider_name, c.email as client_email, c.language,
       exists (
         select from booking_event e
         where e.provider_id = b.provider_id and e.booking_id = b.id and e.kind = 'coming'
           and e.id > coalesce((
             select max(m.id) from booking_event m
             where m.provider_id = b.provider_id and m.booking_id = b.id and m.kind = 'moved'), 0)
       ) as has_said_coming
     from booking b
       join listing l on l.provider_id = b.provider_id and l.id = b.listing_id
       join account c on c.id = b.client_id
       join account p on p.id = b.provider_id
     where b.id = $1 and c.deleted_at is null and c.suspended_at is null`,
    [bookingId],
  )
  return row && withPolicy(row)
}
