import { retentionDays } from '@ginipig/domain/legal'
import { DAY_MS } from '@ginipig/domain/time'
import type { Platform } from '#platform/platform.ts'
import {
  type Forget,
  forgetAlerts,
  forgetAnswers,
  forgetChallenges,
  forgetDrafts,
  forgetFeedback,
  forgetHandoffCodes,
  forgetHealthAnswers,
  forgetMessages,
  forgetNotifications,
  forgetRefused,
  forgetReports,
  forgetResets,
  forgetSessions,
  forgetStripeNotices,
  forgetTickets,
  forgetUndelivered,
  forgetWaits,
} from './retention.sql.ts'

/** Everything that goes by itself: of which table, after how many days, by which statement. What isn't here stays until
 *  its account is deleted, or longer where docs/trust.md §2.6 says why. */
export const retentionRules: readonly { table: string; days: number; forget: Forget }[] = [
  { table: 'booking.health_given', days: retentionDays.healthAnswers, forget: forgetHealthAnswers },
  { table: 'session', days: retentionDays.logIns, forget: forgetSessions },
  { table: 'idempotency', days: retentionDays.answers, forget: forgetAnswers },
  { table: 'otp_challenge', days: retentionDays.codes, forget: forgetChallenges },
  { table: 'password_reset', days: retentionDays.links, forget: forgetResets },
  { table: 'handoff_code', days: retentionDays.links, forget: forgetHandoffCodes },
  { table: 'realtime_ticket', days: retentionDays.links, forget: forgetTickets },
  { table: 'graphile_worker.jobs', days: retentionDays.undelivered, forget: forgetUndelivered },
  { table: 'webhook_event', days: retentionDays.stripeNotices, forget: forgetStripeNotices },
  { table: 'refused_address', days: retentionDays.refusals, forget: forgetRefused },
  { table: 'notification', days: retentionDays.notifications, forget: forgetNotifications },
  { table: 'listing_draft', days: retentionDays.drafts, forget: forgetDrafts },
  { table: 'alert', days: retentionDays.waits, forget: forgetAlerts },
  { table: 'waitlist_entry', days: retentionDays.waits, forget: forgetWaits },
  { table: 'feedback', days: retentionDays.feedback, forget: forgetFeedback },
  { table: 'message', days: retentionDays.messages, forget: forgetMessages },
  { table: 'report', days: retentionDays.reports, forget: forgetReports },
]

/** Removes what a rule says is old by now. @returns how many rows */
export const forgetOld = (
  { clock, database }: Pick<Platform, 'clock' | 'database'>,
  { days, forget }: (typeof retentionRules)[number],
): Promise<number> => forget(database, clock.now() - days * DAY_MS)
