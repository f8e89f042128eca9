import type { BookingAction, BookingNotice, BookingSide } from '@ginipig/domain/booking'
import type { BookingKey } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'

/** Every kind of job, with its payload. Enqueued in the transaction that makes it necessary: the queue is a transactional
 *  outbox (architecture.md §5). */
export type JobPayloads = {
  /** A booking changed state: tell its two people and those who watch its listing, count the room again. */
  'booking.moved': BookingKey
  /** A listing changed, was closed, opened or removed: count its provider's room again, tell those who watch it. */
  'listing.changed': { providerId: string; listingId: string }
  /** A listing has new times: tell who saved it or its provider. */
  'favourite.news': { providerId: string; listingId: string }
  /** A booking took a step, or there is something else to say of it: mail one of its two people. */
  'booking.mail': BookingKey & {
    action: BookingAction | BookingNotice
    to: BookingSide
    proposalId?: string | undefined
  }
  /** A provider can't work on the day of a booking: offer its client other times, or end it. */
  'booking.day-off': BookingKey & { day: string }
  /** Somebody was written to a while ago: mail them where they have not read it. */
  'message.mail': { threadId: string; accountId: string }
  /** Carry out a payment operation at Stripe. */
  'payment.run': { providerId: string; opId: string }
  /** Look at a charge at Stripe again. */
  'payment.look': { providerId: string; paymentId: string }
  /** A hold's time is up: look at Stripe, then request or release. */
  'payment.reap-hold': BookingKey
  /** A webhook said "look again". */
  'stripe.event': { eventId: string }
  /** Stripe has looked at what a provider gave: tell their open pages. */
  'earnings.changed': { providerId: string }
  /** A provider's slots or busy times changed: tell their open pages. */
  'diary.changed': { providerId: string }
  /** Read a provider's other calendar. */
  'calendar.read': { providerId: string; calendarId: string }
  /** A person is gone: their customer at Stripe, with its cards, goes too. */
  'customer.erase': { stripeCustomer: string }
  /** Write the mail that belongs to a one-time code; `sealed` is the code. */
  'otp.send': { challengeId: string; sentAt: number; sealed: string }
  /** Somebody forgot the password of this address, which is `sealed`: make the link, if it is anybody's. */
  'password.forgot': { sealed: string }
  /** Somebody was told something, or read it: tell their open pages. */
  'notification.changed': { accountId: string }
  /** Gather what somebody was told into one mail. */
  'notification.mail': { accountId: string }
  /** Show on somebody's devices what they were told. */
  'notification.push': { accountId: string }
  /** Send a mail; `sealed` is a MailOrder. */
  'mail.send': { sealed: string }
  /** Send an SMS; `sealed` is an SmsOrder. */
  'sms.send': { sealed: string }
  /** Show something on a device; `sealed` is a PushOrder. */
  'push.send': { sealed: string }
}

export type JobName = keyof JobPayloads

/** Adds a job without NOTIFY, which would serialise all commits of the database; workers poll every quarter of a second
 *  (decision 0031).
 *  @param key - pending jobs with the same key are merged into one
 *  @param waitMs - ms before it is run */
export async function enqueue<Name extends JobName>(
  sql: Sql,
  name: Name,
  payload: JobPayloads[Name],
  key?: string,
  waitMs = 0,
): Promise<void> {
  await sql.row('select quiet.add_job($1, $2::json, $3, $4)', [name, JSON.stringify(payload), key ?? null, waitMs])
}
