import path from 'node:path'
import { publicPaths } from '@ginipig/contract/path/public-paths.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { createListing } from '#demo/factories/listing.ts'
import { createProvider } from '#demo/factories/provider.ts'
import { publish } from '#modules/content/publish.ts'
import { readContent } from '#modules/content/read-content.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { TEST_NOW } from '#testing/test-api.ts'

const api = apiOfFile()
const ask = (url: string) => api.app.inject({ method: 'GET', url })
const addressesAt = async (url: string) =>
  [...(await ask(url)).body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)

beforeAll(async () => {
  await publish(api.platform.database, readContent(path.resolve(import.meta.dirname, '../../content')))
})

describe('the sitemap', () => {
  test('robots.txt names it, it names its parts, and each part is there', async () => {
    const { body, headers } = await ask('/robots.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    const { marketplace } = api.platform.config.origins
    expect(body).toContain(`Sitemap: ${marketplace}/sitemap.xml`)
    const closed = Array.from(body.matchAll(/^Disallow: (.+)$/gm), ([, path = '']) => path)
    const isClosed = (path: string) => closed.some((one) => path.startsWith(one))
    expect(publicPaths.filter(isClosed)).toEqual([])
    const nobodys = ['/login?next=%2Ffaq', '/treatment-availability/1?slot=2', '/report/1?about=listing', '/message']
    expect([...nobodys, '/login', '/category-detail/1', '/provider-detail/1'].filter(isClosed)).toEqual(nobodys)
    const parts = await addressesAt('/sitemap.xml')
    expect(parts).toEqual(
      ['pages', 'blog', 'listings-1', 'providers-1'].map((one) => `${marketplace}/sitemap-${one}.xml`),
    )
    for (const part of parts) expect((await ask(new URL(part).pathname)).statusCode).toBe(200)
    expect(await addressesAt('/sitemap-pages.xml')).toEqual(publicPaths.map((one) => marketplace + one))
    expect((await addressesAt('/sitemap-blog.xml')).length).toBeGreaterThanOrEqual(12)
  })

  test('holds what is listed, with its provider, and nothing that is gone', async () => {
    const { database } = api.platform
    const [open, shut] = [await createProvider(database, TEST_NOW), await createProvider(database, TEST_NOW)]
    const listed = await createListing(database, TEST_NOW, open, {})
    const gone = await createListing(database, TEST_NOW, shut, { status: 'removed' })
    const all = [...(await addressesAt('/sitemap-listings-1.xml')), ...(await addressesAt('/sitemap-providers-1.xml'))]
    const has = (id: string) => all.some((one) => one.endsWith(id))
    expect([listed.id, open.id, gone.id, shut.id].map(has)).toEqual([true, true, false, false])
    const changed = `</loc><lastmod>${new Date(TEST_NOW).toISOString()}</lastmod>`
    expect((await ask('/sitemap-listings-1.xml')).body).toContain(listed.id + changed)
    expect((await ask('/sitemap-providers-1.xml')).body).toContain(open.id + changed)
  })

  test.for(['sitemap-listings-2.xml', 'sitemap-listings-0.xml', 'sitemap-accounts-1.xml'])(
    '%s is none',
    async (name) => {
      expect((await ask(`/${name}`)).statusCode).toBe(404)
    },
  )
})

test.for([
  ['/feed.xml', 'Ginipig blog', ''],
  ['/feed-fr.xml', 'Blog Ginipig', '?lang=fr'],
] as const)(
  '%s tells the posts, with addresses in its language and their words as text',
  async ([address, title, language]) => {
    const { body, headers } = await ask(address)
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    expect(body).toContain(`<title>${title}</title>`)
    expect(body.match(/<item>/g)?.length).toBeGreaterThanOrEqual(12)
    const paths = [...body.matchAll(/<link>([^<]+)<\/link>/g)].map(([, link = '']) => new URL(link))
    expect(new Set(paths.map(({ search }) => search))).toEqual(new Set([language]))
    expect(
      paths.map(({ pathname }) => pathname).filter((path) => /^\/blog-details\/[a-z0-9-]+$/.test(path)).length,
    ).toBe(paths.length - 1)
    expect(body).not.toMatch(/\{[a-zA-Z]+\}|undefined/)
  },
)
