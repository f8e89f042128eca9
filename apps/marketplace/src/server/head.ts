import type { AnyRouteMatch } from '@tanstack/react-router'
import { safeJson } from './safe-json.ts'

type Tag = Readonly<Record<string, unknown>>

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

const attributes = (tag: Tag) =>
  Object.entries(tag)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('')

/** One tag of `head()`, and what it is the only one of. */
function metaTag(tag: Tag): [only: string, html: string] {
  if ('title' in tag) return ['title', `<title>${escaped(String(tag.title))}</title>`]
  if ('script:ld+json' in tag) {
    const json = safeJson(tag['script:ld+json'])
    return [`ld ${json}`, `<script type="application/ld+json">${json}</script>`]
  }
  return [`meta ${String(tag.name ?? tag.property ?? JSON.stringify(tag))}`, `<meta${attributes(tag)}>`]
}

/** What the routes' `head()` says of a page, as HTML: of two that say the same thing the deeper one counts. Scripts are
 *  data only, for the policy allows no others. */
export function headOf(matches: readonly Pick<AnyRouteMatch, 'meta' | 'links' | 'headScripts'>[]): string {
  const parts = new Map<string, string>()
  const given = <T>(list: readonly (T | undefined)[] | undefined) => (list ?? []).filter((one) => one !== undefined)
  for (const { meta, links, headScripts } of matches) {
    for (const tag of given(meta)) parts.set(...metaTag(tag as Tag)) // React's own shape of a tag: names and texts
    for (const link of given(links))
      parts.set(
        `link ${link?.rel} ${link?.rel === 'canonical' ? '' : ((link as Tag).hreflang ?? link?.href)}`,
        `<link${attributes(link as Tag)}>`,
      )
    for (const script of given(headScripts)) {
      if (!script?.type?.endsWith('json')) continue
      const { children, ...rest } = script
      parts.set(
        `script ${String(children)}`,
        `<script${attributes(rest as Tag)}>${String(children).replaceAll('<', '\\u003c')}</script>`,
      )
    }
  }
  return [...parts.values()].join('')
}
