import type { PageHead } from './page-head.ts'
import { safeJson } from './safe-json.ts'

type Tag = Readonly<Record<string, unknown>>

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

const attributes = (tag: Tag) =>
  Object.entries(tag)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('')

function metaTag(tag: Tag): string {
  if ('title' in tag) return `<title>${escaped(String(tag.title))}</title>`
  if ('script:ld+json' in tag) return `<script type="application/ld+json">${safeJson(tag['script:ld+json'])}</script>`
  return `<meta${attributes(tag)}>`
}

/** What a page says of itself, as HTML. */
export const headOf = ({ meta, links }: Pick<PageHead, 'meta' | 'links'>): string =>
  [...meta.map(metaTag), ...links.map((link) => `<link${attributes(link)}>`)].join('')
