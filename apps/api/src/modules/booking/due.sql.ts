import {
  type BookingNotice,
  CARD_WARNING_MS,
  LAST_CALL_AFTER_TRIES_MS,
  MAX_LEAD_MS,
  nudgesAfterMs,
} from '@ginipig/domain/booking'
import { HOUR_MS } from '@ginipig/domain/time'
import { at, type Sql } from '#platform/database/sql.ts'
import { isDayOff } from './booking.sql.ts'

// The sweep's queries: bookings of which something is due now. Each is checked again under its lock before it is acted on.

/** The event by which a client is told something of a booking's time, `b`: another one after each move (`eventOf`). */
const eventOfTime = (action: BookingNotice) =>
  `'booking.' || b.id || '.${action}' || case when b.moves > 0 then '.' || b.moves else '' end`

/** A booking whose time has come. */
export type Due = { id: string; provider_id: string }

/** Requests whose answer is due. */
export const readDueRequests = (sql: Sql, now: number, limit: number) =>
  sql.rows<Due>(
    `select id, provider_id from booking where status = 'requested' and respond_by <= $1 order by respond_by limit $2`,
    [at(now), limit],
  )

/** Requests to providers who were suspended, and slots of theirs that somebody holds: what is paid for one that is booked by
 *  oneself would be taken at once. */
export const readUnanswerable = (sql: Sql, now: number, limit: number) =>
  sql.rows<Due>(
    `select b.id, b.provider_id from booking b join account a on a.id = b.provider_id
     where (b.status = 'requested' and b.respond_by > $1 or b.status = 'pending_payment')
       and a.suspended_at is not null and a.deleted_at is null
     order by b.respond_by limit $2`,
    [at(now), limit],
  )

/** Appointments that nobody marked, whose time to do so by their own policy is over; one that is not paid for can't be done,
 *  and one whose day was off didn't take place. */
export const readDueCompletions = (sql: Sql, now: number, limit: number) =>
  sql.rows<Due>(
    `select id, provider_id from booking
     where status = 'confirmed' and captured = total and complete_due(ends_at, policy) <= $1 and not ${isDayOff('booking')}
     order by complete_due(ends_at, policy) limit $2`,
    [at(now), limit],
  )

/** Bookings whose balance is unpaid at the cut-off of their own policy; of a day that is off its client's answer decides. */
export const readDueCutoffs = (sql: Sql, now: number, limit: number) =>
  sql.rows<Due>(
    `select id, provider_id from booking
     where status = 'confirmed' and captured < total and payment_status <> 'disputed' and not ${isDayOff('booking')}
       and starts_at <= $3
       and starts_at <= $1::timestamptz + (policy ->> 'unpaidCutoffBeforeMs')::bigint * interval '1 millisecond'
     order by starts_at limit $2`,
    [at(now), limit, at(now + MAX_LEAD_MS)],
  )

/** Appointments that come near and were booked before they did, of which nobody reminded the client. Not those whose day
 *  is off. */
export const readDueReminders = (sql: Sql, now: number, limit: number) =>
  sql.rows<Due>(
    `select b.id, b.provider_id
     from booking b cross join lateral (
       select (b.policy ->> 'remindBeforeMs')::bigint * interval '1 millisecond' as before) remind
     where b.status = 'confirmed' and b.starts_at > $1 and b.starts_at <= $3 and not ${isDayOff('b')}
       and b.starts_at <= $1::timestamptz + remind.before
       and b.requested_at < b.starts_at - remind.before and not exists (
         select from notification n where n.account_id = b.client_id and n.event = ${eventOfTime('remind')})
     order by b.starts_at limit $2`,
    [at(now), limit, at(now + MAX_LEAD_MS)],
  )

/** Requests by hand that wait for their provider so long that a reminder is due (domain's `nudgeDue`), of which they were
 *  not reminded since. One whose times were proposed waits for its client. */
