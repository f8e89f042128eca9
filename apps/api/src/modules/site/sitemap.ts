import { listingPath, postPath, providerPath, publicPaths } from '@ginipig/contract/path/public-paths.ts'
import { html, type Markup } from '#platform/html/html.ts'
import type { Platform } from '#platform/platform.ts'
import { type Entry, type IdRange, listedWithin, posts, providersWithin, roughCounts } from './site.sql.ts'

// https://www.sitemaps.org/protocol.html

type Reading = Pick<Platform, 'config' | 'database'>

/** Addresses that a part has, as far as ids are spread evenly: far below the 50,000 that it may have. */
const IN_A_PART = 20_000

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const declared = (body: Markup) => `<?xml version="1.0" encoding="UTF-8"?>\n${body.text}\n`

const ofUrls = (origin: string, entries: readonly { path: string; changedAt: number | null }[]) =>
  declared(
    html`<urlset xmlns="${NAMESPACE}">${entries.map(
      ({ path, changedAt }) =>
        html`\n<url><loc>${origin + path}</loc>${
          changedAt === null ? '' : html`<lastmod>${new Date(changedAt).toISOString()}</lastmod>`
        }</url>`,
    )}</urlset>`,
  )

/** Ids are drawn by chance: equal parts of all there could be hold about as many each. @param part - from 1 on */
function rangeOf(part: number, parts: number): IdRange {
  const bound = (index: number) =>
    `${Math.floor((index * 0x1_0000_0000) / parts)
      .toString(16)
      .padStart(8, '0')}-0000-0000-0000-000000000000`
  return { from: bound(part - 1), until: part === parts ? null : bound(part) }
}

const partsOf = (count: number) => Math.max(1, Math.ceil(count / IN_A_PART))

async function counted({ database }: Reading) {
  const { listings, providers } = (await roughCounts(database)) ?? { listings: 0, providers: 0 }
  return { listings: partsOf(listings), providers: partsOf(providers) }
}

/** All parts of the sitemap, by their addresses. */
export async function sitemapIndex(reading: Reading): Promise<string> {
  const parts = await counted(reading)
  const numbered = (name: 'listings' | 'providers') =>
    Array.from({ length: parts[name] }, (_, index) => `${name}-${index + 1}`)
  const names = ['pages', 'blog', ...numbered('listings'), ...numbered('providers')]
  const { marketplace } = reading.config.origins
  return declared(
    html`<sitemapindex xmlns="${NAMESPACE}">${names.map(
      (name) => html`\n<sitemap><loc>${marketplace}/sitemap-${name}.xml</loc></sitemap>`,
    )}</sitemapindex>`,
  )
}

const kinds = {
  listings: { read: listedWithin, pathOf: listingPath },
  providers: { read: providersWithin, pathOf: providerPath },
} as const

/** One part. @param name - as the index calls it @returns undefined for a name it doesn't have */
export async function sitemapPart(reading: Reading, name: string): Promise<string | undefined> {
  const { marketplace } = reading.config.origins
  const answer = (entries: readonly Entry[], pathOf: (id: string) => string) =>
    ofUrls(
      marketplace,
      entries.map(({ id, changedAt }) => ({ path: pathOf(id), changedAt })),
    )
  if (name === 'pages')
    return ofUrls(
      marketplace,
      publicPaths.map((path) => ({ path, changedAt: null })),
    )
  if (name === 'blog') return answer(await posts(reading.database), postPath)
  const [, kind, number] = /^(listings|providers)-([1-9]\d{0,3})$/.exec(name) ?? []
  if (kind !== 'listings' && kind !== 'providers') return undefined
  const parts = (await counted(reading))[kind]
  const part = Number(number)
  if (part > parts) return undefined
  const { read, pathOf } = kinds[kind]
  return answer(await read(reading.database, rangeOf(part, parts)), pathOf)
}
