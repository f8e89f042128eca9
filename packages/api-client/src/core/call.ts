import type { BodyInput, Endpoint } from '@ginipig/contract/core/endpoint.ts'
import type * as v from 'valibot'

type ParamsInput<E extends Endpoint> =
  Exclude<E['params'], undefined> extends infer S extends v.GenericSchema ? v.InferInput<S> : never
type QueryInput<E extends Endpoint> =
  Exclude<E['query'], undefined> extends infer S extends v.GenericSchema ? v.InferInput<S> : never

/** What a query takes from a caller: text as it travels, and what becomes such text by itself. */
type Sendable<T> =
  | T
  | (string extends T ? number | readonly string[] | ReadonlySet<string> : never)
  | ('true' extends T ? boolean : never)

/** Query of a call in the caller's terms: `{ instant: true, level: ['pro'] }`. */
export type QueryGiven<E extends Endpoint> = { [K in keyof QueryInput<E>]: Sendable<QueryInput<E>[K]> }

type Body<E extends Endpoint> = Exclude<BodyInput<E>, undefined>

type Part<Name extends string, T> = [T] extends [never]
  ? { [K in Name]?: undefined }
  : Record<never, never> extends T
    ? { [K in Name]?: T | undefined }
    : { [K in Name]: T }

/** What one call needs; parts that the contract doesn't name can't be given. */
export type Call<E extends Endpoint> = Part<'params', ParamsInput<E>> &
  Part<'query', QueryGiven<E>> &
  Part<'body', Body<E>> & {
    signal?: AbortSignal | undefined
    /** fetch's `keepalive`: outlives the page that sends it; browsers allow a body of 64 KiB. */
    keepalive?: boolean | undefined
  }

/** Path with its parameters, each encoded: an id can't climb out of its place. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(params[name] ?? '')))
}

const toText = (value: unknown) =>
  value instanceof Set || Array.isArray(value) ? [...value].join(',') : String(value ?? '')

/** Query as text: undefined and empty sets are left out, sets are joined by commas. */
export function toSearch(query: Readonly<Record<string, unknown>> = {}): [string, string][] {
  return Object.entries(query)
    .map(([name, value]): [string, string] => [name, toText(value)])
    .filter(([, text]) => text !== '')
}
