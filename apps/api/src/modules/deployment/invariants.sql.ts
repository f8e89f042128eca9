import { bookingTransitions } from '@ginipig/domain/booking'
import { at, type Sql } from '#platform/database/sql.ts'

/** Every step that the life cycle knows, as "(from,to)". */
const steps = Object.values(bookingTransitions).flatMap(({ from, to }) => from.map((one) => `('${one}', '${to}')`))

/** The rules that the database alone can see, by their numbers in trust.md §3.2. */
const rules: Record<string, string> = {
  'two active bookings of one provider overlap (I1)': `
    select a.id from booking a join booking b on a.provider_id = b.provider_id and a.slot_id <> b.slot_id and a.during && b.during
    where is_active(a.status) and is_active(b.status)`,
  'a slot counts other than its bookings (I2)': `
    select s.id from slot s left join booking b on b.slot_id = s.id
      and b.status in ('pending_payment', 'requested', 'accepting', 'confirmed', 'completed', 'released', 'no_show')
    group by s.id having s.booked <> count(b.id) or s.booked > s.capacity`,
  'a ledger transaction does not sum to zero (I3)': `
    select txn_id from ledger_entry group by txn_id, currency having sum(amount) <> 0`,
  'captured money without a booking that took place (I4)': `
    select p.id from payment p join booking b on b.id = p.booking_id
    where p.status = 'succeeded' and b.status not in ('confirmed', 'completed', 'released', 'no_show', 'cancelled_by_client', 'cancelled_by_provider', 'cancelled_by_platform', 'cancelled_unpaid')
      and not exists (select from ledger_txn t where t.booking_id = b.id and t.source_type = 'booking.settled')
      and not exists (select from payment_op o where o.booking_id = b.id and o.status = 'pending')`,
  'a confirmed booking without its money (I5)': `
    select b.id from booking b where b.status = 'confirmed' and b.captured <>
      coalesce((select sum(amount) from payment p where p.booking_id = b.id and p.status = 'succeeded'), 0)`,
  'client funds differ from what was captured (I6)': `
    select b.id from booking b where b.status = 'confirmed' and b.captured <> -coalesce(
      (select sum(amount) from ledger_entry where account = 'client_funds/' || b.id), 0)`,
  'an authorisation is held for a booking that ended (I4)': `
    select b.id from booking b join ledger_txn t on t.booking_id = b.id join ledger_entry e on e.txn_id = t.id and e.account = 'auth_held'
    where b.status in ('payment_failed', 'declined', 'expired', 'withdrawn', 'confirmed') group by b.id having sum(e.amount) <> 0`,
  'a booking that ended keeps its client’s money (I6)': `
    select b.id from booking b join ledger_entry e on e.account = 'client_funds/' || b.id
    where b.status in ('released', 'no_show', 'cancelled_by_client', 'cancelled_by_provider', 'cancelled_by_platform', 'cancelled_unpaid')
    group by b.id having sum(e.amount) <> 0`,
  'more went back than was taken (I6)': `
    select b.id from booking b
      join ledger_txn t on t.booking_id = b.id and t.source_type = 'refund.succeeded'
      join ledger_entry e on e.txn_id = t.id and e.account = 'refunds_payable/' || b.id
    group by b.id having sum(e.amount) > (
      select coalesce(sum(p.amount), 0) from payment p where p.booking_id = b.id and p.status = 'succeeded')`,
  'a share was sent that is not the provider’s (I6)': `
    select e.provider_id from ledger_entry e where e.account = 'provider_payable/' || e.provider_id
    group by 1 having sum(e.amount) > 0`,
  'more was taken back of a transfer than was sent (I6)': `
    select t.id from transfer t join ledger_txn x on x.provider_id = t.provider_id
        and (x.source_id = t.id or starts_with(x.source_id, t.id || ':'))
        and x.source_type in ('transfer.made', 'transfer.reversed')
      join ledger_entry e on e.txn_id = x.id and e.account = 'stripe'
    group by t.id having sum(e.amount) > 0`,
  'a provider’s stars are not those of their shown reviews (G44)': `
    select p.id from provider p left join shown_review r on r.provider_id = p.id group by p.id
    having p.review_count <> count(r.id)
      or p.rating_sum <> coalesce(sum((professionalism + friendliness + reliability + results) / 4.0), 0)`,
  'a photo of a review is public, or private, other than the review, or somebody else’s (S39)': `
    select p.id from review r join photo p on p.id = any (r.photo_ids)
    where p.account_id <> r.client_id
      or p.is_public <> exists (select from shown_review s where s.client_id = r.client_id and p.id = any (s.photo_ids))`,
  'the ledger does not sum to zero (I3)': `
    select currency from ledger_entry group by currency having sum(amount) <> 0`,
  'fees are more than what was taken (I6)': `
    select t.booking_id from ledger_txn t join ledger_entry e on e.txn_id = t.id and e.account = 'stripe_fees'
    group by t.provider_id, t.booking_id having sum(e.amount) > (select coalesce(sum(p.amount), 0) from payment p
      where p.provider_id = t.provider_id and p.booking_id = t.booking_id and p.status = 'succeeded')`,
  'more went to the provider than the price (I6)': `
    select b.id from booking b join ledger_txn t on t.provider_id = b.provider_id and t.booking_id = b.id
        and t.source_type in ('transfer.made', 'transfer.reversed')
      join ledger_entry e on e.txn_id = t.id and e.account = 'stripe'
    group by b.provider_id, b.id having -sum(e.amount) > b.price`,
  'a share went out before the end of its booking (I6)': `
    select t.booking_id from ledger_txn t join booking b on b.id = t.booking_id
    where t.source_type = 'transfer.made' and b.status not in ('released', 'no_show', 'cancelled_by_client', 'cancelled_unpaid')
      and not exists (select from ledger_txn f where f.booking_id = b.id and f.source_type = 'provider.fee_repaid')`,
  'a share went out while it was contested (I6)': `
    select s.booking_id from provider_share s join booking b on b.id = s.booking_id
    where s.sent_at is not null and b.contest = 'open'`,
  'money that a bank decided about lies nowhere (I6)': `
    select p.stripe_dispute from payment p join ledger_entry e on e.account = 'dispute_hold/' || p.stripe_dispute
    where p.dispute_status in ('won', 'lost') group by 1 having sum(e.amount) <> 0`,
  'a balance was charged twice (I8)': `
    select booking_id from payment where kind = 'balance' and status = 'succeeded' group by booking_id having count(*) > 1`,
  'a refused balance has no next step (I8)': `
    select id from booking where payment_status = 'balance_failed' and status = 'confirmed'
      and (captured >= total or payment_problem is null)`,
  'a message stands beyond its thread’s last number (I9)': `
    select t.id from thread t join message m on m.thread_id = t.id group by t.id having max(m.number) > t.last_number`,
  'words reached somebody who had blocked their author (I10)': `
    select m.thread_id from message m
      join thread_side reader on reader.thread_id = m.thread_id and reader.side <> m.sender
    where m.sender <> 'booking' and not m.is_withheld and m.sent_at > reader.blocked_at`,
  'two tokens of a session can be used (I15)': `
    select session_id from refresh_token where used_at is null group by session_id having count(*) > 1`,
  'a slot begins at no minute that could be chosen (I18)': `
    select id from slot where extract(epoch from starts_at)::bigint % 300 <> 0`,
  'an event took effect twice (I12)': `
    select source_id from ledger_txn group by provider_id, source_type, source_id having count(*) > 1`,
  'more was booked as taken than was (I12)': `
    select t.booking_id from ledger_txn t join ledger_entry e on e.txn_id = t.id and e.account = 'stripe'
    where t.source_type = 'payment.captured' group by t.provider_id, t.booking_id
    having sum(e.amount) <> (select coalesce(sum(p.amount), 0) from payment p
      where p.provider_id = t.provider_id and p.booking_id = t.booking_id and p.status = 'succeeded')`,
  'an end was divided, or Stripe’s fee booked, twice (I12)': `
    select t.source_id from ledger_txn t join ledger_entry e on e.txn_id = t.id
      and (t.source_type = 'booking.settled' or e.account = 'stripe_fees')
    where t.booking_id is not null group by t.provider_id, t.source_type, t.source_id, e.account having count(*) > 1`,
  'a step that the life cycle does not know (I17)': `
    select e.booking_id from booking_event e where e.from_status is not null
      and (e.from_status, e.to_status) not in (${steps.join(', ')})`,
  'a booking’s history has a gap (I13)': `
    select booking_id from (
      select booking_id, from_status, lag(to_status) over (partition by provider_id, booking_id order by id) as before
      from booking_event) step
    where from_status is distinct from before`,
  'a booking has no history (I13)': `
    select b.id from booking b where not exists (
      select from booking_event e where e.provider_id = b.provider_id and e.booking_id = b.id)`,
  'a booking is elsewhere than its history says (I13)': `
    select b.id from booking b join lateral (
      select e.to_status from booking_event e where e.booking_id = b.id order by e.id desc limit 1) last on true
    where last.to_status <> b.status`,
  'what is done does not say since when (I13)': `
    select id from booking where status in ('completed', 'released') and completed_at is null`,
}

