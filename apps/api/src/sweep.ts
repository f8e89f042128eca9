import { softDeclines } from '@ginipig/domain/booking'
import { deliverAt } from '@ginipig/domain/notification'
import { SpanKind } from '@opentelemetry/api'
import { sweepActs } from '#desk/act.sql.ts'
import { readDueAlerts, runAlert } from '#modules/alert/alert.ts'
import { cutOff, takeBalance } from '#modules/booking/balance.ts'
import { recountPassedSlots } from '#modules/booking/booking.job.ts'
import {
  type Due,
  readDueCardWarnings,
  readDueCompletions,
  readDueCutoffs,
  readDueHolds,
  readDueLastCalls,
  readDueNudges,
  readDueReleases,
  readDueReminders,
  readDueRequests,
  readUnanswerable,
} from '#modules/booking/due.sql.ts'
import { sendDueShare, settleByTime } from '#modules/booking/ending.ts'
import { readDueProposals } from '#modules/booking/proposal.sql.ts'
import { expireProposal } from '#modules/booking/proposal.ts'
import { endForSuspended, expire } from '#modules/booking/requests.ts'
import { readUndone } from '#modules/booking/sick-day.sql.ts'
import { queueDayOff } from '#modules/booking/sick-day.ts'
import { enqueueNotice } from '#modules/booking/steps.ts'
import { readDueCalendars } from '#modules/calendar/calendars.ts'
import { dropUnasked, readKnownFiles } from '#modules/document/document.ts'
import { removeFiles, sweepOrphans, sweepUnshown } from '#modules/media/photo.ts'
import { closeForDebt, closeOfSuspended, raiseUsualPrices } from '#modules/my-listing/listing.job.ts'
import { readOpenBalances } from '#modules/payment/balance.sql.ts'
import { readDueShares } from '#modules/payment/end-money.sql.ts'
import { enqueueMissingFees, readMissedEvents, requeueLost } from '#modules/payment/events.ts'
import { purgeOld, retentionRules } from '#modules/retention/retention.ts'
import { publishClosed, readClosed } from '#modules/review/write-review.ts'
import { offerFreed } from '#modules/waitlist/offer.ts'
import { takeAwaited } from '#modules/waitlist/waitlist.sql.ts'
import { sweepAudit } from '#platform/audit/audit.ts'
import type { BookingKey } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Platform } from '#platform/platform.ts'
import { isStopped } from '#platform/safety/safety-switch.ts'
import { inSpan } from '#platform/tracing/tracing.ts'

/** Batch size per kind of work; the next sweep takes the rest. */
const AT_ONCE = 200

/** Searches are not: each may take as long as a search may, and deadlines wait behind them. */
const ALERTS_AT_ONCE = 40

/** Acts on everything that is due according to the data: deadlines are columns, so after an outage it catches up by itself.
 *  It doesn't go through the queue, which a crash can stall. Safe with any number of workers. Failures are isolated: a
 *  piece that throws is logged and counted, and found again by the next sweep. Source: architecture.md §5.
 *  @returns what was done, by name; `failed` counts the pieces of work that threw */
