import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Language } from '@ginipig/domain/identity'
import { DEFAULT_ZONE, formatTime } from '@ginipig/domain/time'
import type { I18n } from '@lingui/core'
import { html, type Markup } from '#platform/html/html.ts'
import { IDLE_MS } from './operator.ts'
import { type Section, sections, type Visit } from './page.ts'
import { nothing } from './parts.ts'

const read = (specifier: string) => readFileSync(fileURLToPath(import.meta.resolve(specifier)))

/** What every page loads, by its name below /admin/files: the design's own tokens, fonts and mark, and the desk's styles. */
export const files: Readonly<Record<string, { type: string; bytes: Buffer }>> = {
  'desk.css': {
    type: 'text/css; charset=utf-8',
    bytes: Buffer.concat([read('@ginipig/ui/tokens.css'), readFileSync(new URL('./desk.css', import.meta.url))]),
  },
  'figtree.woff2': {
    type: 'font/woff2',
    bytes: read('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  },
  'besley.woff2': { type: 'font/woff2', bytes: read('@fontsource/besley/files/besley-latin-600-normal.woff2') },
  'logo.svg': { type: 'image/svg+xml', bytes: read('@ginipig/ui/assets/logo-mark.svg') },
}

/** Of all files together: a new version is fetched at once. */
const version = createHash('sha256')
  .update(Buffer.concat(Object.values(files).map(({ bytes }) => bytes)))
  .digest('base64url')
  .slice(0, 10)

/** Our own style sheet, fonts and pictures, forms to ourselves; no script at all. */
export const deskPolicy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

export const sectionWords: Record<Section, (i18n: I18n) => string> = {
  pictures: (i18n) => i18n._('Pictures'),
  reports: (i18n) => i18n._('Reports'),
  money: (i18n) => i18n._('Money'),
  people: (i18n) => i18n._('People'),
  listings: (i18n) => i18n._('Listings'),
  codes: (i18n) => i18n._('Codes'),
  words: (i18n) => i18n._('Words'),
  figures: (i18n) => i18n._('Figures'),
  log: (i18n) => i18n._('Log'),
}

const document = (language: Language, title: string, body: Markup): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | Ginipig</title>
<link rel="icon" href="/admin/files/logo.svg" type="image/svg+xml">
<link rel="stylesheet" href="/admin/files/desk.css?v=${version}">
</head>
<body>${body}</body>
</html>`.text

/** A page for somebody who isn't signed in: one column under the mark. */
export const doorPage = (language: Language, title: string, body: Markup): string =>
  document(
    language,
    title,
    html`<main class="door" id="main"><p class="mark"><img src="/admin/files/logo.svg" alt="" width="40" height="40">Ginipig</p><h1>${title}</h1>${body}</main>`,
  )

/** What waits, by section. */
export type Waiting = Partial<Record<Section, number>>

/** A page of the desk.
 *  @param notice - what was just done */
export function deskPage(
  { operator, i18n, language, now }: Visit,
  page: { section: Section | undefined; title: string; body: Markup; notice: Markup; waiting: Waiting },
): string {
  const entry = (section: Section) => {
    const count = page.waiting[section] ?? 0
    return html`<li><a href="/admin/${section}"${section === page.section ? html` aria-current="page"` : nothing}>${sectionWords[section](i18n)}${count > 0 ? html` <span class="count">${count}</span>` : nothing}</a></li>`
  }
  return document(
    language,
    page.title,
    html`<a class="skip" href="#main">${i18n._('Skip to content')}</a>
<header class="bar"><a class="bar-mark" href="/admin"><img src="/admin/files/logo.svg" alt="" width="30" height="30">${i18n._('Desk')}</a>
<nav aria-label="${i18n._('Desk')}"><ul>${sections.map(entry)}</ul></nav>
<form class="bar-me" method="post" action="/admin/log-out"><span>${operator.name}</span><span>${i18n._('until {time}', { time: formatTime(now + IDLE_MS, DEFAULT_ZONE) })}</span><button>${i18n._('Log out')}</button></form></header>
<main id="main" tabindex="-1">${page.notice}<h1>${page.title}</h1>${page.body}</main>`,
  )
}
