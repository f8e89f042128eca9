import { withdrawRequest } from '@ginipig/contract/booking/client-calls.ts'
import { acceptBooking } from '@ginipig/contract/booking/provider-calls.ts'
import { HOUR_MS, MINUTE_MS } from '@ginipig/domain/time'
import { afterEach, expect, test } from 'vitest'
import { createApp } from '#app.ts'
import { checkBooksAfterEach, hold, intentsOf, request, setUp, type World } from '#modules/booking/booking.fixture.ts'
import { audit } from '#platform/audit/audit.ts'
import { createMetrics, serveMetrics } from '#platform/metrics/metrics.ts'
import { resume, stop } from '#platform/safety/safety-switch.ts'
import { sweepAndRun } from '#testing/run-jobs.ts'
import { addStanding } from './standing.ts'

checkBooksAfterEach()

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

/** What a worker tells whoever asks its port for metrics; only what begins like this. */
async function tells({ api: { platform } }: World) {
  const { registry } = createMetrics(platform)
  const served = await serveMetrics(platform, registry, { port: 0, host: '127.0.0.1' }, addStanding(registry, platform))
  open.push(served)
  const url = `http://127.0.0.1:${served.port}`
  expect((await fetch(`${url}/`)).status).toBe(404)
  return async (name: string) =>
    (await (await fetch(`${url}/metrics`)).text()).split('\n').filter((line) => line.startsWith(name))
}

// One for each alert of docs/operations.md, "Metrics", that looks into the database.

test('what nobody works off is told with how long it has waited (trust.md §6, G50)', async () => {
  const world = await setUp({ approval: 'manual' })
  const { clock, platform } = world.api
  const told = await tells(world)
  expect(await told('ginipig_deadline_late_seconds{')).toEqual([])
  expect(await told('ginipig_worker_lives')).toEqual(['ginipig_worker_lives{of="any"} 0'])
  const { params } = await request(world)
  await hold(world, world.client, 14)
  await world.provider(acceptBooking, { params })
  clock.advance(HOUR_MS)
  expect(await told('ginipig_payment_op_oldest_seconds{of="capture"')).toEqual([
    'ginipig_payment_op_oldest_seconds{of="capture"} 3600',
  ])
  // For a quarter of an hour, and a minute for who pays at its end.
  expect(await told('ginipig_deadline_late_seconds{of="hold"}')).toEqual([
    `ginipig_deadline_late_seconds{of="hold"} ${44 * 60}`,
  ])
  expect(await told('ginipig_jobs_due{of="payment.run"}')).toHaveLength(1)
  await sweepAndRun(platform)
  expect(await told('ginipig_deadline_late_seconds{')).toEqual([])
  expect(await told('ginipig_payment_op_oldest_seconds{')).toEqual([])
  expect(await told('ginipig_jobs_due{of="payment.run"}')).toEqual([])
})

test('a request that nobody expired, and an event that nobody read, are told', async () => {
  const world = await setUp({ approval: 'manual' })
  const { clock, platform } = world.api
  await request(world)
  const told = await tells(world)
  clock.advance(8 * HOUR_MS + 2 * MINUTE_MS)
  expect(await told('ginipig_deadline_late_seconds{of="request"}')).toEqual([
    'ginipig_deadline_late_seconds{of="request"} 120',
  ])
  await platform.database.rows(
    `insert into webhook_event (id, type, object_id, received_at) values ('evt_1', 'payout.paid', 'po_1', $1)`,
    [new Date(clock.now() - MINUTE_MS)],
  )
  expect(await told('ginipig_stripe_event_oldest_seconds{')).toEqual([
    'ginipig_stripe_event_oldest_seconds{of="event"} 60',
  ])
})

test('what is owed back, what is guessed at and what is stopped are told', async () => {
  const world = await setUp()
  const { platform, clock } = world.api
  const told = await tells(world)
  const { params } = await request(world)
  const [intent] = await intentsOf(world.api)
  await platform.stripe.paymentIntents.capture(intent?.id ?? '')
  await world.client(withdrawRequest, { params })
  await sweepAndRun(platform)
  expect(await told('ginipig_refund_due_pence')).toEqual(['ginipig_refund_due_pence{of="GBP"} 810'])
  await audit(platform, platform.database, { event: 'refresh_reused' })
  expect(await told('ginipig_security_events{of="refresh_reused"}')).toHaveLength(1)
  clock.advance(11 * MINUTE_MS)
  expect(await told('ginipig_security_events{of="refresh_reused"}')).toEqual([])
  await stop(platform, 'payouts', 'a drill')
  expect(await told('ginipig_safety_switch')).toEqual(['ginipig_safety_switch{of="payouts"} 1'])
  await resume(platform, 'payouts')
  expect(await told('ginipig_safety_switch')).toEqual([])
})

test('an answer is counted by its route and status, never by what its address names', async () => {
  const { api, listing } = await setUp()
  const metrics = createMetrics(api.platform)
  const app = await createApp(api.platform, metrics)
  open.push(app)
  await app.inject(`/api/v1/listings/${listing.id}`)
  await app.inject('/api/v1/nothing-here')
  const text = await metrics.registry.metrics()
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/v1/listings/:listingId",status="200"} 1',
  )
  expect(text).toContain('route="none",status="404"} 1')
  expect(text).not.toContain(listing.id)
  expect(text).toContain('database_pool{state="waiting"} 0')
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
})
