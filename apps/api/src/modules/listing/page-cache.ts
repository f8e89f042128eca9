import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import { searchListings } from '@ginipig/contract/listing/search-listings.ts'
import * as v from 'valibot'
import { RawBytes } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'

/** Time to live in milliseconds; a changed slot invalidates at once. */
const KEPT_MS = 1_500

/** Capacity: pages of some 20 kB each. Callers choose limits, sorts and cursors, so there must be a bound. */
const MOST = 200

/** Brotli quality, for a page that may be rebuilt every other second. */
const BROTLI_QUALITY = 5

const encoders = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
}
type Encoding = keyof typeof encoders
const encodings = Object.keys(encoders) as Encoding[] // keys of a const object

type Found = ResponseOf<typeof searchListings>

type Page = { body: Buffer; etag: string; encoded: Map<Encoding, Promise<Buffer>> }

/** Through the contract's schema, like every answer. */
const toPage = (found: Found): Page => {
  const body = Buffer.from(JSON.stringify(v.parse(searchListings.response, found)))
  return { body, etag: `W/"${createHash('sha1').update(body).digest('base64')}"`, encoded: new Map() }
}

/** The page as a browser takes it, compressed once for all. */
async function toAnswer({ body, etag, encoded }: Page, accepted: string | undefined): Promise<RawBytes> {
  const headers = { 'content-type': 'application/json; charset=utf-8', etag, vary: 'accept-encoding' }
  const encoding = negotiate(accepted ?? '', encodings) as Encoding | null // one of those it was given
  if (encoding === null) return new RawBytes(body, headers)
  const bytes = encoded.get(encoding) ?? encoders[encoding](body)
  encoded.set(encoding, bytes)
  return new RawBytes(await bytes, { ...headers, 'content-encoding': encoding })
}

export type PageCache = (key: string, accepted: string | undefined, read: () => Promise<Found>) => Promise<RawBytes>

/** Caches the pages that everyone asks for: unfiltered searches. Open pages refetch when a socket tells them that a slot
 *  changed, and must not get a stale page: the same notification clears this cache in every process. Where the notification
 *  can't be heard, nothing is cached. */
export function createPageCache({ clock, slotNews }: Pick<Platform, 'clock' | 'slotNews'>): PageCache {
  const kept = new Map<string, { page: Promise<Page>; until: number }>()
  slotNews.onChange(() => kept.clear())
  return async (key, accepted, read) => {
    const now = clock.now()
    const known = kept.get(key)
    if (known && now < known.until) return toAnswer(await known.page, accepted)
    const page = read().then(toPage)
    if (slotNews.isHeard) {
      if (kept.size >= MOST) kept.clear()
      kept.set(key, { page, until: now + KEPT_MS })
      page.catch(() => kept.delete(key)) // the next caller tries again; this one is told below
    }
    return toAnswer(await page, accepted)
  }
}
