import { createHash } from 'node:crypto'
import type { Rendered } from './copy.ts'

export interface Assembled {
  readonly html: string
  /** Sources for `style-src-attr`: a `style="…"` in sent HTML falls under the policy, where one set by script doesn't. */
  readonly styleHashes: string
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** Puts a rendered page into the app's own.
 *  @param template - `index.html` of the build  @param scripts - files of the build that the page stands on as well */
export function assemble(
  template: string,
  language: string,
  scripts: readonly string[],
  { head, body, state }: NonNullable<Rendered['page']>,
): Assembled {
  const own = head.includes('<title>')
    ? template.replace(/<title>[^<]*<\/title>/, '').replace(/<meta name="description"[^>]*>/, '')
    : template
  // By functions: a page's words may hold what `replace` takes for a pattern.
  const html = own
    .replaceAll(/<(script type="module"|link rel="modulepreload") /g, (start) => `${start}${LATER} `)
    .replace('</head>', () => `${head}${scripts.map(preload).join('')}</head>`)
    .replace('<html lang="en">', `<html lang="${language}">`)
    // What it says isn't so: the page can be read.
    .replace(/<noscript>.*?<\/noscript>/s, '')
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
    .replace('</body>', () => `<script type="application/json" id="state">${state}</script></body>`)
  return { html, styleHashes: styleHashes(body) }
}

/** What one looks at goes before what answers: on a phone's line the style sheet shares it with no script. */
const LATER = 'fetchpriority="low"'
const preload = (file: string) => `<link rel="modulepreload" ${LATER} crossorigin href="/${file}">`

function styleHashes(body: string): string {
  const texts = new Set([...body.matchAll(/ style="([^"]*)"/g)].map(([, text = '']) => text))
  return [...texts]
    .map((text) => hashed(text.replace(/&(amp|lt|gt|quot|#x27);/g, (sign) => entities[sign] ?? sign)))
    .join(' ')
}

const hashed = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
