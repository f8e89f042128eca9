import { MINUTE_MS } from '@ginipig/domain/time'
import type Stripe from 'stripe'
import * as v from 'valibot'
import type { Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Platform } from '#platform/platform.ts'
import { lookAtAccount } from './earnings-account.ts'
import type { HearOfMoney } from './news.ts'
import {
  claimFeeless,
  claimLostEvents,
  claimLostOps,
  closeEvent,
  insertEvent,
  readIntentId,
  readOpenEvent,
  readReading,
  setReading,
  unknownEvents,
} from './payment.sql.ts'
import { lookAtPayouts } from './payout.ts'
import { applyObject, NotOurs, type StripeKind, stripeObjects } from './stripe-object.ts'

type Given = Stripe.Event.Data.Object

/** One type of webhook: which object to look at again, and where the event names it. */
type Watched = { look: StripeKind; id(given: Given): string | undefined }

const itself: Watched = { look: 'payment_intent', id: (given) => (given as { id: string }).id } // every object has one

const disputeItself: Watched = { ...itself, look: 'dispute' }
const transferItself: Watched = { ...itself, look: 'transfer' }

const intentOf: Watched = {
  look: 'payment_intent',
  id(given) {
    const { payment_intent } = given as { payment_intent?: string | { id: string } | null } // as a charge has it
    return typeof payment_intent === 'string' ? payment_intent : payment_intent?.id
  },
}

/** Every type that says something about money of ours; any other is acknowledged and forgotten. */
const watched: Partial<Record<string, Watched>> = {
  'payment_intent.amount_capturable_updated': itself,
  'payment_intent.requires_action': itself,
  'payment_intent.succeeded': itself,
  'payment_intent.payment_failed': itself,
  'payment_intent.canceled': itself,
  'charge.updated': intentOf,
  'charge.refunded': intentOf,
  'refund.updated': intentOf,
  'refund.failed': intentOf,
  'charge.dispute.created': disputeItself,
  'charge.dispute.updated': disputeItself,
  'charge.dispute.funds_withdrawn': disputeItself,
  'charge.dispute.funds_reinstated': disputeItself,
  'charge.dispute.closed': disputeItself,
  'transfer.created': transferItself,
  'transfer.reversed': transferItself,
}

/** What says something of a provider's payouts: the event names their account (money.md §1.7, endpoint C). */
const watchedPayouts: ReadonlySet<string> = new Set([
  'payout.created',
  'payout.paid',
  'payout.failed',
  'payout.canceled',
])

/** What we read of an event, whatever else Stripe puts into it. */
const StripeEvent = v.object({
  id: v.pipe(v.string(), v.startsWith('evt_'), v.maxLength(255)),
  type: v.pipe(v.string(), v.maxLength(255)),
  livemode: v.boolean(),
  /** The connected account that it happened to. */
  account: v.optional(v.pipe(v.string(), v.maxLength(255))),
  data: v.object({ object: v.looseObject({}) }),
})

type Note = { id: string; type: string; objectId: string }

const noteOf = ({
  id,
  type,
  data,
  account,
}: Pick<Stripe.Event, 'id' | 'type' | 'data' | 'account'>): Note | undefined => {
  if (account !== undefined) return watchedPayouts.has(type) ? { id, type, objectId: account } : undefined
  const objectId = watched[type]?.id(data.object)
  return typeof objectId === 'string' && objectId.length <= 255 ? { id, type, objectId } : undefined
}

/** Writes an event down once; a job looks at Stripe afterwards. */
const keep = ({ database, clock }: Platform, note: Note) =>
  database.transaction(async (sql) => {
    const isNew = await insertEvent(sql, { ...note, now: clock.now() })
    if (isNew) await enqueueEvent(sql, note.id)
  })

const enqueueEvent = (sql: Sql, eventId: string) => enqueue(sql, 'stripe.event', { eventId }, `stripe.event:${eventId}`)

/** Takes a webhook in: verified, written down once, answered at once.
 *  @param raw - the body's bytes as they came   @throws Refusal `malformed` for a signature that isn't Stripe's, and
 *  for a body that is no event */
export async function receiveEvent(platform: Platform, raw: Buffer, signature: string): Promise<void> {
  const event = readEvent(platform, raw, signature)
  refuseOtherMode(platform, event)
  const note = noteOf(event)
  if (note) await keep(platform, note)
  platform.failpoint('webhook.stored')
}

/** Of the own account or of a connected one: Stripe signs each by the secret of its own endpoint. */
function readEvent({ config, stripe }: Platform, raw: Buffer, signature: string): Stripe.Event {
  let cause: unknown
  for (const secret of config.stripe.webhookSecrets)
    try {
      const event = stripe.webhooks.constructEvent(raw, signature, secret)
      v.assert(StripeEvent, event)
      return event
    } catch (error) {
      cause = error
    }
  throw new Refusal('malformed', { cause })
}

/** Thin events that say something about a provider's account (money.md §1.7, endpoint B). */
const watchedAccounts: ReadonlySet<string> = new Set([
  'v2.core.account[requirements].updated',
  'v2.core.account[configuration.recipient].capability_status_updated',
  'v2.core.account.closed',
])

