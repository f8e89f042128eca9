import { answerEvents } from '@ginipig/domain/booking'
import { refundSources } from '@ginipig/domain/payment'
import { DEFAULT_ZONE } from '@ginipig/domain/time'
import { oneOf } from '#platform/database/one-of.ts'
import { at, type Sql } from '#platform/database/sql.ts'

/** From one instant to before another, epoch ms. */
export type Period = { from: number; to: number }

/** How much was asked for on each day (YYYY-MM-DD, in London) that has anything. Bookings without a provider's word are asked
 *  for as well. */
export const readRequestDays = (sql: Sql, { from, to }: Period) =>
  sql.rows<{ day: string; count: number }>(
    `select to_char(requested_at at time zone '${DEFAULT_ZONE}', 'YYYY-MM-DD') as day, count(*) as count
     from booking where requested_at >= $1 and requested_at < $2 group by 1 order by 1`,
    [at(from), at(to)],
  )

export async function countRequests(sql: Sql, { from, to }: Period): Promise<number> {
  const row = await sql.row<{ count: number }>(
    'select count(*) as count from booking where requested_at >= $1 and requested_at < $2',
    [at(from), at(to)],
  )
  return row?.count ?? 0
}

export type Answers = {
  /** Within an hour, two, four, and longer. */
  first: number
  second: number
  third: number
  late: number
  ranOut: number
  /** Ms, in which a request that ran out has all its time, as in a provider's usual answer; null without any. */
  median: number | null
}

/** How providers answered what was asked for in a period: their first word, or none in time. What still waits, and what its
 *  client withdrew before, says nothing. */
export async function readAnswers(sql: Sql, { from, to }: Period): Promise<Answers> {
  const row = await sql.row<Answers>(
    `select count(*) filter (where is_answer and took < interval '1 hour') as first,
       count(*) filter (where is_answer and took >= interval '1 hour' and took < interval '2 hours') as second,
       count(*) filter (where is_answer and took >= interval '2 hours' and took < interval '4 hours') as third,
       count(*) filter (where is_answer and took >= interval '4 hours') as late,
       count(*) filter (where not is_answer) as "ranOut",
       (extract(epoch from percentile_disc(0.5) within group (order by took)) * 1000)::bigint as median
     from (
       select said.at is not null as is_answer, coalesce(said.at, b.ended_at) - b.requested_at as took
       from booking b left join (
         select booking_id, min(at) as at from booking_event
         where actor = 'provider' and kind in ${oneOf(answerEvents)} and at >= $1 group by booking_id
       ) said on said.booking_id = b.id
       where b.approval = 'manual' and b.requested_at >= $1 and b.requested_at < $2
         and (said.at is not null or b.status = 'expired')
     ) asked`,
    [at(from), at(to)],
  )
  return row ?? { first: 0, second: 0, third: 0, late: 0, ranOut: 0, median: null }
}

/** Pence. */
export type Sums = { taken: number; refunded: number; ours: number; fees: number }

/** Where what stays with us is booked, and what a promo code costs us of it. */
const ours = ['commission', 'cancel_income', 'provider_fee_income', 'promo_expense'] as const

/** By which money came from a client or went back to one. */
const moving = ['payment.captured', ...refundSources] as const

/** What the ledger booked in a period (money.md §2). */
export async function readSums(sql: Sql, { from, to }: Period, currency: string): Promise<Sums> {
  const row = await sql.row<Sums>(
    `select coalesce(sum(e.amount) filter (where t.source_type = 'payment.captured' and e.account = 'stripe'), 0) as taken,
       coalesce(sum(e.amount) filter (where t.source_type in ${oneOf(refundSources)} and e.account like 'refunds_payable/%'), 0)
         as refunded,
       coalesce(-sum(e.amount) filter (where e.account in ${oneOf(ours)}), 0) as ours,
       coalesce(sum(e.amount) filter (where e.account = 'stripe_fees'), 0) as fees
     from ledger_txn t join ledger_entry e on e.provider_id = t.provider_id and e.txn_id = t.id
     where t.at >= $1 and t.at < $2 and e.currency = $3
       and (t.source_type in ${oneOf(moving)} or e.account in ${oneOf(ours)} or e.account = 'stripe_fees')`,
    [at(from), at(to), currency],
  )
  return row ?? { taken: 0, refunded: 0, ours: 0, fees: 0 }
}
