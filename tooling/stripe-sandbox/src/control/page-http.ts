import * as v from 'valibot'
import type { ApiAnswer, ApiRequest } from '#http/pipeline.ts'
import type { Control } from './control.ts'
import { runVerb } from './control-http.ts'
import { controlPage } from './control-page.ts'

const PATH = '/_sandbox'

/** Is it the page, or one of its forms? */
export const isControlPage = (path: string): boolean =>
  path === PATH || path === `${PATH}/` || path.startsWith(`${PATH}/page/`)

const here = /^(127\.0\.0\.1|\[::1\]|localhost|[\w.-]+\.localhost)(:\d+)?$/

const numbers = new Set(['seconds', 'times', 'count', 'ms', 'status'])

/** What a form says, as the control's verbs take it. */
function bodyOf({ body }: ApiRequest, verb: string): object {
  if (verb === 'webhooks/shuffle') return { on: true }
  if (verb === 'webhooks/sort') return { on: false }
  const fields = [...new URLSearchParams(body)]
  return Object.fromEntries(fields.map(([name, value]) => [name, numbers.has(name) ? Number(value) : value]))
}

const html = (status: number, body: string): ApiAnswer => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  },
  body,
})

/** The page for a person, and what its forms order. Only under a name of this machine, and only from the page itself: any
 *  other page that the same browser shows is turned away. */
export async function answerControlPage(control: Control, request: ApiRequest): Promise<ApiAnswer> {
  const { method, path, query, headers } = request
  const host = headers.host ?? ''
  if (!here.test(host)) return html(403, 'Only under a name of this machine.')
  if (method === 'GET' && path === `${PATH}/page/dump`)
    return {
      status: 200,
      headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
      body: JSON.stringify(control.dump(), null, 2),
    }
  if (method === 'GET')
    return html(200, controlPage(control, { done: new URLSearchParams(query).get('done') ?? undefined }))
  if (method !== 'POST' || headers.origin !== `http://${host}`) return html(403, 'Only from the page itself.')
  const verb = path.replace(`${PATH}/page/`, '')
  try {
    await runVerb(control, verb === 'webhooks/sort' ? 'webhooks/shuffle' : verb, bodyOf(request, verb))
  } catch (error) {
    if (!(error instanceof v.ValiError || error instanceof RangeError)) throw error
    return html(400, controlPage(control, { problem: error.message }))
  }
  return { status: 303, headers: { location: `${PATH}?done=${encodeURIComponent(verb)}` }, body: '' }
}
