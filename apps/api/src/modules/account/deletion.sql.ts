import { undecidedStatuses } from '@ginipig/domain/booking'
import type { Language } from '@ginipig/domain/identity'
import { publicListingStatuses } from '@ginipig/domain/listing'
import { oneOf } from '#platform/database/one-of.ts'
import { at, type Sql } from '#platform/database/sql.ts'

export type Leaver = { email: string; emailKey: string; language: Language }

/** Under this lock the person can start no booking and no session. */
export const lockLeaver = (sql: Sql, accountId: string): Promise<Leaver | undefined> =>
  sql.row<Leaver>(
    'select email, email_key as "emailKey", language from account where id = $1 and deleted_at is null for update',
    [accountId],
  )

/** A booking on its way, or one that is still to take place, on either side. */
export async function hasOpenBooking(sql: Sql, accountId: string, now: number): Promise<boolean> {
  const row = await sql.row(
    `select 1 as open from booking
     where (client_id = $1 or provider_id = $1)
       and (status in ${oneOf(undecidedStatuses)} or (status = 'confirmed' and ends_at > $2)) limit 1`,
    [accountId, at(now)],
  )
  return row !== undefined
}

/** What others may be looking at. */
export const readShownListings = (sql: Sql, providerId: string) =>
  sql.rows<{ id: string }>(
    `select id from listing where provider_id = $1 and status in ${oneOf(publicListingStatuses)}`,
    [providerId],
  )

/** @returns the Stripe customer, whose row goes */
export async function deleteCustomer(sql: Sql, accountId: string): Promise<string | undefined> {
  const row = await sql.row<{ stripe_customer: string }>(
    'delete from customer where account_id = $1 returning stripe_customer',
    [accountId],
  )
  return row?.stripe_customer
}

/** In the words of other people's lists of bookings. */
const NAME = 'Deleted account'

/** What to delete, by whose it is. Tokens, tickets and handoff codes go with their sessions (on delete cascade). */
const ownRows = [
  'delete from session where account_id = $1',
  'delete from client_profile where account_id = $1',
  'delete from favourite_listing where client_id = $1',
  'delete from favourite_provider where client_id = $1',
  'delete from waitlist_entry where client_id = $1',
  'delete from alert where client_id = $1',
  'delete from provider_sign_up where account_id = $1',
  'delete from provider_profile where account_id = $1',
  'delete from listing_draft where provider_id = $1',
  'delete from busy_time where provider_id = $1',
  'delete from outside_calendar where provider_id = $1',
  'delete from diary_feed where provider_id = $1',
  // The other keeps what they wrote themselves.
  `delete from message where key is not null
     and (thread_id, sender) in (select thread_id, side from thread_side where account_id = $1)`,
  'delete from password_reset where account_id = $1',
  'delete from otp_challenge where account_id = $1',
  'delete from idempotency where account_id = $1',
  'delete from notification where account_id = $1',
  'delete from notification where person_id = $1',
  'delete from notification_off where account_id = $1',
  'delete from push_subscription where account_id = $1',
]

/** What stays as a record of bookings and payments, without what tells whose it was. */
const emptied = [
  `update booking set must_haves_given = '{}', health_given = null, client_side = null where client_id = $1`,
  `update booking_proposal set note = '' where provider_id = $1`,
  `update booking set address = '', town = '', outward_postcode = '', side = null, side_at = null where provider_id = $1`,
  `update sick_day_booking set words = null where provider_id = $1`,
  `update review set comment = null, photo_ids = '{}', photos_consented_at = null where client_id = $1`,
  'update review set answer = null where provider_id = $1',
  `update platform_review set comment = '' where provider_id = $1`,
  `update report set comment = '', added = '[]', quote = '', answer = case when answer is not null then '-' end where reporter_id = $1`,
  `update report set quote = '' where about_id = $1`,
  `update listing set status = 'removed', description = '', reason = '', address = '', town = '', outward_postcode = '',
     pictures = '[]', photo_ids = '{}', supervised_by = null, place = null, rrp_evidence = null, rrp_period = null,
     must_haves = '{"photos":null,"requirements":null,"consultation":null,"patchTest":null}'
   where provider_id = $1`,
  // Where what they earned still goes.
  `update earnings_account set requirements = '[]', bank_last4 = null where provider_id = $1`,
  `update provider set display_name = '${NAME}', company_name = '', bio = '', address = '', town = '',
     outward_postcode = '', photo_url = null, is_identity_verified = false
   where id = $1`,
]

/** Erases a person and leaves an account that nobody can open: every door that is shut to a suspended account is shut
 *  to it. Source: trust.md G17; what is kept, and why: docs/decisions/0014. */
export async function erase(
  sql: Sql,
  accountId: string,
  { emailKey, passwordHash, now }: { emailKey: string; passwordHash: string; now: number },
): Promise<void> {
  for (const statement of [...ownRows, ...emptied]) await sql.rows(statement, [accountId])
  await sql.rows('delete from otp_challenge where email_key = $1', [emailKey])
  const address = `${accountId}@deleted.invalid`
  await sql.row(
    `update account set email = $2, email_key = $2, password_hash = $3, first_name = '${NAME}', last_name = '',
       dial_code = null, mobile = null, avatar_url = null, avatar_photo_id = null, language = 'en',
       marketing_notifications = false, other_notifications = false, sms_notifications = false,
       password_changed_at = null, deleted_at = $4, suspended_at = $4
     where id = $1`,
    [accountId, address, passwordHash, at(now)],
  )
}
