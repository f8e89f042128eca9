import { randomUUID } from 'node:crypto'
import type { BodyInput, Endpoint, ParamsOf, QueryInput, ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import type { Problem } from '@ginipig/contract/core/problem.ts'
import type { FastifyInstance } from 'fastify'

export type Input<E extends Endpoint> = {
  params?: ParamsOf<E>
  query?: QueryInput<E>
  body?: BodyInput<E> | unknown
  /** Idempotency-Key; a fresh one when the call needs one and none is given. */
  key?: string
  /** Where it comes from; this machine without. Without a socket only. */
  remoteAddress?: string
}

export type Answer<E extends Endpoint> = {
  status: number
  code: Problem['code'] | undefined
  problem: Problem
  body: ResponseOf<E>
}

/** Calls the API as one person, by the contract. Never throws for a status: tests ask for it. */
export type Caller = <E extends Endpoint>(endpoint: E, input?: Input<E>) => Promise<Answer<E>>

type Wire = { method: Endpoint['method']; url: string; headers: Record<string, string>; payload: string | undefined }

function toWire(
  endpoint: Endpoint,
  input: Input<Endpoint>,
  token: string | undefined,
  more: Wire['headers'] = {},
): Wire {
  const params = (input.params ?? {}) as Record<string, string> // parameters are text in an address
  const path = endpoint.path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''))
  const query = new URLSearchParams((input.query ?? {}) as Record<string, string>).toString() // as above
  const hasBody = endpoint.body !== undefined
  return {
    method: endpoint.method,
    url: `/api/v1${path}${query ? `?${query}` : ''}`,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
      ...(endpoint.idempotent ? { 'idempotency-key': input.key ?? randomUUID() } : {}),
      ...more,
    },
    payload: hasBody ? JSON.stringify(input.body ?? {}) : undefined,
  }
}

function toAnswer<E extends Endpoint>(status: number, text: string): Answer<E> {
  const body = text === '' ? undefined : JSON.parse(text)
  return { status, code: status >= 400 ? body?.code : undefined, problem: body, body }
}

/** Without a socket, on the app itself. @param headers - of every call, such as an origin */
export function injectCaller(
  app: FastifyInstance,
  token?: () => Promise<string>,
  headers?: Record<string, string>,
): Caller {
  return async (endpoint, input = {}) => {
    const { payload, ...wire } = toWire(endpoint, input as Input<Endpoint>, await token?.(), headers) // the same shape, its types erased
    const { remoteAddress } = input
    const answer = await app.inject({
      ...wire,
      ...(payload === undefined ? {} : { payload }),
      ...(remoteAddress === undefined ? {} : { remoteAddress }),
    })
    return toAnswer(answer.statusCode, answer.payload)
  }
}

/** Over a real socket. @param headers - of every call, such as an origin
 *  @throws TypeError when the process dies under the call */
export function fetchCaller(baseUrl: string, token?: () => Promise<string>, headers?: Record<string, string>): Caller {
  return async (endpoint, input = {}) => {
    const { payload, url, ...wire } = toWire(endpoint, input as Input<Endpoint>, await token?.(), headers) // as above
    const answer = await fetch(`${baseUrl}${url}`, { ...wire, ...(payload === undefined ? {} : { body: payload }) })
    return toAnswer(answer.status, await answer.text())
  }
}
