import type { Endpoint, ResponseOf } from '@ginipig/contract/core'
import ky, { isHTTPError, isNetworkError, isTimeoutError } from 'ky'
import { ApiError } from './api-error.ts'
import { type Call, fillPath, newIdempotencyKey, toSearch } from './call.ts'
import { readAnswer, toApiError } from './read-reply.ts'
import { withToken } from './with-token.ts'

const TIMEOUT_MS = 20_000
/** Only reading is tried again by itself, and only when no answer came. */
const READ_RETRIES = 2

export type ApiOptions = {
  /** "/api/v1" of the app's own origin. */
  baseUrl: string
  /** The access token, renewed when it is about to end; `refused` is one that the server just turned down.
   *  Undefined: nobody is signed in. */
  getAccessToken: (refused?: string) => Promise<string | undefined>
  /** A call that needs a session found that there is none any more. */
  onUnauthenticated: () => void
  /** Gets what a person can't act on: an answer that breaks the contract. */
  report?: (error: unknown) => void
  fetch?: typeof globalThis.fetch
}

type CallArgs<E extends Endpoint> = Record<never, never> extends Call<E> ? [call?: Call<E>] : [call: Call<E>]

/** Makes one call of the contract. @throws ApiError, or the signal's AbortError */
export type Api = {
  <E extends Endpoint>(endpoint: E, ...call: CallArgs<E>): Promise<ResponseOf<E>>
  /** For transports that fetch can't be (an upload with progress). */
  readonly options: ApiOptions
}

type LooseCall = {
  params?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
  idempotencyKey?: string
  signal?: AbortSignal
}

export function createApi(options: ApiOptions): Api {
  const client = ky.create({
    prefix: options.baseUrl,
    throwHttpErrors: false,
    timeout: TIMEOUT_MS,
    retry: { limit: READ_RETRIES, methods: ['get'], shouldRetry: ({ error }) => isNetworkError(error) },
    ...(options.fetch && { fetch: options.fetch }),
  })

  const send = async (endpoint: Endpoint, call: LooseCall, headers: Headers, token: string | undefined) => {
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
    const pending = client(fillPath(endpoint.path, call.params), {
      method: endpoint.method,
      headers,
      searchParams: toSearch(call.query),
      ...(endpoint.usesCookie && { credentials: 'include' as const }),
      ...(endpoint.body && { json: call.body ?? {} }),
      ...(call.signal && { signal: call.signal }),
    })
    try {
      const text = await pending.text()
      return { status: (await pending).status, text }
    } catch (error) {
      throw toTransportError(error, call.signal)
    }
  }

  const api = async <E extends Endpoint>(endpoint: E, call: LooseCall = {}): Promise<ResponseOf<E>> => {
    const headers = new Headers({ accept: 'application/json' })
    if (endpoint.idempotent) headers.set('idempotency-key', call.idempotencyKey ?? newIdempotencyKey())
    const reply = await withToken(endpoint, options, (token) => send(endpoint, call, headers, token))
    if (reply.status < 200 || reply.status > 299) throw toApiError(reply.status, reply.text)
    try {
      return readAnswer(endpoint, reply.status, reply.text)
    } catch (error) {
      options.report?.(error)
      throw error
    }
  }
  // `api` takes the loose form of the very call that `Api` types by the endpoint.
  return Object.assign(api as <E extends Endpoint>(endpoint: E, ...call: CallArgs<E>) => Promise<ResponseOf<E>>, {
    options,
  })
}

/** No answer came. An abort stays what it is: the caller asked for it. */
function toTransportError(error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted || isHTTPError(error)) return error
  if (isTimeoutError(error)) return new ApiError({ code: 'timeout', status: 0, cause: error })
  return new ApiError({ code: 'offline', status: 0, cause: error })
}
