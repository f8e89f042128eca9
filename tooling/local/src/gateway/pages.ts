import type { Build } from './build.ts'

interface Head {
  readonly title: string
  readonly description: string
}

/** `pages.json` of a build, as `pageList` (tooling/config) writes it. */
interface Pages {
  readonly paths: readonly string[]
  readonly heads: Readonly<Record<string, Head>>
}

const read = new WeakMap<Build, Pages | undefined>()

function pagesOf(build: Build): Pages | undefined {
  if (!read.has(build)) {
    const list = build.get('/pages.json')
    // Our own build wrote it.
    read.set(build, list && (JSON.parse(list.toString('utf8')) as Pages))
  }
  return read.get(build)
}

const bare = (path: string) => path.replace(/(?<=.)\/+$/, '')

/** Whether a path is the address of a page. A build without a list has every page. One that can't be read ("%ff") is none. */
export function isPage(build: Build, path: string): boolean {
  const pages = pagesOf(build)
  if (!isReadable(path)) return false
  if (!pages) return true
  const asked = bare(path).split('/')
  return pages.paths.some((known) => {
    const parts = known.split('/')
    return parts.length === asked.length && parts.every((part, at) => part.startsWith('$') || part === asked[at])
  })
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

const made = new WeakMap<Buffer, Map<string, Buffer>>()

/** The app's HTML with title, description, canonical address and what a shared link shows, for pages whose head is known.
 *  @param origin - where the page is: `https://ginipig.example` */
export function withHead(build: Build, html: Buffer, path: string, origin: string): Buffer {
  const page = bare(path)
  const head = pagesOf(build)?.heads[page]
  if (!head) return html
  const known = made.get(html) ?? new Map<string, Buffer>()
  made.set(html, known)
  const address = origin + page
  const before = known.get(address)
  if (before) return before
  const [title, description, url] = [head.title, head.description, address].map(escaped)
  const tags = [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    `<link rel="canonical" href="${url}" />`,
    '<meta property="og:type" content="website" />',
    '<meta property="og:site_name" content="Ginipig" />',
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    `<meta property="og:url" content="${url}" />`,
    `<meta property="og:image" content="${escaped(origin)}/og.png" />`,
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join('\n    ')
  const text = html
    .toString('utf8')
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => tags)
  const body = Buffer.from(text)
  known.set(address, body)
  return body
}