/** What we read of a thin event. */
const StripeNotice = v.object({
  id: v.pipe(v.string(), v.startsWith('evt_'), v.maxLength(255)),
  type: v.pipe(v.string(), v.maxLength(255)),
  livemode: v.boolean(),
  related_object: v.optional(v.nullable(v.object({ id: v.pipe(v.string(), v.maxLength(255)) }))),
})

/** Takes a thin webhook in as `receiveEvent` does a snapshot. @throws Refusal as there */
export async function receiveNotice(platform: Platform, raw: Buffer, signature: string): Promise<void> {
  const { config, stripe } = platform
  let notice: v.InferOutput<typeof StripeNotice>
  try {
    notice = v.parse(StripeNotice, stripe.parseEventNotification(raw, signature, config.stripe.thinWebhookSecret))
  } catch (error) {
    throw new Refusal('malformed', { cause: error })
  }
  refuseOtherMode(platform, notice)
  const { id, type, related_object: object } = notice
  if (object && watchedAccounts.has(type)) await keep(platform, { id, type, objectId: object.id })
}

/** A test's events are nothing to a live account, and the other way round. */
function refuseOtherMode({ config }: Platform, { livemode }: { livemode: boolean }): void {
  if (livemode !== config.stripe.secretKey.startsWith('sk_live_')) throw new Refusal('malformed')
}

/** Looks again, as an event said. At least once. Money that is not ours is no business of ours: another product may
 *  share the account at Stripe. */
export async function processEvent(platform: Platform, eventId: string, hear: HearOfMoney): Promise<void> {
  const { database, clock, log } = platform
  const event = await readOpenEvent(database, eventId)
  if (!event) return
  const look = watched[event.type]?.look
  try {
    if (watchedAccounts.has(event.type)) await lookAtAccount(platform, event.object_id)
    if (watchedPayouts.has(event.type)) await lookAtPayouts(platform, event.object_id)
    if (look) await applyObject(platform, look, await stripeObjects[look].fetch(platform, event.object_id), hear)
  } catch (error) {
    if (!(error instanceof NotOurs)) throw error
    log.info({ eventId, objectId: event.object_id }, 'an event of money that is not ours')
  }
  await closeEvent(database, eventId, clock.now())
}

/** Lost things of one kind that a sweep queues again; the next one takes the rest. */
const AT_ONCE = 200

/** Finds what a crash left behind and queues it again. Source: money.md §1.7. */
export async function requeueLost({ database, clock }: Platform): Promise<number> {
  const now = clock.now()
  const ops = await claimLostOps(database, now, AT_ONCE)
  for (const { id, provider_id } of ops)
    await enqueue(database, 'payment.run', { providerId: provider_id, opId: id }, `payment.run:${id}`)
  const events = await claimLostEvents(database, now, AT_ONCE)
  for (const { id } of events) await enqueueEvent(database, id)
  return ops.length + events.length
}

/** Looks again at what was taken and whose fee nobody told us: without it the books have more at Stripe than is there. */
export async function lookForFees({ database, clock }: Platform): Promise<number> {
  const charges = await claimFeeless(database, clock.now(), AT_ONCE)
  for (const { id, provider_id } of charges)
    await enqueue(database, 'payment.look', { providerId: provider_id, paymentId: id }, `payment.look:${id}`)
  return charges.length
}

/** `payment.look`: brings our books to what a charge is at Stripe. */
export async function lookAtCharge(
  platform: Platform,
  { providerId, paymentId }: { providerId: string; paymentId: string },
  hear: HearOfMoney,
): Promise<void> {
  const intentId = await readIntentId(platform.database, { provider_id: providerId, payment_id: paymentId })
  if (intentId === null) return
  await applyObject(platform, 'payment_intent', await stripeObjects.payment_intent.fetch(platform, intentId), hear)
}

/** Milliseconds that are read twice: Stripe's list may show an event a little after a younger one. */
const OVERLAP_MS = 2 * MINUTE_MS

/** Reads in Stripe's own list what no webhook brought, whatever became of it on the way. Source: money.md §1.7 (d).
 *  @returns how many were missing */
export async function readMissedEvents(platform: Platform): Promise<number> {
  const { database, stripe } = platform
  const readUntil = await readReading(database)
  const since = readUntil === undefined ? {} : { created: { gte: Math.floor((readUntil - OVERLAP_MS) / 1_000) } }
  const ask = { types: Object.keys(watched), limit: 100, ...since }
  let newest = 0
  let missed = 0
  // Newest first: only a list that was read to its end moves the mark.
  for (let page = await stripe.events.list(ask); ; ) {
    const unknown = await unknownEvents(
      database,
      page.data.map(({ id }) => id),
    )
    for (const event of page.data) {
      newest = Math.max(newest, event.created * 1_000)
      const note = unknown.has(event.id) ? noteOf(event) : undefined
      if (note) await keep(platform, note)
      missed += note ? 1 : 0
    }
    const last = page.data.at(-1)
    if (!page.has_more || !last) break
    page = await stripe.events.list({ ...ask, starting_after: last.id })
  }
  if (newest > 0) await setReading(database, newest)
  return missed
}
