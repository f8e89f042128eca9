import { type BookingAction, bookingNotices, bookingTransitions } from '@ginipig/domain/booking'
import * as v from 'valibot'

const id = v.pipe(v.string(), v.nonEmpty())
const booking = v.object({ providerId: id, bookingId: id })
const listing = v.object({ providerId: id, listingId: id })
const provider = v.object({ providerId: id })
const account = v.object({ accountId: id })
const order = v.object({ sealed: id })
const action = v.picklist([
  ...(Object.keys(bookingTransitions) as BookingAction[]), // keys of a const object
  ...bookingNotices,
])

/** Every kind of job, with its payload. */
const jobs = {
  /** A booking changed state: tell its two people and those who watch its listing, count the room again. */
  'booking.moved': booking,
  /** A listing changed, was closed, opened or removed: count its provider's room again, tell those who watch it. */
  'listing.changed': listing,
  /** A listing has new times: tell who saved it or its provider. */
  'favourite.news': listing,
  /** A booking took a step, or there is something else to say of it: mail one of its two people. */
  'booking.mail': v.object({
    ...booking.entries,
    action,
    to: v.picklist(['client', 'provider']),
    proposalId: v.optional(id),
  }),
  /** A provider can't work on the day of a booking: offer its client other times, or end it. */
  'booking.day-off': v.object({ ...booking.entries, day: id }),
  /** Somebody was written to a while ago: mail them where they have not read it. */
  'message.mail': v.object({ threadId: id, accountId: id }),
  /** Carry out a payment operation at Stripe. */
  'payment.run': v.object({ providerId: id, opId: id }),
  /** Look at a charge at Stripe again. */
  'payment.look': v.object({ providerId: id, paymentId: id }),
  /** A hold's time is up: look at Stripe, then request or release. */
  'payment.reap-hold': booking,
  /** A webhook said "look again". */
  'stripe.event': v.object({ eventId: id }),
  /** Stripe has looked at what a provider gave: tell their open pages. */
  'earnings.changed': provider,
  /** A provider's slots or busy times changed: tell their open pages. */
  'diary.changed': provider,
  /** Read a provider's other calendar. */
  'calendar.read': v.object({ providerId: id, calendarId: id }),
  /** A person is gone: their customer at Stripe, with its cards, goes too. */
  'customer.erase': v.object({ stripeCustomer: id }),
  /** Write the mail that belongs to a one-time code; `sealed` is the code. */
  'otp.send': v.object({ challengeId: id, sentAt: v.number(), sealed: id }),
  /** Somebody forgot the password of this address, which is `sealed`: make the link, if it is anybody's. */
  'password.forgot': v.object({ sealed: id }),
  /** Somebody was told something, or read it: tell their open pages. */
  'notification.changed': account,
  /** Gather what somebody was told into one mail. */
  'notification.mail': account,
  /** Show on somebody's devices what they were told. */
  'notification.push': account,
  /** Send a mail; `sealed` is a MailOrder. */
  'mail.send': order,
  /** Send an SMS; `sealed` is an SmsOrder. */
  'sms.send': order,
  /** Show something on a device; `sealed` is a PushOrder. */
  'push.send': order,
}

export type JobName = keyof typeof jobs
export type JobPayloads = { [Name in JobName]: v.InferOutput<(typeof jobs)[Name]> }

export const jobPayloads: { [Name in JobName]: v.GenericSchema<unknown, JobPayloads[Name]> } = jobs
