import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '#app.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import type { TestApi } from '#testing/test-api.ts'
import { testOrigins } from '#testing/test-config.ts'

const api = apiOfFile()
let app: TestApi['app']
let lines: { securityReport: unknown; level: number; msg: string }[] = []

beforeAll(async () => {
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  app = await createApp({ ...api.platform, log: pino({ level: 'warn' }, sink) })
})
afterAll(async () => {
  await app.close()
})
beforeEach(async () => {
  lines = []
})

const REPORTS = 'application/reports+json'
const BY_URI = 'application/csp-report'

/** From a visitor's address, which local mode counts. */
const send = (payload: string | object, type = REPORTS, ip = '203.0.113.7') =>
  app.inject({
    method: 'POST',
    url: '/api/v1/security-reports',
    headers: { 'content-type': type },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    remoteAddress: ip,
  })

const page = `${testOrigins.marketplace}/login`
const violation = (body: object = {}) => ({
  type: 'csp-violation',
  age: 3,
  url: page,
  user_agent: 'Browser',
  body: {
    documentURL: page,
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/x.js?a=1',
    disposition: 'enforce',
    sourceFile: `${testOrigins.marketplace}/assets/main-1a2B3c.js?v=1`,
    lineNumber: 7,
    sample: 'alert(1)',
    ...body,
  },
})
const said = () => lines.map(({ securityReport }) => securityReport)

describe('what the log says of a report', () => {
  const known = {
    host: 'ginipig.localhost:4000',
    path: '/login',
    directive: 'script-src-elem',
    blocked: 'https://evil.example',
    isEnforced: true,
    source: `${testOrigins.marketplace}/assets/main-1a2B3c.js`,
    line: 7,
  }

  test('of the Reporting API is what was stopped, where and by what', async () => {
    const response = await send([violation()])
    expect([response.statusCode, response.body]).toEqual([204, ''])
    expect(said()).toEqual([known])
    expect(lines[0]).toMatchObject({ level: 40, msg: 'a page’s policy stopped something' })
  })

  test('of an older browser is the same', async () => {
    const report = {
      'document-uri': `${page}?next=%2Fprofile`,
      'violated-directive': "script-src-elem 'self' https://js.stripe.com",
      'blocked-uri': 'https://evil.example/x.js',
      'source-file': `${testOrigins.marketplace}/assets/main-1a2B3c.js`,
      'line-number': 7,
    }
    expect((await send({ 'csp-report': report }, BY_URI)).statusCode).toBe(204)
    expect(said()).toEqual([known])
  })

  test('knows nobody: neither query nor fragment, no id, name or address in a path', async () => {
    const id = '0190a7c2-0000-7000-8000-000000000001'
    const own = (path: string) => `${testOrigins.marketplace}${path}`
    await send([
      violation({
        documentURL: own(`/my-bookings/${id}/jane%40example.test?code=K7QX#code=s3cret`),
        blockedURL: own(`/media/${id}/Jane.png?sig=s3cret`),
        sourceFile: 'https://js.stripe.com/v3/jane@example.test?s3cret',
      }),
      violation({ blockedURL: 'inline', sourceFile: null, lineNumber: null }),
      violation({
        blockedURL: 'chrome-extension://abcdef/jane',
        sourceFile: 'jane@example.test',
        disposition: 'report',
      }),
      violation({ blockedURL: 'data:text/html,Jane', lineNumber: 'Jane' }),
    ])
    expect(said()).toMatchObject([
      {
        path: '/my-bookings/:/:',
        blocked: `${testOrigins.marketplace}/media/:/Jane.png`,
        source: 'https://js.stripe.com',
      },
      { path: '/login', blocked: 'inline' },
      { blocked: 'chrome-extension:', source: '?', isEnforced: false },
    ])
    expect(JSON.stringify(lines)).not.toMatch(/jane@|jane%40|s3cret|K7QX|0190a7c2|alert|Browser/)
  })

  test('is said once, by whatever process, until the next day', async () => {
    for (let time = 0; time < 3; time += 1) await send([violation(), violation({ sample: 'other' })])
    expect(said()).toHaveLength(1)
    await send([violation({ effectiveDirective: 'img-src' })])
    expect(said()).toHaveLength(2)
    api.clock.advance(86_400_001)
    await send([violation()])
    expect(said()).toHaveLength(3)
  })
})

describe('what anybody may write', () => {
  test.for<[what: string, payload: string | object]>([
    ['nothing', ''],
    ['no JSON', '{'],
    ['another shape', '[[]]'],
    ['null', 'null'],
    ['a text', '"csp-violation"'],
    ['another kind of report', [{ ...violation(), type: 'crash' }]],
    ['a page of somebody else’s', [violation({ documentURL: 'https://evil.example/' })]],
    ['no page', [violation({ documentURL: 'ginipig' })]],
    ['a directive of several lines', [violation({ effectiveDirective: 'img-src\n{"level":60}' })]],
    ['the other form’s type', { 'csp-report': [violation()] }],
  ])('%s says nothing', async ([, payload]) => {
    for (const type of [REPORTS, BY_URI]) expect((await send(payload, type)).statusCode).toBe(204)
    expect(lines).toEqual([])
  })

  test('beyond 16 kB is refused unread', async () => {
    const response = await send([violation({ sample: 'x'.repeat(16 * 1024) })])
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([413, 'body_too_large'])
  })

  test('in a hundred reports of one body is too much', async () => {
    await send(Array.from({ length: 60 }, (_, line) => violation({ lineNumber: line, sample: undefined })).slice(0, 40))
    expect(said()).toHaveLength(20)
  })

  test('from one place is heard thirty times an hour, and elsewhere goes on', async () => {
    for (let line = 0; line < 40; line += 1) {
      const response = await send([violation({ lineNumber: line })])
      expect(response.statusCode).toBe(204)
    }
    expect(said()).toHaveLength(30)
    await send([violation({ lineNumber: 99 })], REPORTS, '203.0.113.8')
    expect(said()).toHaveLength(31)
  })

  test('from everywhere together fills the log with two hundred lines an hour at most', async () => {
    for (let place = 0; place < 12; place += 1) {
      const reports = Array.from({ length: 20 }, (_, line) => violation({ lineNumber: place * 100 + line }))
      await send(reports, REPORTS, `203.0.113.${place}`)
    }
    expect(said()).toHaveLength(200)
  })
})
