import { SpanKind } from '@opentelemetry/api'
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
import { type JobName, type JobPayloads, jobPayloads } from '#platform/jobs/jobs.ts'
import { createMailer } from '#platform/mail/create-mailer.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import type { Platform } from '#platform/platform.ts'
import { sendPush } from '#platform/push/send-push.ts'
import type { Emitter } from '#platform/realtime/emitter.ts'
import { createSmsSender } from '#platform/sms/create-sms-sender.ts'
import { sendSms } from '#platform/sms/send-sms.ts'
import { inSpan } from '#platform/tracing/tracing.ts'

type Jobs = { [Name in JobName]: (payload: JobPayloads[Name]) => Promise<unknown> }

/** The handler of every kind of job. Each is idempotent, and throws to be retried. */
export function createTaskList(platform: Platform, emitter: Emitter): TaskList {
  const mailer = createMailer(platform)
  const smsSender = createSmsSender(platform)
  const jobs: Jobs = {
    'booking.moved': async (key) => {
      await showMoved(platform, emitter, key)
      await offerFreed(platform, key.providerId)
    },
    'listing.changed': async (listing) => {
      await showListing(platform, emitter, listing)
      await offerFreed(platform, listing.providerId)
    },
    'favourite.news': (listing) => notifyFollowers(platform, listing),
    'booking.mail': (step) => mailBookingStep(platform, step),
    'booking.day-off': (off) => carryOutDayOff(platform, off),
    'message.mail': (unread) => mailUnread(platform, unread),
    'payment.run': (op) => runPaymentOp(platform, op, paymentListener),
    'payment.look': (charge) => reconcileCharge(platform, charge, paymentListener),
    'payment.reap-hold': (key) => reapHold(platform, key),
    'stripe.event': ({ eventId }) => processEvent(platform, eventId, paymentListener),
    'earnings.changed': ({ providerId }) => emitter.toAccount(providerId, 'earnings.changed', {}),
    'diary.changed': ({ providerId }) => emitter.toAccount(providerId, 'diary.changed', {}),
    'calendar.read': (calendar) => readOutsideCalendar(platform, calendar),
    'customer.erase': ({ stripeCustomer }) => eraseCustomer(platform, stripeCustomer),
    'otp.send': (job) => sendOtp(platform, job),
    'password.forgot': ({ sealed }) => sendResetLink(platform, sealed),
    'notification.changed': ({ accountId }) => emitter.toAccount(accountId, 'notification.changed', {}),
    'notification.mail': ({ accountId }) => mailGathered(platform, accountId),
    'notification.push': ({ accountId }) => pushWaiting(platform, accountId),
    'mail.send': ({ sealed }) => sendMail(platform, mailer, sealed),
    'sms.send': ({ sealed }) => sendSms(platform, smsSender, sealed),
    'push.send': ({ sealed }) => sendPush(platform, sealed),
  }
  const taskOf = <Name extends JobName>(name: Name) => toTask<JobPayloads[Name]>(name, jobPayloads[name], jobs[name])
  const names = Object.keys(jobPayloads) as JobName[] // its keys
  return Object.fromEntries(names.map((name) => [name, taskOf(name)]))
}

const Traced = v.object({ traceparent: v.optional(v.string()) })

/** A job as graphile-worker takes it: the payload is parsed at this boundary. It goes on the trace of what made it
 *  necessary. */
const toTask =
  <Payload>(name: string, schema: v.GenericSchema<unknown, Payload>, run: (payload: Payload) => Promise<unknown>) =>
  (given: unknown): Promise<void> => {
    const { traceparent: of } = v.parse(Traced, given)
    return inSpan({ name: `job ${name}`, kind: SpanKind.CONSUMER, of }, async () => {
      await run(v.parse(schema, given))
    })
  }
