import { type BookingAction, bookingNotices, bookingTransitions } from '@ginipig/domain/booking'
import type { TaskList } from 'graphile-worker'
import * as v from 'valibot'
import { showMoved } from '#modules/booking/booking.job.ts'
import { mailBookingStep } from '#modules/booking/booking-mail.ts'
import { reapHold } from '#modules/booking/pay.ts'
import { paymentListener } from '#modules/booking/payment-listener.ts'
import { carryOutDayOff } from '#modules/booking/sick-day.ts'
import { readOutsideCalendar } from '#modules/calendar/read-calendar.ts'
import { notifyFollowers } from '#modules/favourite/favourite-news.job.ts'
import { mailUnread } from '#modules/message/message-mail.job.ts'
import { showListing } from '#modules/my-listing/listing.job.ts'
import { mailGathered } from '#modules/notification/gathered.job.ts'
import { pushWaiting } from '#modules/notification/push.ts'
import { eraseCustomer } from '#modules/payment/customer.ts'
import { processEvent, reconcileCharge } from '#modules/payment/events.ts'
import { runPaymentOp } from '#modules/payment/operations.ts'
import { sendResetLink } from '#modules/session/password/forgot.job.ts'
import { sendOtp } from '#modules/sign-up/otp.job.ts'
import { offerFreed } from '#modules/waitlist/offer.ts'
import type { JobName, JobPayloads } from '#platform/jobs/enqueue.ts'
import { createMailer } from '#platform/mail/create-mailer.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import type { Platform } from '#platform/platform.ts'
import { sendPush } from '#platform/push/send-push.ts'
import type { Emitter } from '#platform/realtime/emitter.ts'
import { createSmsSender } from '#platform/sms/create-sms-sender.ts'
import { sendSms } from '#platform/sms/send-sms.ts'

type Job<Name extends JobName> = {
  payload: v.GenericSchema<unknown, JobPayloads[Name]>
  run(payload: JobPayloads[Name]): Promise<unknown>
}

const id = v.pipe(v.string(), v.nonEmpty())
const booking = v.object({ providerId: id, bookingId: id })
const action = v.picklist([
  ...(Object.keys(bookingTransitions) as BookingAction[]), // keys of a const object
  ...bookingNotices,
])

/** A job as graphile-worker takes it: the payload is parsed at this boundary. */
const toTask =
  <Name extends JobName>({ payload, run }: Job<Name>) =>
  async (given: unknown): Promise<void> => {
    await run(v.parse(payload, given))
  }

/** The handler of every kind of job. Each is idempotent, and throws to be retried. */
export function createTaskList(platform: Platform, emitter: Emitter): TaskList {
  const mailer = createMailer(platform)
  const smsSender = createSmsSender(platform)
  const tasks: Record<JobName, (given: unknown) => Promise<void>> = {
    'booking.moved': toTask<'booking.moved'>({
      payload: booking,
      run: async (key) => {
        await showMoved(platform, emitter, key)
        await offerFreed(platform, key.providerId)
      },
    }),
    'listing.changed': toTask<'listing.changed'>({
      payload: v.object({ providerId: id, listingId: id }),
      run: async (listing) => {
        await showListing(platform, emitter, listing)
        await offerFreed(platform, listing.providerId)
      },
    }),
    'favourite.news': toTask<'favourite.news'>({
      payload: v.object({ providerId: id, listingId: id }),
      run: (listing) => notifyFollowers(platform, listing),
    }),
    'booking.mail': toTask<'booking.mail'>({
      payload: v.object({
        ...booking.entries,
        action,
        to: v.picklist(['client', 'provider']),
        proposalId: v.optional(id),
      }),
      run: (step) => mailBookingStep(platform, step),
    }),
    'booking.day-off': toTask<'booking.day-off'>({
      payload: v.object({ ...booking.entries, day: id }),
      run: (off) => carryOutDayOff(platform, off),
    }),
    'message.mail': toTask<'message.mail'>({
      payload: v.object({ threadId: id, accountId: id }),
      run: (unread) => mailUnread(platform, unread),
    }),
    'payment.run': toTask<'payment.run'>({
      payload: v.object({ providerId: id, opId: id }),
      run: (op) => runPaymentOp(platform, op, paymentListener),
    }),
    'payment.look': toTask<'payment.look'>({
      payload: v.object({ providerId: id, paymentId: id }),
      run: (charge) => reconcileCharge(platform, charge, paymentListener),
    }),
    'payment.reap-hold': toTask<'payment.reap-hold'>({
      payload: booking,
      run: (key) => reapHold(platform, key),
    }),
    'stripe.event': toTask<'stripe.event'>({
      payload: v.object({ eventId: id }),
      run: ({ eventId }) => processEvent(platform, eventId, paymentListener),
    }),
    'earnings.changed': toTask<'earnings.changed'>({
      payload: v.object({ providerId: id }),
      run: ({ providerId }) => emitter.toAccount(providerId, 'earnings.changed', {}),
    }),
    'diary.changed': toTask<'diary.changed'>({
      payload: v.object({ providerId: id }),
      run: ({ providerId }) => emitter.toAccount(providerId, 'diary.changed', {}),
    }),
    'calendar.read': toTask<'calendar.read'>({
      payload: v.object({ providerId: id, calendarId: id }),
      run: (calendar) => readOutsideCalendar(platform, calendar),
    }),
    'customer.erase': toTask<'customer.erase'>({
      payload: v.object({ stripeCustomer: id }),
      run: ({ stripeCustomer }) => eraseCustomer(platform, stripeCustomer),
    }),
    'otp.send': toTask<'otp.send'>({
      payload: v.object({ challengeId: id, sentAt: v.number(), sealed: id }),
      run: (job) => sendOtp(platform, job),
    }),
    'password.forgot': toTask<'password.forgot'>({
      payload: v.object({ sealed: id }),
      run: ({ sealed }) => sendResetLink(platform, sealed),
    }),
    'notification.changed': toTask<'notification.changed'>({
      payload: v.object({ accountId: id }),
      run: ({ accountId }) => emitter.toAccount(accountId, 'notification.changed', {}),
    }),
    'notification.mail': toTask<'notification.mail'>({
      payload: v.object({ accountId: id }),
      run: ({ accountId }) => mailGathered(platform, accountId),
    }),
    'notification.push': toTask<'notification.push'>({
      payload: v.object({ accountId: id }),
      run: ({ accountId }) => pushWaiting(platform, accountId),
    }),
    'mail.send': toTask<'mail.send'>({
      payload: v.object({ sealed: id }),
      run: ({ sealed }) => sendMail(platform, mailer, sealed),
    }),
    'sms.send': toTask<'sms.send'>({
      payload: v.object({ sealed: id }),
      run: ({ sealed }) => sendSms(platform, smsSender, sealed),
    }),
    'push.send': toTask<'push.send'>({
      payload: v.object({ sealed: id }),
      run: ({ sealed }) => sendPush(platform, sealed),
    }),
  }
  return tasks
}