/** What a worker has yet to do. */
const waitingRules: Record<string, string> = {
  'an operation never ended (I14)': `select id from payment_op where status = 'pending' and not_before is null`,
}

/** What is late, a minute after the instant at which the sweep came by (`$1`). */
const lateRules: Record<string, string> = {
  'a request outlived its answer’s time (I7)': `
    select b.id from booking b where b.status = 'requested' and b.respond_by <= $1::timestamptz - interval '1 minute'
      and not exists (select from booking_proposal o where o.provider_id = b.provider_id and o.booking_id = b.id
        and o.ended_at is null and o.answer_by > $1)`,
  'a proposal outlived its answer’s time (I7)': `
    select id from booking_proposal where ended_at is null and answer_by <= $1::timestamptz - interval '1 minute'`,
  'a hold outlived its minutes (I7)': `
    select id from booking where status = 'pending_payment' and hold_until <= $1::timestamptz - interval '1 minute'`,
  'a booking stands unpaid past its cut-off (I7)': `
    select id from booking where status = 'confirmed' and captured < total and payment_status <> 'disputed'
      and starts_at - (policy ->> 'unpaidCutoffBeforeMs')::bigint * interval '1 millisecond'
        <= $1::timestamptz - interval '1 minute'`,
  'an appointment was never marked done (I7)': `
    select id from booking where status = 'confirmed' and captured = total
      and ends_at + (policy ->> 'completeAfterMs')::bigint * interval '1 millisecond'
        <= $1::timestamptz - interval '1 minute'`,
  'a payment was not released (I7)': `
    select b.id from booking b where b.status = 'completed' and b.payment_status <> 'disputed'
      and b.completed_at + (b.policy ->> 'releaseAfterMs')::bigint * interval '1 millisecond'
        <= $1::timestamptz - interval '1 minute'
      and not exists (select from report r where r.provider_id = b.provider_id and r.booking_id = b.id
        and r.settled_at is null and r.holds_money)`,
  'a balance was not asked for 36 hours before (I8)': `
    select b.id from booking b where b.status = 'confirmed' and b.plan = 'deposit' and b.captured < b.total
      and b.payment_status not in ('disputed', 'balance_failed')
      and b.starts_at - (b.policy ->> 'balanceBeforeMs')::bigint * interval '1 millisecond'
        <= $1::timestamptz - interval '1 minute'
      and not exists (select from payment p where p.provider_id = b.provider_id and p.booking_id = b.id and p.kind = 'balance')
      and not exists (select from booking_proposal o where o.provider_id = b.provider_id and o.booking_id = b.id
        and o.ended_at is null and o.otherwise = 'cancels')`,
  'a client was not told of a refused balance (I8)': `
    select b.id from booking b where b.payment_status = 'balance_failed' and b.status = 'confirmed' and not exists (
      select from notification n where n.account_id = b.client_id and starts_with(n.event, 'booking.' || b.id || '.balance_'))`,
  'what Stripe refused is asked again in more than an hour, or never was (I14)': `
    select id from payment_op where status = 'pending' and (not_before is null or not_before > $1::timestamptz + interval '61 minutes'
      or not_before <= $1::timestamptz - interval '1 minute')`,
  'a webhook was never looked at (I14)': `
    select id from webhook_event where processed_at is null and received_at <= $1::timestamptz - interval '5 minutes'`,
  'a mail about a booking waits since it failed (I14)': `
    select j.id from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'booking.mail' and j.attempts > 0 and j.locked_at is null and j.last_error is not null`,
  'somebody whose account is gone is logged in (I15)': `
    select s.id from session s join account a on a.id = s.account_id where a.deleted_at is not null and s.ended_at is null`,
  'somebody suspended can still be logged in (I15)': `
    select s.id from session s join account a on a.id = s.account_id
    where a.suspended_at is not null and s.ended_at is null and exists (
      select from refresh_token r where r.session_id = s.id and r.used_at is null and r.created_at > a.suspended_at)`,
}

