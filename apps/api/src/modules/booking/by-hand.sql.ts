import type { BookingKey } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'

/** Something about a booking's money that only a person can do. */
export type MoneyTask = {
  what: 'contest' | 'dispute' | 'refund'
  provider_id: string
  booking_id: string
  reference: string
  pence: number
  detail: string | null
  since: number
}

/** What waits for a person, oldest first: no-shows that are contested, disputes to be answered at Stripe, and refunds that
 *  neither Stripe nor a job of ours will bring. */
export const readTasks = (sql: Sql) =>
  sql.rows<MoneyTask>(
    `select 'contest' as what, b.provider_id, b.id as booking_id, b.reference, b.captured as pence, null as detail,
       coalesce(b.no_show_at, b.ends_at) as since from booking b where b.contest = 'open'
     union all
     select 'dispute', b.provider_id, b.id, b.reference, p.dispute_amount, p.stripe_dispute || ' ' || p.dispute_reason,
       p.changed_at
     from payment p join booking b on b.provider_id = p.provider_id and b.id = p.booking_id
     where b.payment_status = 'disputed' and p.stripe_dispute is not null
     union all
     select 'refund', d.provider_id, d.booking_id, d.reference, d.pence::int, null, d.since
     from refund_due d where d.pence > 0 and not exists (
       select from payment_op o where o.provider_id = d.provider_id and o.booking_id = d.booking_id and o.kind = 'refund'
         and o.status = 'pending')
     order by since`,
  )

/** By the number that people read of it. */
export const findByReference = (sql: Sql, reference: string) =>
  sql.row<BookingKey>(`select provider_id as "providerId", id as "bookingId" from booking where reference = $1`, [
    reference,
  ])
