import { at, type Sql } from '#platform/database/sql.ts'

/** How something stands in the database: a gauge, what it is of, and its value. */
export type StandingRow = { gauge: string; label: string; value: number }

/** The queue of jobs: how many are due by task, how long the oldest has been, and how many failed at least once. */
export const readJobs = (sql: Sql) =>
  sql.rows<StandingRow>(
    `select gauge, task_identifier as label, value::float8 as value from (
       select task_identifier, count(*) filter (where run_at <= now()) as due,
         greatest(0, extract(epoch from now() - min(run_at))) as oldest, count(*) filter (where attempts > 0) as failed
       from graphile_worker.jobs where locked_at is null group by task_identifier
     ) by_task cross join lateral (
       values ('jobs_due', due::float8), ('jobs_oldest_seconds', oldest::float8), ('jobs_failed', failed::float8)
     ) as one (gauge, value)`,
  )

/** What waits for Stripe, for its events to be read, and for a deadline to be acted on: seconds that the oldest has waited;
 *  pence that we owe back to clients. */
export const readWaits = (sql: Sql, now: number) =>
  sql.rows<StandingRow>(
    `select gauge, label, value::float8 as value from (
       select 'payment_op_oldest_seconds' as gauge, kind as label, extract(epoch from $1 - min(coalesce(not_before, created_at))) as value
         from payment_op where status = 'pending' and (not_before is null or not_before <= $1) group by kind
       union all
       select 'stripe_event_oldest_seconds', 'event', extract(epoch from $1 - min(received_at))
         from webhook_event where processed_at is null having count(*) > 0
       union all
       select 'deadline_late_seconds', 'request', extract(epoch from $1 - min(respond_by))
         from booking where status = 'requested' and respond_by <= $1 having count(*) > 0
       union all
       select 'deadline_late_seconds', 'hold', extract(epoch from $1 - min(hold_until))
         from booking where status = 'pending_payment' and hold_until <= $1 having count(*) > 0
       union all
       select 'refund_due_pence', currency, sum(pence) from refund_due group by currency
     ) as standing`,
    [at(now)],
  )

/** Security events of the last ten minutes, by kind. */
export const readSecurityEvents = (sql: Sql, now: number) =>
  sql.rows<StandingRow>(
    `select 'security_events' as gauge, event as label, count(*)::float8 as value from audit
     where at > $1::timestamptz - interval '10 minutes' group by event`,
    [at(now)],
  )