/** The name of each file that a photo has, one a width (media/photo.ts, `fileOf`). */
const photoFiles = `
  select id, case when file_name like '%.jpg' then file_name else file_name || '-' || one || '.webp' end as name
  from photo, unnest(widths) one`

/** Of the names of the files that are there (`$1`). By equal names alone: there are hundreds of thousands of both. */
const fileRules: Record<string, string> = {
  'a photo has no file (I11)': `
    select distinct id from (${photoFiles}) file
    where not exists (select from unnest($1::text[]) name where name = file.name)`,
  'a document has no file (I11)': `
    select id from document where not exists (select from unnest($1::text[]) name where name = file_name)`,
}

/** The same, of files that a worker's hourly sweep removes. */
const orphanRules: Record<string, string> = {
  'a file belongs to nothing (I11)': `
    select name from unnest($1::text[]) as given (name)
    where not exists (select from (${photoFiles}) file where file.name = given.name)
      and not exists (select from document where file_name = given.name)`,
}

/** Of all that was logged (`$1`): nothing in it says who somebody is. */
const logRules: Record<string, string> = {
  'a log has somebody’s address or number (I16)': `
    select id from account where strpos($1, email) > 0 or (length(mobile) > 8 and strpos($1, mobile) > 0)`,
  'a log has somebody’s words (I16)': `
    select thread_id from message where length(text) > 12 and strpos($1, text) > 0`,
}

