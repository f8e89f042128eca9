import { Writable } from 'node:stream'
import type { BrowserError } from '@ginipig/contract/browser-report/browser-error.ts'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '#app.ts'
import { createMetrics, type Metrics } from '#platform/metrics/metrics.ts'
import { stop } from '#platform/safety/safety-switch.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import type { TestApi } from '#testing/test-api.ts'
import { testOrigins } from '#testing/test-config.ts'

const api = apiOfFile()
let app: TestApi['app']
let metrics: Metrics
let lines: { browserError: unknown; level: number; msg: string }[] = []

beforeAll(async () => {
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  metrics = createMetrics(api.platform)
  app = await createApp({ ...api.platform, log: pino({ level: 'warn' }, sink) }, metrics)
})
afterAll(async () => {
  await app.close()
})
beforeEach(async () => {
  lines = []
  metrics.registry.resetMetrics()
})

const failure: BrowserError = {
  app: 'marketplace',
  kind: 'caught',
  name: 'TypeError',
  message: "Cannot read properties of undefined (reading 'price')",
  stack: ['category-detail-1a2B3c.js:1:812', 'base-4d5e6f.js:9:1204'],
  route: '/category-detail/$listingId',
  version: 'first-7a8b9c.js',
  language: 'fr',
}

const send = (body: object, { ip = '203.0.113.7', type = 'application/json' } = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/browser-errors',
    headers: { 'content-type': type, origin: testOrigins.marketplace },
    payload: JSON.stringify(body),
    remoteAddress: ip,
  })
const said = () => lines.map(({ browserError }) => browserError)
const counted = async () =>
  (await metrics.registry.metrics()).split('\n').filter((line) => /^browser_errors_total.* [1-9]/.test(line))

describe('a failure in a browser', () => {
  test('is one line of the log, counted by app and kind, and answered with nothing', async () => {
    const response = await send(failure)
    expect([response.statusCode, response.body]).toEqual([200, '{}'])
    expect(said()).toEqual([failure])
    expect(lines[0]).toMatchObject({ level: 40, msg: 'a page failed in a browser' })
    expect(Object.keys(lines[0] ?? {}).sort()).toEqual(['browserError', 'hostname', 'level', 'msg', 'pid', 'time'])
    expect(await counted()).toEqual(['browser_errors_total{app="marketplace",kind="caught"} 1'])
  })

  test('is said once a day, and counted each time', async () => {
    for (let time = 0; time < 3; time += 1) await send(failure)
    expect(said()).toHaveLength(1)
    expect(await counted()).toEqual(['browser_errors_total{app="marketplace",kind="caught"} 3'])
    await send({ ...failure, version: 'first-next.js' })
    expect(said()).toHaveLength(2)
    api.clock.advance(86_400_001)
    await send(failure)
    expect(said()).toHaveLength(3)
  })

  test('names nobody, whoever wrote it (trust.md G15)', async () => {
    const messages = [
      'no account jane@example.test',
      'zoe at gmail dot com isn’t known',
      'call +44 7911 123456 or zero seven nine one one, one two three four five six',
      'card 4242 4242 4242 4242',
      'at https://ginipig.example/reset-password#s3cret?code=K7QX',
      'Unexpected token \'J\', "Jane said h"... is not valid JSON',
    ]
    for (const message of messages) await send({ ...failure, message })
    await send({ ...failure, route: '/booking-details/0190a7c2-0000-7000-8000-000000000001/Jane/$id' })
    expect(lines).toHaveLength(messages.length + 1)
    expect(JSON.stringify(lines)).not.toMatch(/jane|zoe|gmail|7911|seven|4242|s3cret|K7QX|0190a7c2|203\.0/i)
    expect(said().at(-1)).toMatchObject({ route: '/booking-details/:/:/$id' })
  })
})

describe('what anybody may write', () => {
  test.for<[what: string, change: object]>([
    ['another app', { app: 'jane' }],
    ['a kind there isn’t', { kind: 'crash' }],
    ['no class', { name: 'Jane Doe' }],
    ['a message beyond its length', { message: 'x'.repeat(301) }],
    ['a line of its own', { message: '\u0000{"level":60}' }],
    ['a place in no file of a build', { stack: ['https://evil.example/jane.js?x=1:1:2'] }],
    ['a stack beyond its length', { stack: Array(13).fill('main-1a2b.js:1:2') }],
    ['a query', { route: '/otp?code=K7QX' }],
    ['a version that is none', { version: 'Jane Doe' }],
    ['a language there isn’t', { language: 'xx' }],
    ['a field that nobody asks for', { typed: 'Jane' }],
    ['nothing', Object.fromEntries(Object.keys(failure).map((key) => [key, undefined]))],
  ])('%s is refused, and neither said nor given back', async ([, change]) => {
    const response = await send({ ...failure, ...change })
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([422, 'invalid_input'])
    expect(response.body).not.toMatch(/jane|K7QX|evil|level/i)
    expect([said(), await counted()]).toEqual([[], []])
  })

  test('beyond 8 kB is refused unread', async () => {
    const response = await send({ ...failure, message: 'x'.repeat(8 * 1024) })
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([413, 'body_too_large'])
  })

  test('from a page of somebody else’s can’t come without being asked for first', async () => {
    expect((await send(failure, { type: 'text/plain' })).statusCode).toBe(415)
    expect(said()).toEqual([])
  })

  test('from one place is heard thirty times an hour, and elsewhere goes on', async () => {
    const statuses = []
    for (let line = 0; line < 32; line += 1)
      statuses.push((await send({ ...failure, stack: [`main-1a2b.js:${line}:1`] })).statusCode)
    expect(statuses).toEqual([...Array(30).fill(200), 429, 429])
    expect(said()).toHaveLength(30)
    await send({ ...failure, stack: ['main-1a2b.js:99:1'] }, { ip: '203.0.113.8' })
    expect(said()).toHaveLength(31)
  })

  test('from everywhere together fills the log with two hundred lines an hour at most', async () => {
    for (let line = 0; line < 210; line += 1) {
      const response = await send({ ...failure, stack: [`main-1a2b.js:${line}:1`] }, { ip: `203.0.113.${line % 10}` })
      expect(response.statusCode).toBe(200)
    }
    expect(said()).toHaveLength(200)
  })

  test('is taken while all changes are stopped', async () => {
    await stop(api.platform, 'changes', 'a drill')
    expect((await send(failure)).statusCode).toBe(200)
  })
})
