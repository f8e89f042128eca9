import { retentionDays } from '@ginipig/domain/legal'
import { DAY_MS } from '@ginipig/domain/time'
import type { Platform } from '#platform/platform.ts'
import {
  type Purge,
  purgeAlerts,
  purgeChallenges,
  purgeDrafts,
  purgeFeedback,
  purgeHandoffCodes,
  purgeHealthAnswers,
  purgeIdempotencyKeys,
  purgeMessages,
  purgeNotifications,
  purgeRefusedAddresses,
  purgeReports,
  purgeResets,
  purgeSessions,
  purgeTickets,
  purgeUndelivered,
  purgeWaits,
  purgeWebhookEvents,
} from './retention.sql.ts'

/** Everything that goes by itself: of which table, after how many days, by which statement. What isn't here stays until
 *  its account is deleted, or longer where docs/trust.md §2.6 says why. */
export const retentionRules: readonly { table: string; days: number; purge: Purge }[] = [
  { table: 'booking.health_given', days: retentionDays.healthAnswers, purge: purgeHealthAnswers },
  { table: 'session', days: retentionDays.logIns, purge: purgeSessions },
  { table: 'idempotency', days: retentionDays.answers, purge: purgeIdempotencyKeys },
  { table: 'otp_challenge', days: retentionDays.codes, purge: purgeChallenges },
  { table: 'password_reset', days: retentionDays.links, purge: purgeResets },
  { table: 'handoff_code', days: retentionDays.links, purge: purgeHandoffCodes },
  { table: 'realtime_ticket', days: retentionDays.links, purge: purgeTickets },
  { table: 'graphile_worker.jobs', days: retentionDays.undelivered, purge: purgeUndelivered },
  { table: 'webhook_event', days: retentionDays.stripeNotices, purge: purgeWebhookEvents },
  { table: 'refused_address', days: retentionDays.refusals, purge: purgeRefusedAddresses },
  { table: 'notification', days: retentionDays.notifications, purge: purgeNotifications },
  { table: 'listing_draft', days: retentionDays.drafts, purge: purgeDrafts },
  { table: 'alert', days: retentionDays.waits, purge: purgeAlerts },
  { table: 'waitlist_entry', days: retentionDays.waits, purge: purgeWaits },
  { table: 'feedback', days: retentionDays.feedback, purge: purgeFeedback },
  { table: 'message', days: retentionDays.messages, purge: purgeMessages },
  { table: 'report', days: retentionDays.reports, purge: purgeReports },
]

/** Removes what a rule says is old by now. @returns how many rows */
export const purgeOld = (
  { clock, database }: Pick<Platform, 'clock' | 'database'>,
  { days, purge }: (typeof retentionRules)[number],
): Promise<number> => purge(database, clock.now() - days * DAY_MS)
