import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { extname } from 'node:path'
import type { Build } from './build.ts'
import { contentType } from './content-type.ts'
import { isPage, withHead } from './pages.ts'
import { plainHeaders, workerHeaders } from './security-headers.ts'

export interface Answer {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly body?: Buffer | string
}

/** Built by `appWorker` (tooling/config); never from a browser's cache, or it couldn't be replaced. */
const WORKER = '/worker.js'
const HASHED = /^\/assets\//
const YEAR_S = 31_536_000
/** In order of preference; `precompress` (tooling/config) wrote them beside the file. */
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
]

/** A file of the build, the app itself for the address of a page, or a refusal. An address that is no page, or whose thing
 *  is not there, gets the app too, which says so to people, with the status that says so to machines.
 *  @param pageHeaders - for the app's page only  @param origin - where the app is
 *  @param told - what is known of the thing that the page is about */
export function staticAnswer(
  build: Build,
  { method, headers: asked }: Pick<IncomingMessage, 'method' | 'headers'>,
  path: string,
  pageHeaders: OutgoingHttpHeaders,
  origin: string,
  told: 200 | 404 | 410 = 200,
): Answer {
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, headers: { ...plainHeaders, allow: 'GET, HEAD' } }
  const file = fileFor(build, path)
  const content = file && build.get(file)
  if (!content) {
    return { status: 404, headers: { ...plainHeaders, 'content-type': contentType('.txt') }, body: 'Not found\n' }
  }
  const isApp = file === '/index.html'
  const status = isApp && !isPage(build, path) ? 404 : told
  const head = isApp ? withHead(build, content, path, origin) : content
  const etag = etagOf(head)
  const headers = {
    ...headersOf(file, pageHeaders),
    'content-type': contentType(file),
    'cache-control': HASHED.test(file) ? `public, max-age=${YEAR_S}, immutable` : 'no-cache',
    vary: 'accept-encoding',
    // An ETag only with 200: the app's page is the same for all addresses, so a 404 could be revalidated as if the page were
    // there, and the reverse.
    ...(status === 200 ? { etag } : {}),
  }
  if (status === 200 && asked['if-none-match'] === etag) return { status: 304, headers }
  const { body, ...encoding } =
    head === content ? encode(build, file, content, asked['accept-encoding']) : { body: head }
  return { status, headers: { ...headers, ...encoding, 'content-length': body.length }, body }
}

function headersOf(file: string, pageHeaders: OutgoingHttpHeaders): OutgoingHttpHeaders {
  if (file === WORKER) return workerHeaders
  // The card's fields, in Stripe's frame, are written in our font; browsers fetch fonts from elsewhere with leave alone.
  if (file.endsWith('.woff2')) return { ...plainHeaders, 'access-control-allow-origin': '*' }
  return file.endsWith('.html') ? pageHeaders : plainHeaders
}

/** A path without a file ending is a page, and every page is the app. */
function fileFor(build: Build, path: string): string | undefined {
  if (build.has(path)) return path
  return extname(path) === '' ? '/index.html' : undefined
}

function encode(build: Build, file: string, content: Buffer, accepted = '') {
  for (const { name, suffix } of ENCODINGS) {
    const body = build.get(`${file}${suffix}`)
    if (body && accepted.includes(name)) return { 'content-encoding': name, body }
  }
  return { body: content }
}

const etags = new WeakMap<Buffer, string>()

/** A weak ETag, since it is the same for every encoding. */
function etagOf(content: Buffer): string {
  const etag = etags.get(content) ?? `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  etags.set(content, etag)
  return etag
}
