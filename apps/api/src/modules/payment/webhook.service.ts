import { MINUTE_MS } from '@ginipig/domain/time'
import type Stripe from 'stripe'
import { at } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Platform } from '#platform/platform.ts'
import { applyIntent } from './payment-apply.service.ts'
import { fetchIntent } from './payment-run.service.ts'

/** Events that say something about a charge of ours; every other is acknowledged and forgotten. */
const watched = new Set<string>([
  'payment_intent.amount_capturable_updated',
  'payment_intent.requires_action',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.updated',
])

function intentOf(event: Stripe.Event): string | undefined {
  const object = event.data.object as { object: string; id: string; payment_intent?: string | { id: string } | null } // the watched types' common shape
  if (object.object === 'payment_intent') return object.id
  return typeof object.payment_intent === 'string' ? object.payment_intent : object.payment_intent?.id
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
  const intentId = watched.has(event.type) ? intentOf(event) : undefined
  if (intentId === undefined) return
  await database.transaction(async (sql) => {
    const fresh = await sql.row(
      'insert into webhook_event (id, type, object_id, received_at) values ($1, $2, $3, $4) on conflict (id) do nothing returning 1 as fresh',
      [event.id, event.type, intentId, at(clock.now())],
    )
    if (fresh) await enqueue(sql, 'stripe.event', { eventId: event.id }, `stripe.event:${event.id}`)
  })
  platform.failpoint('webhook.stored')
}

/** Looks again, as an event said. At least once. @throws while the intent is unknown to us, so that it is retried */
export async function processEvent(platform: Platform, eventId: string): Promise<void> {
  const { database, clock } = platform
  const event = await database.row<{ object_id: string }>(
    'select object_id from webhook_event where id = $1 and processed_at is null',
    [eventId],
  )
  if (!event) return
  await applyIntent(platform, await fetchIntent(platform, event.object_id))
  await database.row('update webhook_event set processed_at = $2 where id = $1', [eventId, at(clock.now())])
}

/** An operation or event that waits longer than this has lost its job. */
const LOST_MS = MINUTE_MS

/** Finds what a crash left behind and queues it again. Source: money.md §1.7. */
export async function requeueLost(platform: Platform): Promise<number> {
  const { database, clock } = platform
  const before = at(clock.now() - LOST_MS)
  const ops = await database.rows<{ id: string }>(
    `select id from payment_op where status = 'pending' and created_at < $1 and (tried_at is null or tried_at < $1) limit 200`,
    [before],
  )
  for (const op of ops) await enqueue(database, 'payment.run', { opId: op.id }, `payment.run:${op.id}`)
  const events = await database.rows<{ id: string }>(
    'select id from webhook_event where processed_at is null and received_at < $1 limit 200',
    [before],
  )
  for (const event of events) await enqueue(database, 'stripe.event', { eventId: event.id }, `stripe.event:${event.id}`)
  return ops.length + events.length
}