/** What else is known beside the database; what is not given is not looked at. */
type Seen = {
  /** Epoch ms at which the sweep came by last, with all that follows from it done. */
  sweptAt?: number
  /** Names of the files in the folder or bucket. */
  files?: readonly string[]
  /** A worker has yet to come by. */
  isWaiting?: true
  logs?: string
}

/** What must hold once everything is at rest; each broken rule with the rows that break it. Source: trust.md §3.2. */
export async function brokenInvariants(
  database: Sql,
  { sweptAt, files, isWaiting, logs }: Seen = {},
): Promise<string[]> {
  const broken: string[] = []
  const check = async (some: Record<string, string>, values: readonly unknown[] = []) => {
    for (const [rule, query] of Object.entries(some)) {
      const rows = await database.rows<Record<string, unknown>>(query, query.includes('$1') ? values : [])
      if (rows.length > 0) broken.push(`${rule}: ${rows.map((row) => Object.values(row)[0]).join(', ')}`)
    }
  }
  await check(isWaiting ? rules : { ...rules, ...waitingRules })
  if (sweptAt !== undefined) await check(lateRules, [at(sweptAt)])
  if (files) await check(isWaiting ? fileRules : { ...fileRules, ...orphanRules }, [files])
  if (logs !== undefined) await check(logRules, [logs])
  return broken
}
