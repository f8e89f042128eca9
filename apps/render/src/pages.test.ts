import { expect, test, vi } from 'vitest'
import type { Copy, Rendered } from './copy.ts'
import { createPageServer } from './page-server.ts'
import { createPages } from './pages.ts'

const html =
  '<!doctype html><html lang="en"><head><title>Ginipig</title><script type="module" crossorigin src="/assets/index.js"></script><link rel="stylesheet" crossorigin href="/assets/style.css"></head><body><div id="root"></div><noscript>No script</noscript></body></html>'
const drawn = (body: string, status = 200): Rendered => ({
  status,
  page: { head: '<title>Hair</title>', body, state: '{"queries":[]}', route: '/' },
})

/** A server over an app that renders what it is told to, on a clock of its own. */
function stand(renderPage: Copy['renderPage'] = async ({ url }) => drawn(`<h1 style="--a:&quot;x&quot;">${url}</h1>`)) {
  const rendered = vi.fn(renderPage)
  const copy = (language: string): Copy => ({
    loadLanguage: async () => {},
    // As the app says it: private pages have none, and only `q` is known.
    publicAddress: (path) => {
      const { pathname, searchParams } = new URL(path, 'http://x')
      return pathname === '/login'
        ? undefined
        : `${pathname}${searchParams.has('q') ? `?q=${searchParams.get('q')}` : ''}`
    },
    renderPage: (asked) => rendered({ ...asked, url: `${asked.url} in ${language}` }),
  })
  let time = 1_000
  const pages = createPages({
    copies: new Map(['en', 'fr'].map((language) => [language, copy(language)])),
    template: { html, stylesOf: (body) => [{ file: 'assets/style.css', text: `h1{content:"${body.length}"}` }] },
    scriptsOf: (route) => [`assets/page-of-${route.length}.js`],
    apiOrigin: 'http://api.test',
    origin: 'https://ginipig.test',
    now: () => time,
  })
  const server = createPageServer(pages, ['en', 'fr'], false)
  const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers })
  const after = (ms: number) => {
    time += ms
  }
  return { get, rendered, after }
}

test('a page is the app’s own with what was rendered in it, and nothing that runs besides', async () => {
  const { get } = stand()
  const { body, headers, statusCode } = await get('/treatment')
  expect(statusCode).toBe(200)
  expect(body).toContain('<div id="root"><h1 style="--a:&quot;x&quot;">https://ginipig.test/treatment in en</h1></div>')
  expect(body.match(/<title>[^<]*/g)).toEqual(['<title>Hair'])
  expect(body).not.toContain('noscript')
  expect(body).toContain(
    '<template id="later"><link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/page-of-1.js"></template></head>',
  )
  // Its styles stand in it, and their sheet isn't fetched.
  expect(body).toMatch(/<head>.*<style>h1\{content:"\d+"\}<\/style>/)
  expect(body).toContain('<link rel="stylesheet" disabled href="/assets/style.css">')
  expect(body.match(/rel="stylesheet"/g)).toHaveLength(1)
  expect(body.match(/<script[^>]*>/g)).toEqual([
    '<script type="module" fetchpriority="low" crossorigin src="/assets/index.js">',
    '<script type="application/json" id="state">',
  ])
  // The style as the browser reads it: --a:"x"
  expect(headers['x-style-policy']).toMatch(
    /^style-src-elem 'self' 'sha256-[\w+/]{43}='; style-src-attr 'unsafe-hashes' 'sha256-[\w+/]{43}='$/,
  )
})

test('a cookie says the language, and no other is read', async () => {
  const { get } = stand()
  const { body } = await get('/', { cookie: 'a=1; language=fr; refresh=secret' })
  expect(body).toContain('in fr')
  expect(body).toContain('<html lang="fr">')
  expect((await get('/', { cookie: 'language=xx' })).body).toContain('in en')
})

test.for([
  ['fr-CH,fr;q=0.9,en;q=0.8', '', 'fr'],
  ['de,en;q=0.5,fr;q=0.7', '', 'fr'],
  ['fr-FR', '', 'fr'],
  ['de-AT;q=0.9, fr-Latn-CA;q=0.8, en-GB;q=0.7', '', 'fr'],
  ['de', '', 'en'],
  ['nonsense;;q=', '', 'en'],
  ['fr', 'language=en', 'en'],
] as const)('who asks for %s, having chosen “%s”, reads %s', async ([wished, cookie, language]) => {
  const { get } = stand()
  expect((await get('/', { 'accept-language': wished, cookie })).body).toContain(`in ${language}`)
})

