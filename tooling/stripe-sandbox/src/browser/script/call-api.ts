import type { Answer } from './messages.ts'

/** Calls the sandbox as Stripe.js calls Stripe. Never rejects: without a connection the answer is an error too. */
export async function callApi(
  origin: string,
  key: string,
  method: string,
  path: string,
  params: object,
): Promise<Answer> {
  const form = encodeForm(params)
  const isGet = method === 'GET'
  try {
    const response = await fetch(`${origin}${path}${isGet ? `?${form}` : ''}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(isGet ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(isGet ? {} : { body: form }),
      credentials: 'omit',
    })
    const body: { error?: unknown } = await response.json()
    // An error of the API has the shape that Stripe documents.
    return response.ok ? { ok: true, body } : { ok: false, error: body.error as (Answer & { ok: false })['error'] }
  } catch {
    return { ok: false, error: { type: 'api_connection_error', message: noConnection } }
  }
}

const noConnection =
  'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.'

function encodeForm(params: object): string {
  const form = new URLSearchParams()
  appendTo(form, '', params)
  return form.toString()
}

function appendTo(form: URLSearchParams, prefix: string, value: unknown): void {
  if (value === undefined || value === null) return
  if (typeof value !== 'object') {
    form.append(prefix, String(value))
    return
  }
  for (const [key, inner] of Object.entries(value)) appendTo(form, prefix === '' ? key : `${prefix}[${key}]`, inner)
}
