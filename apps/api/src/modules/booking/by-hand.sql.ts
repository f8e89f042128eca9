import { closedDisputes } from '@ginipig/domain/payment'
import { oneOf } from '#platform/database/one-of.ts'
import type { BookingKey } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'

/** Something about a booking's money that only a person can do. */
export type MoneyTask = {
  what: 'contest' | 'dispute' | 'refund' | 'waiver'
  provider_id: string
  booking_id: string
  reference: string
  pence: number
  since: number
  /** Of a contested no-show: what its client says of it. */
  client_says: string | null
  /** Of what is contested or disputed: what its provider says of it. */
  provider_says: string | null
  /** Of a dispute at Stripe: which, why, and until when the bank waits for our answer. */
  dispute: string | null
  dispute_reason: string | null
  dispute_due_by: number | null
  /** Why a provider cancelled who asks to be let off the fee, and in which words. */
  cancel_reason: string | null
  cancel_text: string | null
}

const notDisputed = 'null as dispute, null as dispute_reason, null::timestamptz as dispute_due_by'
const notCancelled = 'null as cancel_reason, null as cancel_text'

/** What waits for a person: no-shows that are contested, disputes to be answered at Stripe, refunds that neither Stripe nor a
 *  job of ours will bring, and fees that providers ask to be let off. */
const tasks = `select 'contest' as what, b.provider_id, b.id as booking_id, b.reference, b.captured as pence,
     coalesce(b.no_show_at, b.ends_at) as since, b.client_side as client_says, b.side as provider_says, ${notDisputed},
     ${notCancelled}
   from booking b where b.contest = 'open'
   union all
   select 'dispute', b.provider_id, b.id, b.reference, p.dispute_amount,
     coalesce((select min(t.at) from ledger_txn t
       where t.provider_id = p.provider_id and t.booking_id = p.booking_id and t.source_type = 'dispute.moved'
         and exists (select from ledger_entry e where e.provider_id = t.provider_id and e.txn_id = t.id
           and e.account = 'dispute_hold/' || p.stripe_dispute)), p.changed_at),
     null, b.side, p.stripe_dispute, p.dispute_reason, p.dispute_due_by, ${notCancelled}
   from payment p join booking b on b.provider_id = p.provider_id and b.id = p.booking_id
   where b.payment_status = 'disputed' and p.dispute_status not in ${oneOf(closedDisputes)}
   union all
   select 'refund', d.provider_id, d.booking_id, d.reference, d.pence::int, d.since, null, null, ${notDisputed},
     ${notCancelled}
   from refund_due d where d.pence > 0 and not exists (
     select from payment_op o where o.provider_id = d.provider_id and o.booking_id = d.booking_id and o.kind = 'refund'
       and o.status = 'pending')
     and not exists (
       select from booking b where b.provider_id = d.provider_id and b.id = d.booking_id and b.payment_status = 'disputed')
   union all
   select 'waiver', b.provider_id, b.id, b.reference, (
       select coalesce(sum(e.amount), 0)::int from ledger_txn t
         join ledger_entry e on e.provider_id = t.provider_id and e.txn_id = t.id
       where t.provider_id = b.provider_id and t.booking_id = b.id and t.source_type = 'provider.fee'
         and e.account = 'provider_receivable/' || b.provider_id::text),
     b.waiver_asked_at, null, null, ${notDisputed}, b.cancel_reason, b.cancel_text
   from booking b where b.waiver_asked_at is not null and b.waiver_answer is null`

/** Oldest first. */
export const readTasks = (sql: Sql) => sql.rows<MoneyTask>(`${tasks} order by since`)

/** How many there are. What only their list shows isn't worked out: Postgres drops columns of a union that nobody reads. */
export const countTasks = async (sql: Sql): Promise<number> =>
  (await sql.row<{ waiting: number }>(`select count(*) as waiting from (${tasks}) as task`))?.waiting ?? 0

/** Answers that a provider asked to be let off a fee; one that they didn't ask about is left alone.
 *  @returns undefined where nothing is asked */
export const answerWaiver = (sql: Sql, { providerId, bookingId }: BookingKey, answer: 'waived' | 'kept') =>
  sql.row<{ id: string }>(
    `update booking set waiver_answer = $3
     where provider_id = $1 and id = $2 and waiver_asked_at is not null and waiver_answer is null returning id`,
    [providerId, bookingId, answer],
  )

/** By the number that people read of it. */
export const findByReference = (sql: Sql, reference: string) =>
  sql.row<BookingKey>(`select provider_id as "providerId", id as "bookingId" from booking where reference = $1`, [
    reference,
  ])
