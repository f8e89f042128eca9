import { oneOf } from '#platform/database/one-of.ts'
import { at, type Sql } from '#platform/database/sql.ts'

/** Jobs whose payload is sealed: what somebody is told, by mail, SMS or push. */
const sealedJobs = ['mail.send', 'sms.send', 'push.send', 'otp.send', 'password.forgot'] as const

/** Batch size of a removal; the next sweep takes the rest. */
const AT_ONCE = 500

/** Removes what was over before an instant (epoch ms). @returns how many rows */
export type Purge = (sql: Sql, before: number) => Promise<number>

/** The visit is over, or the booking ended before it. The photos that were given with the answers go where nothing else
 *  shows them (the sweep looks at them next); what else is known of the booking stays. */
export const purgeHealthAnswers: Purge = async (sql, before) =>
  (
    await sql.rows(
      `with old as (
         select provider_id, id, must_haves_given from booking
         where health_given is not null and least(ends_at, ended_at) < $1
         order by least(ends_at, ended_at) limit $2 for update skip locked
       ), photos as (
         update photo set look_at = $1 where id in (
           select given.id::uuid from old, jsonb_array_elements_text(old.must_haves_given -> 'photoIds') given (id))
       )
       update booking b set health_given = null, must_haves_given = b.must_haves_given - 'photoIds'
       from old where b.provider_id = old.provider_id and b.id = old.id returning 1 as gone`,
      [at(before), AT_ONCE],
    )
  ).length

/** With its refresh tokens, tickets and codes. */
export const purgeSessions: Purge = async (sql, before) =>
  (
    await sql.rows(
      `delete from session where id in (
         select id from session where least(ended_at, expires_at) < $1
         order by least(ended_at, expires_at) limit $2 for update skip locked)
       returning 1 as gone`,
      [at(before), AT_ONCE],
    )
  ).length

export const purgeIdempotencyKeys: Purge = async (sql, before) =>
  (
    await sql.rows(
      `delete from idempotency where (account_id, endpoint, key) in (
         select account_id, endpoint, key from idempotency where created_at < $1
         order by created_at limit $2 for update skip locked)
       returning 1 as gone`,
      [at(before), AT_ONCE],
    )
  ).length

export const purgeChallenges: Purge = async (sql, before) =>
  (await sql.rows('delete from otp_challenge where created_at < $1 returning 1 as gone', [at(before)])).length

export const purgeResets: Purge = async (sql, before) =>
  (await sql.rows('delete from password_reset where expires_at < $1 returning 1 as gone', [at(before)])).length

export const purgeHandoffCodes: Purge = async (sql, before) =>
  (await sql.rows('delete from handoff_code where expires_at < $1 returning 1 as gone', [at(before)])).length

export const purgeTickets: Purge = async (sql, before) =>
  (await sql.rows('delete from realtime_ticket where expires_at < $1 returning 1 as gone', [at(before)])).length

export const purgeWebhookEvents: Purge = async (sql, before) =>
  (
    await sql.rows(
      `delete from webhook_event where id in (
         select id from webhook_event where processed_at < $1 order by processed_at limit $2 for update skip locked)
       returning 1 as gone`,
      [at(before), AT_ONCE],
    )
  ).length

/** Jobs of mail that nothing tries again; what is owed in money has its own rows. */
export const purgeUndelivered: Purge = async (sql, before) =>
  (
    await sql.rows(
      `select 1 as gone from graphile_worker.complete_jobs(array(
         select id from graphile_worker.jobs
         where task_identifier in ${oneOf(sealedJobs)}
           and locked_at is null and attempts >= max_attempts and run_at < $1
         order by run_at limit $2))`,
      [at(before), AT_ONCE],
    )
  ).length

/** A listing that is there stays as it is; what goes are changes that nobody went on with. */
export const purgeDrafts: Purge = async (sql, before) =>
  (
    await sql.rows(
      `delete from listing_draft where id in (
         select id from listing_draft where saved_at < $1 order by saved_at limit $2 for update skip locked)
       returning 1 as gone`,
      [at(before), AT_ONCE],
    )
  ).length

export const purgeAlerts: Purge = async (sql, before) =>
  (
    await sql.rows(
      `delete from alert where id in (
         select id from alert where ends_at < $1 order by ends_at limit $2 for update skip locked)
       returning 1 as gone`,
      [at(before), AT_ONCE],
    )
  ).length

export const purgeWaits: Purge = async (sql, before) =>
  (
    await sql.rows(
      `delete from waitlist_entry where (client_id, listing_id) in (
         select client_id, listing_id from waitlist_entry where ends_at < $1 order by ends_at limit $2
         for update skip locked)
       returning 1 as gone`,
      [at(before), AT_ONCE],
    )
  ).length

export const purgeFeedback: Purge = async (sql, before) =>
  (
    await sql.rows(
      `delete from feedback where id in (
         select id from feedback where created_at < $1 order by created_at limit $2 for update skip locked)
       returning 1 as gone`,
      [at(before), AT_ONCE],
    )
  ).length

export const purgeReports: Purge = async (sql, before) =>
  (
    await sql.rows(
      `delete from report where id in (
         select id from report where settled_at < $1 order by settled_at limit $2 for update skip locked)
       returning 1 as gone`,
      [at(before), AT_ONCE],
    )
  ).length

export const purgeNotifications: Purge = async (sql, before) =>
  (
    await sql.rows(
      `delete from notification where id in (
         select id from notification where at < $1 order by at limit $2 for update skip locked)
       returning 1 as gone`,
      [at(before), AT_ONCE],
    )
  ).length

/** With the pictures that were sent in them where nothing else shows them: the sweep looks at them next. */
export const purgeMessages: Purge = async (sql, before) =>
  (
    await sql.rows(
      `with old as (
         select thread_id, number, photo_id from message
         where sent_at < $1 order by sent_at limit $2 for update skip locked
       ), pictures as (
         update photo p set look_at = $1 from old where p.id = old.photo_id
       )
       delete from message m using old where m.thread_id = old.thread_id and m.number = old.number returning 1 as gone`,
      [at(before), AT_ONCE],
    )
  ).length

export const purgeRefusedAddresses: Purge = async (sql, before) =>
  (await sql.rows('delete from refused_address where last_at < $1 returning 1 as gone', [at(before)])).length
