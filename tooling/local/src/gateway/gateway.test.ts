import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Gateway, startGateway } from './gateway.ts'

const PAGE = '<!doctype html><title>Ginipig</title>'
const SCRIPT = 'console.log("hello")'
const build = (name: string) =>
  new Map([
    ['/index.html', Buffer.from(`${PAGE}${name}`)],
    [
      '/pages.json',
      Buffer.from(
        JSON.stringify({
          paths: ['/', '/booking-details/$id', '/treatment', '/category-detail/$listingId', '/blog-details/$blogId'],
          heads: { '/treatment': { title: 'All "treatments"', description: 'Every one & all' } },
        }),
      ),
    ],
    ['/assets/main-1a2b3c.js', Buffer.from(SCRIPT)],
    ['/assets/main-1a2b3c.js.br', Buffer.from('as brotli')],
    ['/assets/main-1a2b3c.js.gz', Buffer.from('as gzip')],
  ])

/** Echoes what it was asked; a socket says hello and then repeats what it hears. */
async function startUpstream(name: string): Promise<{ server: Server; origin: string }> {
  const server = createServer(async (incoming, response) => {
    const body = await text(incoming)
    if (incoming.url === '/api/v1/listings/gone') response.statusCode = 410
    if (incoming.url?.startsWith('/api/v1/posts/never-was')) response.statusCode = 404
    response.setHeader('set-cookie', ['a=1', 'b=2'])
    response.end(JSON.stringify({ name, method: incoming.method, url: incoming.url, headers: incoming.headers, body }))
  })
  server.on('upgrade', (_request, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: echo\r\nconnection: upgrade\r\n\r\nhello ')
    socket.pipe(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // listen() with a port gives an address object.
  const { port } = server.address() as AddressInfo
  return { server, origin: `http://127.0.0.1:${port}` }
}

let gateway: Gateway
const servers: Server[] = []

beforeAll(async () => {
  const [first, second, stripe] = await Promise.all(['api-1', 'api-2', 'stripe'].map(startUpstream))
  if (!(first && second && stripe)) throw new Error('no upstreams')
  servers.push(first.server, second.server, stripe.server)
  gateway = await startGateway({
    port: 0,
    marketplace: { build: build('marketplace') },
    console: { build: build('console') },
    api: [first.origin, second.origin],
    stripe: stripe.origin,
    stripeOrigins: () => ({
      script: ['http://stripe.test'],
      frame: ['http://frame.test'],
      connect: ['http://connect.test'],
    }),
  })
})

afterAll(async () => {
  await gateway.close()
  for (const server of servers) server.close()
})

interface Ask {
  readonly port?: number
  readonly host?: string
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

function open(
  path: string,
  { port = gateway.port, host = 'ginipig.localhost:4000', method = 'GET', headers = {} }: Ask,
) {
  return request({ host: '127.0.0.1', port, path, method, headers: { host, ...headers } })
}

async function ask(path: string, options: Ask = {}) {
  const outgoing = open(path, options).end(options.body)
  // The 'response' event carries exactly this.
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}

test.for([
  { host: 'ginipig.localhost:4000', app: 'marketplace' },
  { host: 'console.ginipig.localhost:4000', app: 'console' },
])('$host serves the $app for the address of any page', async ({ host, app }) => {
  const answer = await ask('/booking-details/42?tab=paid', { host })
  expect(answer).toMatchObject({ status: 200, body: `${PAGE}${app}` })
  expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
})

test.for([
  { accepted: 'gzip, deflate, br', encoding: 'br', body: 'as brotli' },
  { accepted: 'gzip', encoding: 'gzip', body: 'as gzip' },
  { accepted: '', encoding: undefined, body: SCRIPT },
])('an asset for "$accepted" is cached for good and sent as $encoding', async ({ accepted, encoding, body }) => {
  const answer = await ask('/assets/main-1a2b3c.js', { headers: { 'accept-encoding': accepted } })
  expect(answer.body).toBe(body)
  expect(answer.headers['content-encoding']).toBe(encoding)
  expect(answer.headers['cache-control']).toContain('immutable')
})

test('a page that the browser has is not sent again', async () => {
  const { headers } = await ask('/')
  const again = await ask('/', { headers: { 'if-none-match': String(headers.etag) } })
  expect(again).toMatchObject({ status: 304, body: '' })
})

test.for(['/assets/gone-1a2b3c.js', '/../package.json', '/..%2fpackage.json'])('%s is not found', async (path) => {
  expect((await ask(path)).status).toBe(404)
})

test.for(['/nowhere', '/booking-details', '/booking-details/42/more', '/treatment/hair', '/category-detail/%ff'])(
  '%s is no page: the app says so to people, the status to machines',
  async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, body: `${PAGE}marketplace` })
  },
)

test.for([
  { path: '/category-detail/gone?from=mail', status: 410 },
  { path: '/blog-details/never-was', status: 404 },
  { path: '/category-detail/open', status: 200 },
])('$path, of which the API knows, is $status, and the app comes with it', async ({ path, status }) => {
  expect(await ask(path)).toMatchObject({ status, body: `${PAGE}marketplace` })
})

test.for(['/category-detail/gone', '/blog-details/never-was', '/nowhere'])(
  'that %s is not there is said also to a browser that has the page',
  async (path) => {
    const { headers } = await ask('/category-detail/open')
    const again = await ask(path, { headers: { 'if-none-match': String(headers.etag) } })
    expect(again).toMatchObject({ body: `${PAGE}marketplace` })
    expect(again.status).toBeGreaterThanOrEqual(404)
    // Else a browser would keep what was gone, also when it is there again.
    expect(again.headers).not.toHaveProperty('etag')
  },
)

test('a page whose head is known says what it is before any script runs', async () => {
  const { status, body } = await ask('/treatment/?q=bob')
  expect(status).toBe(200)
  expect(body).toContain('<title>All &quot;treatments&quot;</title>')
  expect(body).toContain('<meta name="description" content="Every one &amp; all" />')
  expect(body).toContain('<link rel="canonical" href="http://ginipig.localhost:4000/treatment" />')
  expect(body).toContain('<meta property="og:image" content="http://ginipig.localhost:4000/og.png" />')
})

test('only reading is allowed on an app', async () => {
  expect((await ask('/', { method: 'POST' })).status).toBe(405)
  expect(await ask('/', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' })
})

test('calls go to the API processes in turn, with who asked what', async () => {
  const post = { method: 'POST', body: '{"a":1}', headers: { 'x-forwarded-host': 'forged.example' } }
  const answers = [await ask('/api/v1/x?y=1', post), await ask('/api/v1/x?y=1', post)]
  const seen = answers.map(({ body }) => JSON.parse(body))
  expect(seen.map(({ name }) => name).toSorted()).toEqual(['api-1', 'api-2'])
  expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/v1/x?y=1', body: '{"a":1}' })
  expect(seen[0].headers).toMatchObject({
    'x-forwarded-host': 'ginipig.localhost:4000',
    'x-forwarded-proto': 'http',
    'x-forwarded-for': '127.0.0.1',
  })
  expect(answers[0]?.headers['set-cookie']).toEqual(['a=1', 'b=2'])
})

test('a body streams through as it comes', async () => {
  const outgoing = open('/media/upload', { method: 'PUT' })
  outgoing.write('first ')
  outgoing.end('second')
  // The 'response' event carries exactly this.
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  expect(JSON.parse(await text(answer)).body).toBe('first second')
})

test('a socket is passed through both ways', async () => {
  const outgoing = open('/socket.io/', { headers: { connection: 'upgrade', upgrade: 'echo' } }).end()
  const [, socket, head] = await once(outgoing, 'upgrade')
  socket.end('world')
  expect(head.toString() + (await text(socket))).toBe('hello world')
})

test('the Stripe host reaches the sandbox', async () => {
  const answer = await ask('/v3/stripe.js', { host: 'stripe.ginipig.localhost' })
  expect(JSON.parse(answer.body)).toMatchObject({ name: 'stripe', url: '/v3/stripe.js' })
})

test("the machine's own name leads to the marketplace and a stranger's nowhere", async () => {
  const bare = await ask('/faq?a=1', { host: `localhost:${gateway.port}` })
  expect(bare).toMatchObject({
    status: 307,
    headers: { location: `http://ginipig.localhost:${gateway.port}/faq?a=1` },
  })
  for (const path of ['/', '/api/v1/health']) expect((await ask(path, { host: 'evil.example' })).status).toBe(404)
})

test.for([
  { kind: 'a page', lines: 'GET / HTTP/1.1' },
  { kind: 'a call', lines: 'GET /api/v1/health HTTP/1.1' },
  { kind: 'a socket', lines: 'GET /socket.io/ HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: echo' },
])('$kind asked for at two hosts is refused, and the line ends (RFC 9112 §3.2)', async ({ lines }) => {
  const heard = async (hosts: readonly string[]) => {
    const socket = connect(gateway.port, '127.0.0.1')
    socket.write(`${[lines, ...hosts.map((host) => `Host: ${host}`)].join('\r\n')}\r\n\r\n`)
    const [first] = await once(socket, 'data')
    if (hosts.length > 1) await once(socket, 'end')
    socket.destroy()
    return String(first).split(' ')[1]
  }
  expect(await heard(['ginipig.localhost'])).not.toBe('400')
  expect(await heard(['ginipig.localhost', 'evil.example'])).toBe('400')
  expect(await heard(['evil.example', 'ginipig.localhost'])).toBe('400')
  expect(await heard(['ginipig.localhost', 'ginipig.localhost'])).toBe('400')
})

test("the API also answers under the machine's own name, for those who cannot resolve the others", async () => {
  const { body } = await ask('/api/v1/health', { host: `127.0.0.1:${gateway.port}` })
  expect(JSON.parse(body)).toMatchObject({ url: '/api/v1/health' })
})

/** A gateway whose API is elsewhere. */
async function gatewayTo(api: string, isCounted = false): Promise<Gateway> {
  return startGateway({
    port: 0,
    marketplace: { build: build('marketplace') },
    console: { build: build('console') },
    api: [api],
    stripe: api,
    stripeOrigins: () => ({ script: [], frame: [], connect: [] }),
    isCounted,
  })
}

test('a marketplace that counts visits may load what counts them, and nothing else more', async () => {
  const policyOf = async (isCounted: boolean) => {
    const one = await gatewayTo('http://127.0.0.1:1', isCounted)
    const { headers } = await ask('/company', { port: one.port })
    await one.close()
    return String(headers['content-security-policy'])
  }
  expect(await policyOf(true)).toContain('https://www.googletagmanager.com')
  expect(await policyOf(false)).not.toContain('google')
})

test('an API that is down, as while it restarts, is a problem like its own, with a time to come again', async () => {
  const lonely = await gatewayTo('http://127.0.0.1:1')
  const to = async (host: string) => {
    const outgoing = request({ port: lonely.port, path: '/api/v1/health', headers: { host } }).end()
    // The 'response' event carries exactly this.
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
    return { answer, body: await text(answer) }
  }
  const { answer, body } = await to('ginipig.localhost')
  expect(answer.statusCode).toBe(503)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/problem+json; charset=utf-8',
    'retry-after': '2',
  })
  expect(JSON.parse(body)).toMatchObject({ status: 503, code: 'unavailable', type: 'urn:ginipig:problem:unavailable' })
  expect((await to('stripe.ginipig.localhost')).answer.statusCode).toBe(502)
  await lonely.close()
})

test('what is answered before the request was sent whole arrives, and the line stays good', async () => {
  const early = createServer((incoming, response) => {
    response.writeHead(413).end('too large')
    incoming.resume()
  }).listen(0, '127.0.0.1')
  await once(early, 'listening')
  // listen() with a port gives an address object.
  const { port } = early.address() as AddressInfo
  const before = await gatewayTo(`http://127.0.0.1:${port}`)
  for (let tries = 0; tries < 5; tries += 1) {
    const outgoing = request({
      port: before.port,
      path: '/api/v1/photos',
      method: 'POST',
      headers: { host: 'ginipig.localhost' },
    })
    const closed = once(outgoing, 'close')
    outgoing.end(Buffer.alloc(11_000_000))
    // The 'response' event carries exactly this.
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
    expect([answer.statusCode, await text(answer)]).toEqual([413, 'too large'])
    await closed
    expect(outgoing.writableFinished).toBe(true)
  }
  await before.close()
  early.close()
})