test.for([
  ['/?lang=fr', 'fr'],
  ['/?lang=xx', 'en'],
  ['/?lang=fr&lang=en', 'en'],
] as const)('%s is read in %s, whatever was chosen, and is the same page else', async ([address, language]) => {
  const { get } = stand()
  const { body } = await get(address, { cookie: 'language=en' })
  expect(body).toContain(`https://ginipig.test/ in ${language}`)
})

test('one rendering serves all who ask meanwhile and soon after, however the page is linked to', async () => {
  const { get, rendered, after } = stand()
  await Promise.all([get('/treatment?utm=1'), get('/treatment?utm=2'), get('/treatment')])
  after(4_000)
  await get('/treatment')
  expect(rendered).toHaveBeenCalledTimes(1)
  await get('/treatment?q=cut')
  await get('/treatment', { cookie: 'language=fr' })
  expect(rendered).toHaveBeenCalledTimes(3)
})

test('an old page is sent once more while the next one is made; a very old one is not', async () => {
  let round = 0
  const { get, after } = stand(async () => drawn(`round ${++round}`))
  await get('/')
  after(8_000)
  expect((await get('/')).body).toContain('round 1')
  await vi.waitFor(async () => expect((await get('/')).body).toContain('round 2'))
  after(12_000)
  expect((await get('/')).body).toContain('round 3')
})

test.for([
  ['a page that isn’t everybody’s', '/login', undefined, 200],
  ['a page that the app alone leads on from, for its thing is gone', '/', { status: 404, page: undefined }, 404],
] as const)('%s is the plain page', async ([, path, answer, status]) => {
  const { get } = stand(answer && (async () => answer))
  const { statusCode, headers, body } = await get(path)
  expect([statusCode, headers['x-page'], body]).toEqual([status, 'plain', ''])
})

test.for([
  ['/blog', '/our-blogs'],
  ['/blog?utm=1&lang=fr', '/our-blogs?lang=fr'],
  ['/blog?lang=xx', '/our-blogs'],
] as const)('%s, which leads elsewhere, says so: to %s', async ([path, location]) => {
  const { get } = stand(async () => ({ status: 308, location: '/our-blogs', page: undefined }))
  const { statusCode, headers, body } = await get(path)
  expect([statusCode, headers.location, headers['x-page'], body]).toEqual([308, location, undefined, ''])
  expect(headers['cache-control']).toBe('private, no-cache')
})

test.for(['/category-detail/%ff', '/treatment/%', '/%e0%a4%a'])('%s can’t be read, and is no page', async (path) => {
  const { get, rendered } = stand()
  const { statusCode, headers } = await get(path)
  expect([statusCode, headers['x-page']]).toEqual([404, 'plain'])
  expect(rendered).not.toHaveBeenCalled()
})

test('what can’t be rendered is the plain page, and tried again by the next who asks', async () => {
  let isAway = true
  const { get } = stand(async () => {
    if (isAway) throw new Error('The API is away')
    return drawn('there')
  })
  const { statusCode, headers } = await get('/')
  expect([statusCode, headers['x-page'], headers['retry-after']]).toEqual([503, 'plain', '10'])
  isAway = false
  expect((await get('/')).body).toContain('there')
})

test('what can’t be rendered is said with its path and where it failed, and nothing else of any request', async () => {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const pageOf = async ({ path }: { path: string }) => {
    if (path.startsWith('/treatment')) throw new TypeError('no such thing')
    return undefined
  }
  const server = createPageServer(pageOf, ['en'], { level: 'info', stream })
  for (const url of ['/health', '/login?next=secret', '/treatment/hair?q=secret']) await server.inject({ url })
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 40,
    path: '/treatment/hair',
    err: { type: 'TypeError', message: 'no such thing', stack: expect.stringContaining('pages.test.ts') },
  })
  expect(lines.join()).not.toContain('secret')
})

test('more pages than it can render at once are plain', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { get, rendered } = stand(async () => {
    await promise
    return drawn('there')
  })
  const first = Array.from({ length: 8 }, (_, index) => get(`/treatment?q=${index}`))
  await vi.waitFor(() => expect(rendered).toHaveBeenCalledTimes(8))
  expect((await get('/treatment?q=9')).headers['x-page']).toBe('plain')
  resolve()
  for (const { body } of await Promise.all(first)) expect(body).toContain('there')
})

test('a page says 410 of what is gone, and a browser that has it already hears so', async () => {
  const { get } = stand(async ({ url }) => drawn('gone', url.includes('gone') ? 410 : 200))
  expect((await get('/gone')).statusCode).toBe(410)
  const { etag } = (await get('/')).headers
  const again = await get('/', { 'if-none-match': String(etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect(again.headers).toHaveProperty('x-style-policy')
})
