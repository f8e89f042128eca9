import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Gateway, startGateway } from './gateway.ts'
import { pageHeaders } from './security-headers.ts'

const MARKETPLACE = 'ginipig.localhost:4000'
const CONSOLE = 'console.ginipig.localhost:4000'

const build = new Map([
  ['/index.html', Buffer.from('<!doctype html>')],
  ['/worker.js', Buffer.from('2')],
  ['/assets/main-1a2b3c.js', Buffer.from('1')],
  ['/assets/figtree-1a2b3c.woff2', Buffer.from('letters')],
  ['/assets/pig-1a2b3c.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
])
let gateway: Gateway

beforeAll(async () => {
  const app = { build }
  const stripeOrigins = () => ({ script: ['http://a.test'], frame: ['http://b.test'], connect: ['http://c.test'] })
  gateway = await startGateway({ port: 0, marketplace: app, console: app, api: ['http://127.0.0.1:1'], stripeOrigins })
})
afterAll(() => gateway.close())

async function headersOf(host: string, path: string, method = 'GET'): Promise<IncomingHttpHeaders> {
  const outgoing = request({ host: '127.0.0.1', port: gateway.port, path, method, headers: { host } }).end()
  // The 'response' event carries exactly this.
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  answer.resume()
  return answer.headers
}

/** trust.md §2.4, with what stands for Stripe. */
const policy = (socket: string, [script, frame, connect]: readonly [string, string, string], reporting: string) =>
  [
    "default-src 'none'",
    `script-src 'self'${script}`,
    `frame-src ${frame}`,
    `connect-src 'self' ${socket}${connect}`,
    "img-src 'self' blob: data:",
    "style-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    reporting,
  ].join('; ')

/** Over plain http no browser knows the newer way to report. */
const BY_URI = 'report-uri /api/v1/security-reports'
const BY_BOTH = `report-to security; ${BY_URI}`

/** Of the transport, and of the file that the page is. */
const OF_THE_FILE = [
  'date',
  'connection',
  'keep-alive',
  'content-type',
  'content-length',
  'cache-control',
  'vary',
  'etag',
]

describe('the headers of a page, all of them (S14–S17)', () => {
  const common = {
    'content-security-policy-report-only': `require-trusted-types-for 'script'; ${BY_URI}`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
  }
  const all = async (host: string, path: string) => {
    const headers = await headersOf(host, path)
    const own = Object.entries(headers).filter(([name]) => !OF_THE_FILE.includes(name))
    return Object.fromEntries(own)
  }

  test('of the marketplace let in the stand-in for Stripe, and nobody else', async () => {
    expect(await all(MARKETPLACE, '/pay-full/1')).toEqual({
      ...common,
      'content-security-policy': policy(
        `ws://${MARKETPLACE}`,
        [' http://a.test', 'http://b.test', ' http://c.test'],
        BY_URI,
      ),
      'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self "http://b.test")',
    })
  })

  test('of the console let in nobody', async () => {
    expect(await all(CONSOLE, '/provider/my-bookings')).toEqual({
      ...common,
      'content-security-policy': policy(`ws://${CONSOLE}`, ['', "'none'", ''], BY_URI),
      'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
    })
  })

  test('let in what counts visits only where it is configured, and never on the console', () => {
    const stripe = { script: [], frame: [], connect: [] }
    const of = (app: 'marketplace' | 'console', isCounted: boolean) =>
      String(
        pageHeaders({ scheme: 'https', app, host: 'a.test', path: '/', stripe, isCounted })['content-security-policy'],
      )
    const counting = of('marketplace', true)
    expect(counting).toContain("script-src 'self' https://www.googletagmanager.com;")
    expect(counting).toContain("connect-src 'self' wss://a.test https://*.google-analytics.com;")
    for (const without of [of('marketplace', false), of('console', true)]) expect(without).not.toContain('google')
  })

  test('in a deployment name Stripe’s own hosts, report by both ways and stay with https', () => {
    const stripe = {
      script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
      frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
      connect: ['https://api.stripe.com'],
    }
    const host = 'ginipig.example'
    const headers = pageHeaders({ scheme: 'https', app: 'marketplace', host, path: '/', stripe })
    const origins = [
      ' https://js.stripe.com https://*.js.stripe.com',
      'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
      ' https://api.stripe.com',
    ] as const
    expect(headers).toEqual({
      ...common,
      'content-security-policy': policy(`wss://${host}`, origins, BY_BOTH),
      'content-security-policy-report-only': `require-trusted-types-for 'script'; ${BY_BOTH}`,
      'reporting-endpoints': 'security="/api/v1/security-reports"',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'permissions-policy':
        'camera=(), microphone=(), geolocation=(self), payment=(self "https://js.stripe.com" "https://*.js.stripe.com" "https://hooks.stripe.com")',
    })
    expect(JSON.stringify(headers)).not.toMatch(/unsafe|localhost|http:|ws:/)
  })
})

describe.for([MARKETPLACE, CONSOLE])('on %s', (host) => {
  test('the service worker may ask this origin and nobody else, and is never kept by a browser', async () => {
    const headers = await headersOf(host, '/worker.js')
    expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'; script-src 'self'")
    expect(headers['cache-control']).toBe('no-cache')
  })

  test.for(['/', '/login', '/category-detail/1', '/nowhere/at/all'])(
    '%s says where it came from to nobody else, and may be opened by none (S16, S17)',
    async (path) => {
      const headers = await headersOf(host, path)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      })
      expect(headers).not.toHaveProperty('cross-origin-embedder-policy')
    },
  )

  test.for(['/handoff/start', '/handoff/continue', '/handoff/callback?x=1', '/reset-password'])(
    '%s says it to nobody at all (S16)',
    async (path) => expect(await headersOf(host, path)).toMatchObject({ 'referrer-policy': 'no-referrer' }),
  )

  test('a font is for every site, as the card’s fields need it; all else is for its own alone', async () => {
    const leave = async (path: string) => (await headersOf(host, path))['access-control-allow-origin']
    expect(await leave('/assets/figtree-1a2b3c.woff2')).toBe('*')
    for (const path of ['/', '/worker.js', '/assets/main-1a2b3c.js', '/assets/pig-1a2b3c.svg'])
      expect(await leave(path)).toBeUndefined()
  })

  test.for([
    ['an asset', '/assets/main-1a2b3c.js', 'GET'],
    ['a picture', '/assets/pig-1a2b3c.svg', 'GET'],
    ['a file that is gone', '/assets/gone.js', 'GET'],
    ['a refused method', '/', 'POST'],
    ['an API that is down', '/api/v1/health', 'GET'],
  ] as const)('%s never runs, is never framed and never guessed at (S15, S16, S24)', async ([, path, method]) => {
    expect(await headersOf(host, path, method)).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
  })
})

test('a stranger’s host and the machine’s own name get them too (S16)', async () => {
  for (const host of ['evil.example', `localhost:${gateway.port}`]) {
    const headers = await headersOf(host, '/')
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  }
})
