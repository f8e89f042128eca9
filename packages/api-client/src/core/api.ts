import type { Endpoint, ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import { type Call, fillPath, toSearch } from './call.ts'
import { oneKeyEach } from './one-key.ts'
import { readAnswer, toApiError } from './read-reply.ts'
import { type Reply, sendRequest } from './send.ts'
import { withToken } from './with-token.ts'

/** What an app hands over once, for all its calls. */
export type ApiOptions = {
  /** "/api/v1" of the app's own origin. */
  baseUrl: string
  /** Of the calls under /auth, and of those about cards and payments, where they are elsewhere. Source: spec §7. */
  authUrl?: string
  paymentUrl?: string
  /** The access token, renewed when it is about to end; `refused` is one that the server just turned down.
   *  Undefined: nobody is signed in. */
  getAccessToken: (refused?: string) => Promise<string | undefined>
  /** A call that needs a session found that there is none any more. */
  onUnauthenticated: () => void
  /** Gets what a person can't act on: an answer that breaks the contract. */
  report?: (error: unknown) => void
  fetch?: typeof globalThis.fetch
}

export type CallArgs<E extends Endpoint> = Record<never, never> extends Call<E> ? [call?: Call<E>] : [call: Call<E>]

/** Makes one call of the contract. @throws ApiError, or the signal's AbortError */
export type Api = {
  <E extends Endpoint>(endpoint: E, ...call: CallArgs<E>): Promise<ResponseOf<E>>
  /** For transports that fetch can't be (an upload with progress). */
  readonly options: ApiOptions
}

/** A call as it is inside: `Api` has typed it by its endpoint. */
type LooseCall = {
  params?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
  signal?: AbortSignal
  keepalive?: boolean
}

export function createApi(options: ApiOptions): Api {
  const once = oneKeyEach()
  const ask = async <E extends Endpoint>(endpoint: E, call: LooseCall, idempotencyKey?: string) => {
    const headers = new Headers({ accept: 'application/json' })
    if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey)
    const reply = await withToken(endpoint, options, (token) => send(options, endpoint, call, headers, token))
    if (reply.status < 200 || reply.status > 299) throw toApiError(reply.status, reply.text)
    try {
      return readAnswer(endpoint, reply.status, reply.text)
    } catch (error) {
      options.report?.(error)
      throw error
    }
  }
  const api = <E extends Endpoint>(endpoint: E, call: LooseCall = {}): Promise<ResponseOf<E>> => {
    if (!endpoint.idempotent) return ask(endpoint, call)
    const wish = JSON.stringify([endpoint.name, toUrl('', endpoint, call), call.body])
    return once(wish, (idempotencyKey) => ask(endpoint, call, idempotencyKey))
  }
  // `api` takes the loose form of the very call that `Api` types by the endpoint.
  return Object.assign(api as <E extends Endpoint>(endpoint: E, ...call: CallArgs<E>) => Promise<ResponseOf<E>>, {
    options,
  })
}

function send(
  options: ApiOptions,
  endpoint: Endpoint,
  call: LooseCall,
  headers: Headers,
  token: string | undefined,
): Promise<Reply> {
  if (token === undefined) headers.delete('authorization')
  else headers.set('authorization', `Bearer ${token}`)
  if (endpoint.body) headers.set('content-type', 'application/json')
  return sendRequest(options.fetch ?? globalThis.fetch, toUrl(baseOf(options, endpoint), endpoint, call), {
    method: endpoint.method,
    headers,
    ...(endpoint.usesCookie && { credentials: 'include' }),
    ...(endpoint.body && { body: JSON.stringify(call.body ?? {}) }),
    ...(call.signal && { signal: call.signal }),
    ...(call.keepalive && { keepalive: true }),
  })
}

/** First parts of the paths of calls that are about cards and payments. */
const paymentCalls = ['/cards', '/payments', '/wallet', '/stripe', '/invoices']
const isBelow = (path: string, part: string) => path === part || path.startsWith(`${part}/`)

/** Log-in and payments may live elsewhere. Source: spec §7. */
function baseOf({ baseUrl, authUrl = baseUrl, paymentUrl = baseUrl }: ApiOptions, { path }: Endpoint): string {
  if (isBelow(path, '/auth')) return authUrl
  return paymentCalls.some((part) => isBelow(path, part)) ? paymentUrl : baseUrl
}

function toUrl(baseUrl: string, endpoint: Endpoint, { params, query }: LooseCall): string {
  const search = new URLSearchParams(toSearch(query)).toString()
  return `${baseUrl}${fillPath(endpoint.path, params)}${search === '' ? '' : `?${search}`}`
}
