import { acceptBooking } from '@ginipig/contract/booking/provider-calls.ts'
import { InMemorySpanExporter, type ReadableSpan, SimpleSpanProcessor } from '@opentelemetry/sdk-trace'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkBooksAfterEach, request, setUp } from '#modules/booking/booking.fixture.ts'
import { runJobs } from '#testing/run-jobs.ts'
import { LAST_MS, startTracing } from './start-tracing.ts'
import { inSpan, traceContext, traceOfLog } from './tracing.ts'

checkBooksAfterEach()

let exporter: InMemorySpanExporter
let stop: () => Promise<void>
beforeEach(() => {
  exporter = new InMemorySpanExporter()
  stop = startTracing({ service: 'api', share: 1 }, new SimpleSpanProcessor({ exporter }))
})
afterEach(() => stop())

const spans = (name: string | RegExp) =>
  exporter.getFinishedSpans().filter((span) => (typeof name === 'string' ? span.name === name : name.test(span.name)))
const traceOf = (span: ReadableSpan | undefined) => span?.spanContext().traceId

test('one trace leads from the click to the ledger, through the queue and Stripe', async () => {
  const world = await setUp()
  const { params } = await request(world)
  exporter.reset()
  await world.provider(acceptBooking, { params })
  await runJobs(world.api.platform)

  const [click] = spans(`POST ${acceptBooking.path}`)
  const ofIt = exporter.getFinishedSpans().filter((span) => traceOf(span) === traceOf(click))
  expect(ofIt.map(({ name }) => name)).toEqual(expect.arrayContaining(['job payment.run', 'stripe POST']))
  const booked = ofIt.flatMap(({ events }) => events.map(({ attributes }) => attributes?.source))
  expect(booked).toContain('payment.captured')
})

test('what Stripe tells later is linked to the click that began the payment', async () => {
  const world = await setUp({}, 1, { listens: true })
  await request(world)
  await world.api.sandbox.control.webhooks.idle()
  await runJobs(world.api.platform)
  const made = spans(/^POST .*payment$/).map(traceOf)
  const linked = spans('job stripe.event').flatMap(({ links }) => links.map(({ context }) => context.traceId))
  expect(linked.length).toBeGreaterThan(0)
  expect(made).toEqual(expect.arrayContaining(linked))
})

test('no span says who somebody is or what they wrote', async () => {
  const world = await setUp()
  await request(world)
  await runJobs(world.api.platform)
  const { database } = world.api.platform
  const people = await database.rows<{ email: string; last_name: string }>('select email, last_name from account')
  const said = JSON.stringify(
    exporter.getFinishedSpans().map(({ name, attributes, events, status }) => [name, attributes, events, status]),
  )
  for (const { email, last_name: name } of people) {
    expect(said).not.toContain(email)
    expect(said).not.toContain(name)
  }
})

test('a refusal is no failure, and anything else is told by its kind alone', async () => {
  const broken = new TypeError('maya@example.com')
  await expect(inSpan({ name: 'breaks', kind: 0 }, () => Promise.reject(broken))).rejects.toBe(broken)
  const [span] = spans('breaks')
  expect([span?.attributes, span?.status]).toEqual([{ 'error.type': 'TypeError' }, { code: 2 }])
})

test('where nobody asked, nothing is traced and nothing goes along', async () => {
  await inSpan({ name: 'on', kind: 0 }, async () => {
    expect(traceContext().traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/)
    expect(traceOfLog().traceId).toMatch(/^[\da-f]{32}$/)
  })
  await stop()
  await inSpan({ name: 'off', kind: 0 }, async () => expect([traceContext(), traceOfLog()]).toEqual([{}, {}]))
})

test('a collector that is gone, or hangs, makes no end of a process fail or wait', async () => {
  const ending = (shutdown: () => Promise<void>) => {
    const processor = new SimpleSpanProcessor({ exporter })
    return startTracing({ service: 'api', share: 1 }, Object.assign(processor, { shutdown }))
  }
  await stop()
  await ending(() => Promise.reject(new Error('ECONNREFUSED')))()
  vi.useFakeTimers()
  try {
    const stopped = ending(() => new Promise(() => undefined))()
    await vi.advanceTimersByTimeAsync(LAST_MS)
    await stopped
  } finally {
    vi.useRealTimers()
  }
})
