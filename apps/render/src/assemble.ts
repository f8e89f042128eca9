import { createHash } from 'node:crypto'
import type { Rendered } from './copy.ts'
import type { Sheet } from './page-styles.ts'

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

/** `index.html` of the build, and the style sheets that a body needs. */
export interface Template {
  readonly html: string
  readonly stylesOf: (body: string) => readonly Sheet[]
}

/** Puts a rendered page into the app's own. The style sheets of what it shows stand in it; for Vite, which loads those of
 *  each later part, they are there already.
 *  @param scripts - files of the build that the page stands on as well, which `before-app.js` asks for after the first frame */
export function assemble(
  { html: template, stylesOf }: Template,
  language: string,
  scripts: readonly string[],
  { head, body, state }: NonNullable<Rendered['page']>,
): Assembled {
  const sheets = stylesOf(body)
  const styles = sheets.map(({ text }) => text).join('')
  const own = head.includes('<title>')
    ? template.replace(/<title>[^<]*<\/title>/, '').replace(/<meta name="description"[^>]*>/, '')
    : template
  // By functions: a page's words may hold what `replace` takes for a pattern.
  const html = own
    .replaceAll(/<(script type="module"|link rel="modulepreload") /g, (start) => `${start}${LATER} `)
    .replace(SHEET, () => sheets.map(loaded).join(''))
    .replace('<script type="module"', (start) => `<style>${styles}</style>${start}`)
    .replace('</head>', () => `${head}<template id="later">${scripts.map(preload).join('')}</template></head>`)
    .replace('<html lang="en">', `<html lang="${language}">`)
    // What it says isn't so: the page can be read.
    .replace(/<noscript>.*?<\/noscript>/s, '')
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
    .replace('</body>', () => `<script type="application/json" id="state">${state}</script></body>`)
  return { html, stylePolicy: `style-src-elem 'self' ${hashed(styles)}${attributePolicy(body)}` }
}

const SHEET = /<link rel="stylesheet"[^>]*>/
/** Neither fetched nor applied: by it Vite's `import()` knows that a part's styles are in the page. */
const loaded = ({ file }: Sheet) => `<link rel="stylesheet" disabled href="/${file}">`

/** What one looks at goes before what answers. */
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
