import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { assemble, type Template } from './assemble.ts'
import type { Copy } from './copy.ts'
import { fetchFor } from './fetch-for.ts'

/** Fresh for so many ms. */
const FRESH_MS = 5_000
/** Stale-while-revalidate: ms more in which an old page is served while a new one is rendered. A slot that is gone leaves
 *  the page within the sum of both. */
const STALE_MS = 5_000
/** Ms; a visitor who would wait longer is better off with the plain page. */
const RENDER_MS = 1_500
/** Concurrent renderings: more would only make all of them late. */
const MOST_RENDERS = 8
const MOST_PAGES = 2_000
const MOST_BYTES = 100 * 1024 * 1024
/** Brotli quality, of 11: nearly the best size in a tenth of the time. */
const BROTLI_QUALITY = 4

const toBrotli = promisify(brotliCompress)

export interface Page {
  readonly status: number
  /** Where the page leads, with a status of 3xx. */
  readonly location?: string | undefined
  /** Undefined without a location: the plain page, with this status. */
  readonly content:
    | { readonly html: Buffer; readonly brotli: Buffer; readonly stylePolicy: string; readonly etag: string }
    | undefined
}

export interface Asked {
  /** With its search. */
  readonly path: string
  readonly language: string
  /** Address of the visitor, whom the API's limits are for. */
  readonly visitor: string
}

export interface PagesOptions {
  /** By language; the first is for who has chosen none of them. */
  readonly copies: ReadonlyMap<string, Copy>
  readonly template: Template
  /** Files that the page of a route stands on, beside those that the template names. */
  readonly scriptsOf: (route: string) => readonly string[]
  /** Where the API is: "http://127.0.0.1:4001". */
  readonly apiOrigin: string
  /** Of the pages, as visitors know it. */
  readonly origin: string
  readonly fetch?: typeof fetch
  /** Ms from any fixed point; a test's. */
  readonly now?: () => number
}

/** Public pages as HTML, each cached briefly, so that a thousand visitors cost one rendering. The cache key is everything
 *  that an answer depends on; nothing personal is part of it, for none of it is asked for.
 *  @returns undefined where the page isn't the same for everybody
 *  @throws when the page can't be had now: the API is away or slow, or too many are being rendered */
export function createPages(options: PagesOptions): (asked: Asked) => Promise<Page | undefined> {
  const { copies, template, apiOrigin, origin, now } = options
  const [[first, firstCopy] = []] = copies
  if (!first || !firstCopy) throw new Error('No language to render in')
  let running = 0

  const render = async ({ language, address, visitor }: Wish): Promise<Page> => {
    if (running >= MOST_RENDERS) throw new Error('Too many pages are being rendered')
    running += 1
    try {
      const signal = AbortSignal.timeout(RENDER_MS)
      const { status, location, page } = await (copies.get(language) ?? firstCopy).renderPage({
        url: origin + address,
        apiOrigin,
        signal,
        fetch: fetchFor(visitor, signal, options.fetch ?? fetch),
      })
      if (!page) return { status, location, content: undefined }
      const { html: text, stylePolicy } = assemble(template, language, options.scriptsOf(page.route), page)
      const html = Buffer.from(text)
      const brotli = await toBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
      return { status, content: { html, brotli, stylePolicy, etag } }
    } finally {
      running -= 1
    }
  }

  const kept = new LRUCache<string, Page, Wish>({
    max: MOST_PAGES,
    maxSize: MOST_BYTES,
    sizeCalculation: ({ content }) => 1 + (content ? content.html.length + content.brotli.length : 0),
    ttl: FRESH_MS,
    allowStale: true,
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    allowStaleOnFetchRejection: true,
    ...(now && { perf: { now }, ttlResolution: 0 }),
    fetchMethod: (_key, _stale, { context }) =>
      render(context).catch((error: unknown) => {
        context.failure = error
        throw error
      }),
  })

  return async ({ path, language: chosen, visitor }) => {
    const language = copies.has(chosen) ? chosen : first
    const address = firstCopy.publicAddress(path)
    if (address === undefined) return undefined
    const key = `${language} ${address}`
    if (kept.getRemainingTTL(key) < -STALE_MS) kept.delete(key)
    const wish: Wish = { language, address, visitor }
    // The cache swallows a failed rendering, since a stale page may be served instead; also where there is none.
    const page = await kept.fetch(key, { context: wish })
    if (!page) throw wish.failure ?? new Error('Whoever asked first could not be answered')
    return page
  }
}

interface Wish {
  readonly language: string
  readonly address: string
  readonly visitor: string
  /** Why there is no answer. */
  failure?: unknown
}
