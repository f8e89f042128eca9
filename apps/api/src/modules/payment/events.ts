import { MINUTE_MS } from '@ginipig/domain/time'
import type Stripe from 'stripe'
import * as v from 'valibot'
import type { Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Platform } from '#platform/platform.ts'
import { syncAccount } from './earnings-account.ts'
import type { PaymentListener } from './news.ts'
import {
  claimFeeless,
  claimLostEvents,
  claimLostOps,
  closeEvent,
  insertEvent,
  readIntentId,
  readOpenEvent,
  readOpenEvents,
  readReading,
  setReading,
  unknownEvents,
} from './payment.sql.ts'
import { syncPayouts } from './payout.ts'
import { lookAgain, NotOurs, type StripeKind } from './stripe-object.ts'

/** What an event names: the object that it carries or relates to, and the connected account that it happened to. */
type Named = { object: { id?: unknown; payment_intent?: unknown }; account?: string | undefined }

/** By which endpoint an event comes: of our own account (A), thin (B), of connected accounts (C). Source: money.md §1.7. */
type Endpoint = 'own' | 'thin' | 'connected'

/** One type of webhook: where it comes from, what to look at again, and how. */
type Webhook = {
  comesFrom: Endpoint
  idOf(named: Named): unknown
  look(platform: Platform, objectId: string, listener: PaymentListener): Promise<unknown>
}

const idOfObject = ({ object }: Named) => object.id

/** As a charge or a refund names its intent: by its id, or expanded. */
const idOfIntent = ({ object: { payment_intent: intent } }: Named) =>
  typeof intent === 'object' && intent !== null && 'id' in intent ? intent.id : intent

const ofObject = (kind: StripeKind, idOf: Webhook['idOf'] = idOfObject): Webhook => ({
  comesFrom: 'own',
  idOf,
  look: (platform, id, listener) => lookAgain(platform, kind, id, listener),
})

const intent = ofObject('payment_intent')
const intentOf = ofObject('payment_intent', idOfIntent)
/** What a bank disputes was taken: that is booked first, whichever of the two we hear first. */
const dispute: Webhook = {
  ...ofObject('dispute'),
  look: async (platform, id, listener) => {
    const intentId = idOfIntent({ object: await platform.stripe.disputes.retrieve(id) })
    if (typeof intentId === 'string') await lookAgain(platform, 'payment_intent', intentId, listener)
    return lookAgain(platform, 'dispute', id, listener)
  },
}
const warning = ofObject('early_fraud_warning')
const transfer = ofObject('transfer')
const payouts: Webhook = { comesFrom: 'connected', idOf: ({ account }) => account, look: syncPayouts }
const bank: Webhook = { ...payouts, look: syncAccount }
const account: Webhook = { comesFrom: 'thin', idOf: idOfObject, look: syncAccount }

/** Every type that says something about money of ours; any other is acknowledged and forgotten. */
const webhooks: Partial<Record<string, Webhook>> = {
  'payment_intent.amount_capturable_updated': intent,
  'payment_intent.requires_action': intent,
  'payment_intent.succeeded': intent,
  'payment_intent.payment_failed': intent,
  'payment_intent.canceled': intent,
  'charge.updated': intentOf,
  'charge.refunded': intentOf,
  'refund.updated': intentOf,
  'refund.failed': intentOf,
  'charge.dispute.created': dispute,
  'charge.dispute.updated': dispute,
  'charge.dispute.funds_withdrawn': dispute,
  'charge.dispute.funds_reinstated': dispute,
  'charge.dispute.closed': dispute,
  'radar.early_fraud_warning.created': warning,
  'transfer.created': transfer,
  'transfer.reversed': transfer,
  'payout.created': payouts,
  'payout.paid': payouts,
  'payout.failed': payouts,
  'payout.canceled': payouts,
  'account.external_account.created': bank,
  'account.external_account.updated': bank,
  'account.external_account.deleted': bank,
  'v2.core.account[requirements].updated': account,
  'v2.core.account[configuration.recipient].capability_status_updated': account,
  'v2.core.account.closed': account,
}

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

/** What is written down of an event; undefined for one that is no business of ours by this endpoint. */
function noteOf(comesFrom: Endpoint, { id, type }: { id: string; type: string }, named: Named): Note | undefined {
  const webhook = webhooks[type]
  const objectId = webhook?.comesFrom === comesFrom ? webhook.idOf(named) : undefined
  return typeof objectId === 'string' && objectId.length <= 255 ? { id, type, objectId } : undefined
}