export async function sweep(platform: Platform) {
  const { clock, database } = platform
  let failed = 0
  const alone = async <Result>(
    what: { name: string } & Record<string, string>,
    work: () => Promise<Result>,
  ): Promise<Result | undefined> => {
    try {
      return await inSpan({ name: `sweep ${what.name}`, kind: SpanKind.INTERNAL }, work)
    } catch (error) {
      failed += 1
      platform.log.error({ err: error, ...what }, 'a piece of the sweep failed')
      return undefined
    }
  }
  /** Does one piece of work after another. @returns how many went well */
  const each = async (
    name: string,
    due: (sql: Sql, now: number, limit: number) => Promise<Due[]>,
    work: (booking: BookingKey) => Promise<void>,
  ) => {
    let done = 0
    for (const { id, provider_id } of (await alone({ name }, () => due(database, clock.now(), AT_ONCE))) ?? []) {
      const booking = { providerId: provider_id, bookingId: id }
      done += (await alone({ name, ...booking }, () => work(booking).then(() => 1))) ?? 0
    }
    return done
  }
  const count = async (name: string, work: () => Promise<number>) => (await alone({ name }, work)) ?? 0
  const forget = async () => {
    let forgotten = await count('old audit', () => sweepAudit(platform))
    forgotten += await count('old acts', () => sweepActs(database))
    for (const rule of retentionRules) forgotten += await count(`old ${rule.table}`, () => purgeOld(platform, rule))
    return forgotten
  }
  // Where it can't be told, nothing goes out.
  const arePayoutsStopped = (await alone({ name: 'switches' }, () => isStopped(database, 'payouts'))) ?? true
  // One after the other, as they stand here.
  return {
    // Before the requests: one whose times were proposed ends as declined, not as unanswered.
    proposals: await each('proposals', readDueProposals, (booking) => expireProposal(platform, booking)),
    // What waits for money on its way, or what a crash left.
    daysOff: await count('days off', async () => {
      const undone = await readUndone(database, AT_ONCE)
      for (const one of undone) await queueDayOff(database, one)
      return undone.length
    }),
    expired: await each('expired', readDueRequests, (booking) => expire(platform, booking)),
    // Before what is given back with it: nobody in line is offered that.
    suspended: await count('suspended', () => closeOfSuspended(platform)),
    unanswerable: await each('unanswerable', readUnanswerable, (booking) => endForSuspended(platform, booking)),
    balances: await count('balances', async () => {
      let opened = 0
      const open = await readOpenBalances(database, { now: clock.now(), soft: softDeclines, limit: AT_ONCE })
      for (const { id, provider_id } of open) {
        const booking = { providerId: provider_id, bookingId: id }
        const isOpened = await alone({ name: 'balances', ...booking }, () => takeBalance(platform, booking))
        opened += isOpened ? 1 : 0
      }
      return opened
    }),
    cutoffs: await each('cutoffs', readDueCutoffs, (booking) => cutOff(platform, booking)),
    reminders:
      (await each('reminders', readDueReminders, (booking) => enqueueNotice(database, booking, 'remind'))) +
      (await each('card warnings', readDueCardWarnings, (booking) =>
        enqueueNotice(database, booking, 'card_expires'),
      )) +
      (await each('last calls', readDueLastCalls, (booking) => enqueueNotice(database, booking, 'balance_last_call'))),
    // At night nobody is reminded: in the morning they are, of what still waits.
    nudges:
      deliverAt('booking_still_waits', clock.now()) > clock.now()
        ? 0
        : await each('nudges', readDueNudges, (booking) => enqueueNotice(database, booking, 'nudge', 'provider')),
    completed: await each('completed', readDueCompletions, (booking) => settleByTime(platform, booking, 'complete')),
    releases: arePayoutsStopped
      ? 0
      : await each('releases', readDueReleases, (booking) => settleByTime(platform, booking, 'release')),
    shares: arePayoutsStopped ? 0 : await each('shares', readDueShares, (booking) => sendDueShare(platform, booking)),
    reviews: await each('reviews', readClosed, (booking) => publishClosed(platform, booking)),
    // A job looks at each hold on its own: money may lie behind it.
    holds: await each('holds', readDueHolds, (booking) =>
      enqueue(database, 'payment.reap-hold', booking, `payment.reap-hold:${booking.bookingId}`),
    ),
    requeued: await count('requeued', () => requeueLost(platform)),
    fees: await count('fees', () => enqueueMissingFees(platform)),
    rooms: await count('rooms', () => recountPassedSlots(platform)),
    // After the rooms, by which it looks.
    offers: await count('offers', async () => {
      let held = 0
      for (const { provider_id: providerId } of await takeAwaited(database, clock.now(), AT_ONCE))
        held += (await alone({ name: 'offers', providerId }, () => offerFreed(platform, providerId))) ?? 0
      return held
    }),
    alerts: await count('alerts', async () => {
      let told = 0
      for (const due of await readDueAlerts(database, clock.now(), ALERTS_AT_ONCE))
        told += (await alone({ name: 'alerts', alertId: due.id }, () => runAlert(platform, due))) ? 1 : 0
      return told
    }),
    prices: await count('prices', () => raiseUsualPrices(platform)),
    debts: await count('debts', () => closeForDebt(platform)),
    calendars: await count('calendars', () => readDueCalendars(platform, AT_ONCE)),
    forgotten: await forget(),
    // After what is forgotten, for its photos are looked at next.
    photos: await count('photos', () => sweepUnshown(platform)),
    // Last: it alone asks Stripe, which may take its time.
    missed: await count('missed', () => readMissedEvents(platform)),
    failed,
  }
}

/** What lies in the folder or the bucket and nobody asks for. It reads all names there, so it comes each hour, not each
 *  minute. */
export async function sweepFiles(platform: Platform): Promise<{ files: number; documents: number }> {
  const unasked = await dropUnasked(platform)
  await removeFiles(platform, unasked)
  const files = await sweepOrphans(platform, (names) => readKnownFiles(platform.database, names))
  return { files, documents: unasked.length }
}
