import { readFile } from 'node:fs/promises'
import { join, normalize, sep } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Copy } from './copy.ts'
import { fetchFor } from './fetch-for.ts'
import { previewPng } from './preview-picture.ts'

/** Ms; a picture that a crawler keeps has its own version in its address. */
const KEPT_MS = 60_000
const MOST_KEPT = 200
/** At once: drawing takes a core for some hundredths of a second. */
const MOST_DRAWN = 2
/** Ms for the facts. */
const PATIENCE_MS = 2_000

/** "/previews/en/category-detail/<id>.png": the page it is of, and in which language. */
const ADDRESS = /^\/previews\/([a-z]{2})(\/[\w/-]+)\.png$/

export interface PreviewsOptions {
  readonly copies: ReadonlyMap<string, Copy>
  /** `dist` of the marketplace, where its drawings lie. */
  readonly folder: string
  /** Of our name. */
  readonly logo: string
  readonly apiOrigin: string
  readonly origin: string
  readonly fetch?: typeof fetch
}

/** Pictures of public pages for previews in chats and networks, drawn when they are first asked for.
 *  @returns undefined where the address names no page that has one
 *  @throws when it can't be had now: the API is away, or too many are being drawn */
export function createPreviews(
  options: PreviewsOptions,
): (path: string, visitor: string) => Promise<Buffer | undefined> {
  const { copies, folder, logo, apiOrigin, origin } = options
  let running = 0

  const drawingOf = async (address: string, ask: typeof fetch) => {
    if (address.startsWith('/api/')) {
      const answer = await ask(apiOrigin + address)
      if (!answer.ok) throw new Error(`No drawing: ${answer.status} of ${address}`)
      return answer.text()
    }
    const file = normalize(join(folder, address))
    if (!file.startsWith(folder + sep) || !file.endsWith('.svg')) throw new Error(`No drawing of ours: ${address}`)
    return readFile(file, 'utf8')
  }

  async function draw(copy: Copy, page: string, visitor: string): Promise<Buffer | undefined> {
    if (running >= MOST_DRAWN) throw new Error('Too many pictures are being drawn')
    running += 1
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS)
      const ask = fetchFor(visitor, signal, options.fetch ?? fetch)
      const { page: rendered } = await copy.renderPage({ url: origin + page, apiOrigin, signal, fetch: ask })
      const preview = rendered?.preview
      return preview && (await previewPng(preview, { cover: await drawingOf(preview.cover, ask), logo }))
    } finally {
      running -= 1
    }
  }

  const kept = new LRUCache<string, { png: Buffer | undefined }, { copy: Copy; page: string; visitor: string }>({
    max: MOST_KEPT,
    ttl: KEPT_MS,
    fetchMethod: async (_key, _stale, { context: { copy, page, visitor } }) => ({
      png: await draw(copy, page, visitor),
    }),
  })

  return async (path, visitor) => {
    const [, language = '', page = ''] = ADDRESS.exec(path) ?? []
    const copy = copies.get(language)
    if (!copy || copy.publicAddress(page) !== page) return undefined
    return (await kept.fetch(`${language} ${page}`, { context: { copy, page, visitor } }))?.png
  }
}