export const readDueNudges = (sql: Sql, now: number, limit: number) =>
  sql.rows<Due>(
    `select b.id, b.provider_id from booking b
       cross join lateral (
         select count(*) as due from unnest($3::bigint[]) as passed (ms)
         where b.requested_at <= $1::timestamptz - passed.ms * interval '1 millisecond') nudge
     where b.status = 'requested' and b.approval = 'manual' and b.respond_by > $1
       and nudge.due > 0
       and not exists (
         select from booking_proposal o
         where o.provider_id = b.provider_id and o.booking_id = b.id and o.ended_at is null)
       and not exists (
         select from notification n
         where n.account_id = b.provider_id and n.event = 'booking.' || b.id || '.nudge.' || nudge.due)
     order by b.respond_by limit $2`,
    [at(now), limit, nudgesAfterMs],
  )

/** Bookings whose balance comes near, and is to be taken from a card that ends before: the one of the deposit, for whoever
 *  chose another chose one that lasts. The last condition follows from the others; an index knows it. */
export const readDueCardWarnings = (sql: Sql, now: number, limit: number) =>
  sql.rows<Due>(
    `select b.id, b.provider_id
     from booking b cross join lateral (
         select b.starts_at - (b.policy ->> 'balanceBeforeMs')::bigint * interval '1 millisecond' as at) balance
       join payment d on d.provider_id = b.provider_id and d.booking_id = b.id and d.kind = 'deposit'
         and d.status = 'succeeded'
     where b.status = 'confirmed' and b.payment_status = 'deposit_paid' and b.balance_card is null
       and b.starts_at > $1 and b.starts_at <= $4 and balance.at > $1 and balance.at <= $3 and d.card_ends_at <= balance.at
       and d.card_ends_at <= $3 and not ${isDayOff('b')}
       and not exists (
         select from notification n where n.account_id = b.client_id and n.event = ${eventOfTime('card_expires')})
     order by b.starts_at limit $2`,
    [at(now), limit, at(now + CARD_WARNING_MS), at(now + CARD_WARNING_MS + MAX_LEAD_MS)],
  )

/** Bookings whose balance was refused, by the last automatic try too, and whose client heard of it an hour ago or more. */
export const readDueLastCalls = (sql: Sql, now: number, limit: number) =>
  sql.rows<Due>(
    `select b.id, b.provider_id from booking b
     where b.status = 'confirmed' and b.payment_status = 'balance_failed' and b.starts_at > $1 and not ${isDayOff('b')}
       and b.starts_at <= $5 and b.starts_at <= $3::timestamptz + ((b.policy ->> 'balanceBeforeMs')::bigint
         - coalesce((b.policy -> 'balanceRetriesMs' ->> -1)::bigint, 0)) * interval '1 millisecond'
       and exists (
         select from notification n where n.account_id = b.client_id
           and n.event = ${eventOfTime('balance_failed')} and n.at <= $4)
       and not exists (
         select from notification n where n.account_id = b.client_id
           and n.event = ${eventOfTime('balance_last_call')})
     order by b.starts_at limit $2`,
    [at(now), limit, at(now - LAST_CALL_AFTER_TRIES_MS), at(now - HOUR_MS), at(now + MAX_LEAD_MS)],
  )

/** Appointments that are done, whose money goes out by itself now, by their own policy. */
export const readDueReleases = (sql: Sql, now: number, limit: number) =>
  sql.rows<Due>(
    `select b.id, b.provider_id from booking b
     where b.status = 'completed' and b.payment_status <> 'disputed'
       and release_due(b.completed_at, b.ends_at, b.policy) <= $1 and not exists (
         select from report r
         where r.provider_id = b.provider_id and r.booking_id = b.id and r.settled_at is null and r.holds_money)
     order by release_due(b.completed_at, b.ends_at, b.policy) limit $2`,
    [at(now), limit],
  )

/** Holds whose kept time is over. */
export const readDueHolds = (sql: Sql, now: number, limit: number) =>
  sql.rows<Due>(
    `select id, provider_id from booking where status = 'pending_payment' and hold_until <= $1 order by hold_until limit $2`,
    [at(now), limit],
  )
