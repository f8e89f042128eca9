import { createHash } from 'node:crypto'
import { IS_LONG, SEED } from '@ginipig/config/test-run'
import {
  cancelBooking,
  giveMustHaves,
  holdSlot,
  startPayment,
  syncPayment,
} from '@ginipig/contract/booking/client-calls.ts'
import { acceptBooking, declineBooking } from '@ginipig/contract/booking/provider-calls.ts'
import { receiveStripeEvent } from '@ginipig/contract/payment/card.ts'
import { nothingGiven } from '@ginipig/domain/listing'
import { DAY_MS, DEFAULT_ZONE, HOUR_MS } from '@ginipig/domain/time'
import type Stripe from 'stripe'
import { expect, inject, test } from 'vitest'
import { createRandom } from '#demo/factories/random.ts'
import { workingDays } from '#demo/factories/slot.ts'
import { cast, confirm } from '#modules/booking/cast.fixture.ts'
import { expectBooksToAgree } from '#modules/booking/ending.fixture.ts'
import { sweepAndRun } from '#testing/run-jobs.ts'
import { createTestApi, type TestApi } from '#testing/test-api.ts'

/** Each makes seven events: a thousand in the long run. */
const BOOKINGS = IS_LONG ? 150 : 4
/** Days on which they can have their appointments: a working day has at least three that begin. */
const AHEAD = 6 + BOOKINGS / 3
/** Days that Stripe tries to deliver. */
const DAYS = 3

type Deliver = (events: readonly Stripe.Event[]) => Promise<void>

/** What a way to deliver does with the events that are new after a step, and with all of them at the end. */
type Delivery = {
  now?: (news: readonly Stripe.Event[], deliver: Deliver) => Promise<void>
  atLast?: (all: readonly Stripe.Event[], deliver: Deliver) => Promise<void>
}

async function eventsOf({ platform }: TestApi): Promise<Stripe.Event[]> {
  const all: Stripe.Event[] = []
  for await (const event of platform.stripe.events.list({ limit: 100 })) all.push(event)
  return all.toReversed()
}

/** Hands events in as Stripe would, over no wire. */
const delivererOf =
  ({ app, platform }: TestApi): Deliver =>
  async (events) => {
    for (const event of events) {
      const payload = JSON.stringify(event)
      const signature = platform.stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_test_secret' })
      const { statusCode } = await app.inject({
        method: receiveStripeEvent.method,
        url: `/api/v1${receiveStripeEvent.path}`,
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        payload,
      })
      expect(statusCode, event.type).toBe(200)
    }
  }

/** Everything that an event could change, without ids that are drawn anew each time. */
async function hashOf({ platform }: TestApi): Promise<string> {
  const bookings = await platform.database.rows(
    `select b.starts_at, b.status, b.payment_status, b.captured, e.kinds, l.sums
     from booking b
       cross join lateral (select array_agg(kind order by id) as kinds from booking_event where booking_id = b.id) e
       cross join lateral (
         select jsonb_object_agg(account, pence) as sums from (
           select split_part(account, '/', 1) as account, sum(amount) as pence
           from ledger_entry x join ledger_txn t on t.id = x.txn_id where t.booking_id = b.id group by 1) one) l
     order by b.starts_at`,
  )
  expect(bookings).toHaveLength(BOOKINGS)
  return createHash('sha256').update(JSON.stringify(bookings)).digest('hex')
}

/** Clients book, some of whom close the browser; the provider answers, some cancel; three days pass.
 *  @returns the state's hash, and again after the whole log came once more */
async function live({ now, atLast }: Delivery) {
  const api = await createTestApi(inject('serverUrl'))
  const { clock, platform } = api
  const slots = workingDays({ duration_minutes: 120, zone: DEFAULT_ZONE }, clock.now(), AHEAD)
  const listing = { approval: 'manual', capacity: 1, duration_minutes: 120 } as const
  const people = await cast(api, { clients: BOOKINGS, listing, slots })
  const { world, clients, provider } = people
  const deliver = delivererOf(api)
  let seen = 0
  const pass = async (ms: number) => {
    const all = await eventsOf(api)
    await now?.(all.slice(seen), deliver)
    seen = all.length
    await sweepAndRun(platform)
    clock.advance(ms)
    await sweepAndRun(platform)
  }
  const ahead = world.slots.filter(({ startsAt }) => startsAt > clock.now() + 5 * DAY_MS)
  const held: { bookingId: string }[] = []
  for (const [index, client] of clients.entries()) {
    const slotId = ahead[index]?.row.id
    const { body } = await client(holdSlot, { body: { slotId, price: world.listing.price } })
    const params = { bookingId: body.id }
    held.push(params)
    await client(giveMustHaves, { params, body: { ...nothingGiven, isTruthful: true, agreesToPolicy: true } })
    const started = await client(startPayment, { params, body: { plan: 'full', savesCard: false } })
    await confirm(api, started.body.clientSecret.split('_secret_')[0], 'pm_card_visa')
    if (index % 2 === 0) await client(syncPayment, { params })
  }
  await pass(HOUR_MS)
  for (const [index, params] of held.entries())
    if (index % 3 === 0) await provider(declineBooking, { params, body: { reason: 'fully_booked' } })
    else await provider(acceptBooking, { params })
  await pass(HOUR_MS)
  api.sandbox.control.settle()
  for (const [index, params] of held.entries())
    if (index % 3 === 1) await clients[index]?.(cancelBooking, { params, body: { loses: 810 } })
  for (let days = 0; days < DAYS; days += 1) await pass(DAY_MS)
  api.sandbox.control.settle()
  await pass(HOUR_MS)
  const all = await eventsOf(api)
  await atLast?.(all, deliver)
  await sweepAndRun(platform)
  const first = await hashOf(api)
  await deliver(all.toReversed())
  await sweepAndRun(platform)
  const again = await hashOf(api)
  await expectBooksToAgree({ api })
  await api.close()
  return { first, again, events: all.length }
}

test('any order of all webhooks, with doubles, late or never: the same end (trust.md G13, G22)', {
  timeout: 60_000 + BOOKINGS * 10_000,
}, async () => {
  const shuffled = (events: readonly Stripe.Event[], seed: number) => createRandom(seed).shuffle([...events, ...events])
  const inTime = await live({ now: (news, deliver) => deliver(news) })
  if (IS_LONG) expect(inTime.events).toBeGreaterThanOrEqual(1_000)
  expect(inTime.again).toBe(inTime.first)
  const ways: Delivery[] = [
    // Dropped for three days, then each three times in random order.
    { atLast: (all, deliver) => deliver(createRandom(SEED).shuffle([...all, ...all, ...all])) },
    ...(IS_LONG ? [1, 2, 3] : [1]).map((seed) => ({
      now: (news: readonly Stripe.Event[], deliver: Deliver) => deliver(shuffled(news, SEED + seed)),
    })),
  ]
  for (const way of ways) expect(await live(way)).toMatchObject({ first: inTime.first, again: inTime.first })
})
