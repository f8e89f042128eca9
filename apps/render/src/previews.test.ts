import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import type { Copy } from './copy.ts'
import { createPageServer } from './page-server.ts'
import { createPreviews } from './previews.ts'

const folder = mkdtempSync(join(tmpdir(), 'previews-'))
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"></svg>'
writeFileSync(join(folder, 'cover.svg'), drawing)
afterAll(() => rmSync(folder, { recursive: true }))

function stand(cover = '/cover.svg', renderPage?: Copy['renderPage'], fetch?: typeof globalThis.fetch) {
  const rendered = vi.fn<Copy['renderPage']>(
    renderPage ??
      (async ({ url }) => ({
        status: 200,
        page: {
          ...{ head: '', body: '', state: '', route: '' },
          preview: url.endsWith('/about') ? undefined : { title: 'Cut', line: 'Ada, Leeds', cover },
        },
      })),
  )
  const copy: Copy = {
    loadLanguage: async () => {},
    publicAddress: (path) => (path === '/login' ? undefined : path),
    renderPage: rendered,
  }
  const options = { folder, logo: drawing, apiOrigin: 'http://api.test', origin: 'https://ginipig.test' }
  const previewOf = createPreviews({ copies: new Map([['en', copy]]), ...options, ...(fetch && { fetch }) })
  const server = createPageServer(async () => undefined, ['en'], false, previewOf)
  const get = (path: string) => server.inject({ url: path, headers: { 'x-forwarded-for': '203.0.113.9' } })
  return { get, rendered }
}

test('a page’s picture is drawn once, kept by whoever asked, and its version is only for them', async () => {
  const { get, rendered } = stand()
  const { statusCode, headers, rawPayload } = await get('/previews/en/category-detail/x.png?v=1')
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/png',
    'public, max-age=86400',
  ])
  expect(rawPayload.subarray(1, 4).toString()).toBe('PNG')
  await get('/previews/en/category-detail/x.png?v=2')
  expect(rendered).toHaveBeenCalledTimes(1)
  expect(rendered.mock.calls[0]?.[0]).toMatchObject({ url: 'https://ginipig.test/category-detail/x' })
})

test('a listing’s own drawing comes from the API, asked for in the name of the visitor', async () => {
  const asked: Request[] = []
  const fetch = async (input: Parameters<typeof globalThis.fetch>[0]) => {
    asked.push(input instanceof Request ? input : new Request(input))
    return new Response(drawing)
  }
  const { get } = stand('/api/v1/covers/2/hair/cut/x', undefined, fetch)
  expect((await get('/previews/en/category-detail/x.png')).statusCode).toBe(200)
  expect(asked.map(({ url, headers }) => [url, headers.get('x-forwarded-for')])).toEqual([
    ['http://api.test/api/v1/covers/2/hair/cut/x', '203.0.113.9'],
  ])
  const away = stand('/api/v1/covers/2/hair/cut/x', undefined, async () => new Response('', { status: 503 }))
  expect((await away.get('/previews/en/category-detail/x.png')).statusCode).toBe(503)
})

test.for([
  ['a language that isn’t there', '/previews/de/category-detail/x.png'],
  ['a private page', '/previews/en/login.png'],
  ['a page without one', '/previews/en/about.png'],
  ['no address of a picture', '/previews/en/category-detail/x.svg'],
] as const)('%s has none', async ([, path]) => {
  expect((await stand().get(path)).statusCode).toBe(404)
})

test.for([
  ['the API is away', stand('/cover.svg', () => Promise.reject(new Error('away')))],
  ['a drawing lies elsewhere', stand('/../secret.svg')],
] as const)('where %s it is to be asked for later', async ([, { get }]) => {
  const { statusCode, headers } = await get('/previews/en/category-detail/x.png')
  expect([statusCode, headers['retry-after']]).toEqual([503, '10'])
})

test('many at once wait for no one: some are told to come later', async () => {
  const { get } = stand()
  const answers = await Promise.all([1, 2, 3].map((id) => get(`/previews/en/category-detail/${id}.png`)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 503])
})
