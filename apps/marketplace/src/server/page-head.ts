import { createHash } from 'node:crypto'
import { ADDRESS_LANGUAGE } from '@ginipig/app/services/environment.ts'
import { languageNames } from '@ginipig/app/services/languages.ts'
import { formatLocale } from '@ginipig/app/words/locale.ts'
import { i18n } from '@lingui/core'
import type { Preview } from './preview.ts'

/** What search engines and previews are told of a page: tags by their attributes, `title` and JSON-LD by what is in them. */
export type PageHead = {
  meta: Record<string, unknown>[]
  links: Record<string, string>[]
  preview?: Preview | undefined
}

export type Told = {
  /** Without our name. */
  title: string
  description: string
  /** The one address of the page, with its search where that makes it another page. */
  path: string
  /** Of a page about one thing; else the site's own picture. */
  image?: string | undefined
  /** What is drawn of it where it has no picture of its own. */
  preview?: Preview | undefined
  kind?: 'website' | 'article' | 'profile'
  /** One of many views of the same: its links are to be followed, itself not to be listed. */
  isView?: boolean
  /** JSON-LD, without its context. */
  data?: readonly object[]
}

/** Letters that search engines show of a description. */
const DESCRIPTION = 155

/** Text for one line, cut at a word. */
export function truncate(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  const cut = line.slice(0, most)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).replace(/[\s.,;:]+$/u, '')}…`
}

/** Markdown as plain words. */
export const plainWords = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[#>\-*\s]+/gm, '')
    .replace(/[*_`]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const versionOf = (preview: Preview) =>
  createHash('sha256').update(JSON.stringify(preview)).digest('base64url').slice(0, 10)

/** Address of the drawn picture: another one as soon as it would show something else, for chats keep what they saw. */
export const drawn = (preview: Preview, path: string): string =>
  `/previews/${i18n.locale}${path}.png?v=${versionOf(preview)}`

const toTerritory = (language: string) => formatLocale(language).replace('-', '_')

/** The address of a page in one language. English has the bare one, which speaks to each in their own (decision 0109). */
function inLanguage(address: string, language: string): string {
  if (language === 'en') return address
  const url = new URL(address)
  url.searchParams.set(ADDRESS_LANGUAGE, language)
  return url.href
}

/** The page in each language, and where who speaks none of them goes. */
const alternates = (address: string) => [
  ...Object.keys(languageNames).map((hreflang) => ({
    rel: 'alternate',
    hreflang,
    href: inLanguage(address, hreflang),
  })),
  { rel: 'alternate', hreflang: 'x-default', href: address },
]

/** @param origin - of the marketplace: addresses are absolute, for they are read elsewhere */
export function toHead(told: Told, origin: string): PageHead {
  const { kind = 'website', isView = false, data = [] } = told
  const title = `${told.title} | Ginipig`
  const description = truncate(told.description, DESCRIPTION)
  const plain = origin + told.path
  const address = inLanguage(plain, i18n.locale)
  const image = new URL(told.image ?? (told.preview ? drawn(told.preview, told.path) : '/og.png'), origin).href
  const size = told.image === undefined ? { 'image:width': 1_200, 'image:height': 630 } : {}
  const locale = toTerritory(i18n.locale)
  const others = Object.keys(languageNames).filter((one) => one !== i18n.locale)
  const og = { type: kind, site_name: 'Ginipig', locale, title, description, url: address, image, ...size }
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      ...(isView ? [{ name: 'robots', content: 'noindex, follow' }] : []),
      ...Object.entries(og).map(([name, content]) => ({ property: `og:${name}`, content })),
      ...others.map((one) => ({ property: 'og:locale:alternate', content: toTerritory(one) })),
      { name: 'twitter:card', content: 'summary_large_image' },
      ...data.map((one) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...one } })),
    ],
    links: [{ rel: 'canonical', href: address }, ...(isView ? [] : alternates(plain))],
    preview: told.image === undefined ? told.preview : undefined,
  }
}

/** From the starting page to this one. @param steps - names and paths, this page last */
export const breadcrumbs = (origin: string, steps: readonly (readonly [name: string, path: string])[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
})
