import { createHash } from 'node:crypto'
import type { Rendered } from './copy.ts'

export interface Assembled {
  readonly html: string
  /** What the policy of the page has to allow besides: its own styles, and each `style="…"`, which in sent HTML falls under
   *  the policy, where one set by script doesn't. */
  readonly stylePolicy: string
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** `index.html` of the build, and what of its style sheet a body needs. */
export interface Template {
  readonly html: string
  readonly stylesOf: (body: string) => string
}

/** Puts a rendered page into the app's own. What it needs to be seen stands in it; the whole style sheet holds nothing back
 *  (public/before-app.js puts it to use).
 *  @param scripts - files of the build that the page stands on as well */
export function assemble(
  { html: template, stylesOf }: Template,
  language: string,
  scripts: readonly string[],
  { head, body, state }: NonNullable<Rendered['page']>,
): Assembled {
  const [sheet = ''] = SHEET.exec(template) ?? []
  const styles = stylesOf(body)
  const own = head.includes('<title>')
    ? template.replace(/<title>[^<]*<\/title>/, '').replace(/<meta name="description"[^>]*>/, '')
    : template
  // By functions: a page's words may hold what `replace` takes for a pattern.
  const html = own
    .replaceAll(/<(script type="module"|link rel="modulepreload") /g, (start) => `${start}${LATER} `)
    .replace(sheet, (link) => link.replace('<link ', LATE_SHEET))
    .replace('<script type="module"', (start) => `<style>${styles}</style>${start}`)
    .replace('</head>', () => `${head}${scripts.map(preload).join('')}</head>`)
    .replace('<html lang="en">', `<html lang="${language}">`)
    // What it says isn't so: the page can be read.
    .replace(/<noscript>.*?<\/noscript>/s, '')
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
    .replace('</body>', () => `<script type="application/json" id="state">${state}</script></body>`)
  return { html, stylePolicy: `style-src-elem 'self' ${hashed(styles)}${attributePolicy(body)}` }
}

const SHEET = /<link rel="stylesheet"[^>]*>/
/** Of another medium it is fetched and waited for by nothing. */
const LATE_SHEET = '<link media="print" fetchpriority="high" '

/** What one looks at goes before what answers: on a phone's line the style sheet shares it with no script. */
const LATER = 'fetchpriority="low"'
const preload = (file: string) => `<link rel="modulepreload" ${LATER} crossorigin href="/${file}">`

function attributePolicy(body: string): string {
  const texts = new Set([...body.matchAll(/ style="([^"]*)"/g)].map(([, text = '']) => text))
  const hashes = [...texts].map((text) =>
    hashed(text.replace(/&(amp|lt|gt|quot|#x27);/g, (sign) => entities[sign] ?? sign)),
  )
  return hashes.length === 0 ? '' : `; style-src-attr 'unsafe-hashes' ${hashes.join(' ')}`
}

const hashed = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
