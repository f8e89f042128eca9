import { readFileSync } from 'node:fs'
import type { ApiAnswer, ApiRequest } from '#http/pipeline.ts'
import { assembleScript } from './assemble.ts'

/** Every page and script that a browser gets, read once. */
const files: Readonly<Record<string, { type: string; read: () => string }>> = {
  '/v3/stripe.js': { type: 'text/javascript', read: () => assembleScript(here('script/stripe.ts')) },
  '/v3/elements/card.html': { type: 'text/html', read: () => plain('frames/card.html') },
  '/v3/elements/card.css': { type: 'text/css', read: () => plain('frames/card.css') },
  '/v3/elements/card.js': { type: 'text/javascript', read: () => assembleScript(here('frames/card.ts')) },
  '/v3/elements/challenge.html': { type: 'text/html', read: () => plain('frames/challenge.html') },
  '/v3/elements/challenge.css': { type: 'text/css', read: () => plain('frames/challenge.css') },
  '/v3/elements/challenge.js': { type: 'text/javascript', read: () => assembleScript(here('frames/challenge.ts')) },
}

const read = new Map<string, string>()

const ofThisMachine = 'http://localhost:* http://*.localhost:* http://127.0.0.1:*'

/** The frames take nothing from elsewhere but the page's fonts, and show only in pages of this machine. */
const framePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  `font-src ${ofThisMachine}`,
  `frame-ancestors ${ofThisMachine}`,
].join('; ')

export function browserFile({ method, path }: Pick<ApiRequest, 'method' | 'path'>): ApiAnswer {
  const file = files[path]
  if (!file || (method !== 'GET' && method !== 'HEAD'))
    return { status: 404, headers: { 'content-type': 'text/plain' }, body: 'Not found' }
  const body = read.get(path) ?? file.read()
  read.set(path, body)
  return {
    status: 200,
    headers: {
      'content-type': `${file.type}; charset=utf-8`,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      // Pages with Cross-Origin-Embedder-Policy may load the script and the frames.
      'cross-origin-resource-policy': 'cross-origin',
      ...(file.type === 'text/html' ? { 'content-security-policy': framePolicy } : {}),
    },
    body,
  }
}

function here(name: string): URL {
  return new URL(name, import.meta.url)
}

function plain(name: string): string {
  return readFileSync(here(name), 'utf8')
}
