import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { startGateway } from './gateway.ts'

const PLAIN = '<!doctype html>plain'
const build = new Map([
  ['/index.html', Buffer.from(PLAIN)],
  ['/pages.json', Buffer.from(JSON.stringify({ paths: ['/', '/login', '/category-detail/$listingId'], heads: {} }))],
  ['/assets/main-1a2b3c.js', Buffer.from('1')],
])

/** A gateway before a renderer that answers so. */
async function stand(render: (incoming: IncomingMessage, response: ServerResponse) => void) {
  const asked: IncomingMessage[] = []
  const renderer = createServer((incoming, response) => {
    asked.push(incoming)
    render(incoming, response)
  })
  renderer.listen(0, '127.0.0.1')
  await once(renderer, 'listening')
  // listen() with a port gives an address object.
  const { port } = renderer.address() as AddressInfo
  const gateway = await startGateway({
    port: 0,
    marketplace: { build },
    console: { build },
    api: ['http://127.0.0.1:1'],
    renderer: `http://127.0.0.1:${port}`,
    stripeOrigins: () => ({ script: [], frame: [], connect: [] }),
  })
  onTestFinished(async () => {
    await gateway.close()
    renderer.closeAllConnections()
    renderer.close()
  })
  const ask = async (path: string, { method = 'GET', headers = {} } = {}) => {
    const host = 'ginipig.localhost:4000'
    const outgoing = request({ host: '127.0.0.1', port: gateway.port, path, method, headers: { host, ...headers } })
    // The 'response' event carries exactly this.
    const [answer] = (await once(outgoing.end(), 'response')) as [IncomingMessage]
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
  }
  return { ask, asked }
}

test('a rendered page goes out under the app’s own headers, with its styles allowed by hash', async () => {
  const { ask, asked } = await stand((_incoming, response) =>
    response
      .writeHead(200, {
        ...{ 'content-type': 'text/html; charset=utf-8', etag: 'W/"1"' },
        'x-style-policy': "style-src-elem 'self' 'sha256-a='",
      })
      .end('rendered'),
  )
  const { status, headers, body } = await ask('/', { headers: { cookie: 'refresh=secret; language=fr; a=1' } })
  expect([status, body, headers.etag]).toEqual([200, 'rendered', 'W/"1"'])
  expect(headers['content-security-policy']).toMatch(/default-src 'none'.*; style-src-elem 'self' 'sha256-a='$/)
  expect(headers).not.toHaveProperty('x-style-policy')
  // Nothing of the visitor but their language.
  expect(asked[0]?.headers.cookie).toBe('language=fr')
  expect((await ask('/', { method: 'HEAD' })).body).toBe('')
  expect((await ask('/', { method: 'POST' })).status).toBe(405)
  expect((await ask('/assets/main-1a2b3c.js')).body).toBe('1')
  expect(asked).toHaveLength(2)
})

test('where a page leads elsewhere, its visitors are sent', async () => {
  const { ask } = await stand((_incoming, response) => response.writeHead(308, { location: '/our-blogs' }).end())
  const { status, headers, body } = await ask('/blog', { headers: { 'user-agent': 'bingbot/2.0' } })
  expect([status, headers.location, body]).toEqual([308, '/our-blogs', ''])
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test.for([
  ['says that it isn’t everybody’s', '/login', 200, { 'x-page': 'plain' }, 200],
  ['says that what it was about is gone', '/category-detail/gone', 410, { 'x-page': 'plain' }, 410],
  ['fails', '/', 500, {}, 200],
] as const)('a page of which the renderer %s is the plain one', async ([, path, answers, headers, status]) => {
  const { ask } = await stand((_incoming, response) => response.writeHead(answers, headers).end())
  expect(await ask(path)).toMatchObject({ status, body: PLAIN })
})

test.for([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 503, ''],
  ['facebookexternalhit/1.1', 503, ''],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', 200, PLAIN],
] as const)('to %s a page that can’t be rendered now is %s', async ([agent, status, body]) => {
  const { ask } = await stand((_incoming, response) => response.writeHead(503, { 'x-page': 'plain' }).end())
  const answer = await ask('/', { headers: { 'user-agent': agent } })
  expect(answer).toMatchObject({ status, body })
  expect(answer.headers['retry-after']).toBe(status === 503 ? '10' : undefined)
})

test('a page that nobody renders is the same to whoever follows links', async () => {
  const { ask } = await stand((_incoming, response) => response.writeHead(200, { 'x-page': 'plain' }).end())
  expect(await ask('/login', { headers: { 'user-agent': 'bingbot/2.0' } })).toMatchObject({ status: 200, body: PLAIN })
})

test('the picture of a page comes from the renderer', async () => {
  const { ask, asked } = await stand((_incoming, response) =>
    response.writeHead(200, { 'content-type': 'image/png' }).end('picture'),
  )
  const { status, headers, body } = await ask('/previews/en/category-detail/x.png?v=1')
  expect([status, headers['content-type'], body]).toEqual([200, 'image/png', 'picture'])
  expect(asked[0]?.url).toBe('/previews/en/category-detail/x.png?v=1')
})

test('a renderer that hangs up is not noticed', async () => {
  const { ask } = await stand((incoming) => incoming.socket.destroy())
  expect(await ask('/')).toMatchObject({ status: 200, body: PLAIN })
})