/** The same of an event with its object in it. */
const noteOfEvent = (event: Stripe.Event): Note | undefined =>
  noteOf(event.account === undefined ? 'own' : 'connected', event, {
    object: event.data.object as Named['object'], // every object of theirs may have these
    account: event.account,
  })

/** Stores an event once (idempotent); a job looks at Stripe afterwards. */
const keep = ({ database, clock, failpoint }: Platform, note: Note) =>
  database.transaction(async (sql) => {
    failpoint.within(sql, 'webhook')
    const isNew = await insertEvent(sql, { ...note, now: clock.now() })
    if (isNew) await enqueueEvent(sql, note.id)
  })

const enqueueEvent = (sql: Sql, eventId: string) => enqueue(sql, 'stripe.event', { eventId }, `stripe.event:${eventId}`)

/** Receives a webhook: verifies it, stores it once, answers at once.
 *  @param raw - the body's bytes as they came
 *  @throws Refusal `malformed` for a signature that isn't Stripe's, and for a body that is no event */
export async function receiveEvent(platform: Platform, raw: Buffer, signature: string): Promise<void> {
  const event = readEvent(platform, raw, signature)
  refuseOtherMode(platform, event)
  const note = noteOfEvent(event)
  if (note) await keep(platform, note)
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
  const note = noteOf('thin', notice, { object: notice.related_object ?? {} })
  if (note) await keep(platform, note)
}

/** A test's events are nothing to a live account, and the other way round. */
function refuseOtherMode({ config }: Platform, { livemode }: { livemode: boolean }): void {
  if (livemode !== config.stripe.isLive) throw new Refusal('malformed')
}

/** Processes a stored event by fetching the object again. At-least-once. Money that isn't ours is ignored: another product
 *  may share the account at Stripe. */
export async function processEvent(platform: Platform, eventId: string, listener: PaymentListener): Promise<void> {
  const { database, clock, log } = platform
  const event = await readOpenEvent(database, eventId)
  if (!event) return
  try {
    await webhooks[event.type]?.look(platform, event.object_id, listener)
  } catch (error) {
    if (!(error instanceof NotOurs)) throw error
    log.info({ eventId, objectId: event.object_id }, 'an event of money that is not ours')
  }
  await closeEvent(database, eventId, clock.now())
}

/** Processes now whatever waits, without a worker. @returns how many events */
export async function processOpenEvents(platform: Platform, listener: PaymentListener): Promise<number> {
  const open = await readOpenEvents(platform.database)
  for (const { id } of open) await processEvent(platform, id, listener)
  return open.length
}

/** Batch size of what a sweep queues again; the next one takes the rest. */
const AT_ONCE = 200

/** Queues again what a crash left behind. Source: money.md §1.7. */
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
export async function enqueueMissingFees({ database, clock }: Platform): Promise<number> {
  const charges = await claimFeeless(database, clock.now(), AT_ONCE)
  for (const { id, provider_id } of charges)
    await enqueue(database, 'payment.look', { providerId: provider_id, paymentId: id }, `payment.look:${id}`)
  return charges.length
}

/** `payment.look`: reconciles our books with a charge at Stripe. */
export async function reconcileCharge(
  platform: Platform,
  { providerId, paymentId }: { providerId: string; paymentId: string },
  listener: PaymentListener,
): Promise<void> {
  const intentId = await readIntentId(platform.database, { provider_id: providerId, payment_id: paymentId })
  if (intentId !== null) await lookAgain(platform, 'payment_intent', intentId, listener)
}

/** What our own account's list has. */
const ownTypes = Object.entries(webhooks).flatMap(([type, webhook]) => (webhook?.comesFrom === 'own' ? [type] : []))

/** Overlap in milliseconds between two reads: Stripe's list may show an event a little after a younger one. */
const OVERLAP_MS = 2 * MINUTE_MS

/** Reads from Stripe's own list of events those that no webhook brought. Source: money.md §1.7 (d).
 *  @returns how many were missing */
export async function readMissedEvents(platform: Platform): Promise<number> {
  const { database, stripe } = platform
  const readUntil = await readReading(database)
  const since = readUntil === undefined ? {} : { created: { gte: Math.floor((readUntil - OVERLAP_MS) / 1_000) } }
  const ask = { types: ownTypes, limit: 100, ...since }
  let newest = 0
  let missed = 0
  // Newest first, so the position moves only once the list was read to its end.
  for (let page = await stripe.events.list(ask); ; ) {
    const unknown = await unknownEvents(
      database,
      page.data.map(({ id }) => id),
    )
    for (const event of page.data) {
      newest = Math.max(newest, event.created * 1_000)
      const note = unknown.has(event.id) ? noteOfEvent(event) : undefined
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
