import { MINUTE_MS } from '@ginipig/domain/time'
import type Stripe from 'stripe'
import { Refusal } from '#platform/http/refusal.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Platform } from '#platform/platform.ts'
import type { HearOfMoney } from './news.ts'
import { closeEvent, insertEvent, readLostEvents, readLostOps, readOpenEvent } from './payment.sql.ts'
import { applyObject, type StripeKind, stripeObjects } from './stripe-object.ts'

type Given = Stripe.Event.Data.Object

/** One type of webhook: which object to look at again, and where the event names it. */
type Watched = { look: StripeKind; id(given: Given): string | undefined }

const itself: Watched = { look: 'payment_intent', id: (given) => (given as { id: string }).id } // every object has one

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
}

/** Takes a webhook in: verified, written down once, answered at once; a job looks at Stripe afterwards.
 *  @param raw - the body's bytes as they came   @throws Refusal `malformed` for a signature that isn't Stripe's */
export async function receiveEvent(platform: Platform, raw: Buffer, signature: string): Promise<void> {
  const { config, database, clock, stripe } = platform
  let event: Stripe.Event
  try {
    event = stripe.webhooks.constructEvent(raw, signature, config.stripe.webhookSecret)
  } catch (error) {
    throw new Refusal('malformed', { cause: error })
  }
  const isLive = config.stripe.secretKey.startsWith('sk_live_')
  if (event.livemode !== isLive) throw new Refusal('malformed')
  const { id, type } = event
  const objectId = watched[type]?.id(event.data.object)
  if (objectId === undefined) return
  await database.transaction(async (sql) => {
    const isNew = await insertEvent(sql, { id, type, objectId, now: clock.now() })
    if (isNew) await enqueue(sql, 'stripe.event', { eventId: id }, `stripe.event:${id}`)
  })
  platform.failpoint('webhook.stored')
}

/** Looks again, as an event said. At least once. @throws while the object is unknown to us, so that it is retried */
export async function processEvent(platform: Platform, eventId: string, hear: HearOfMoney): Promise<void> {
  const { database, clock } = platform
  const event = await readOpenEvent(database, eventId)
  if (!event) return
  const look = watched[event.type]?.look
  if (look) await applyObject(platform, look, await stripeObjects[look].fetch(platform, event.object_id), hear)
  await closeEvent(database, eventId, clock.now())
}

/** An operation or event that waits longer than this has lost its job. */
const LOST_MS = MINUTE_MS

/** Finds what a crash left behind and queues it again. Source: money.md §1.7. */
export async function requeueLost(platform: Platform): Promise<number> {
  const { database, clock } = platform
  const before = clock.now() - LOST_MS
  const ops = await readLostOps(database, before)
  for (const { id, provider_id } of ops)
    await enqueue(database, 'payment.run', { providerId: provider_id, opId: id }, `payment.run:${id}`)
  const events = await readLostEvents(database, before)
  for (const { id } of events) await enqueue(database, 'stripe.event', { eventId: id }, `stripe.event:${id}`)
  return ops.length + events.length
}
