import type * as v from 'valibot'
import type { TableName } from '#state/tables.ts'
import type { World } from '#world.ts'
import type { ParamsSchema } from './params.ts'

/** Who is calling: the API with its secret key, or a page with the publishable key. */
export type Caller = 'secret' | 'publishable'

export interface Call<Params> {
  params: Params
  /** Of the path, e.g. `/v1/charges/:id`. */
  id: string
  caller: Caller
  path: string
  /** The connected account in whose name it is made (`Stripe-Account`). */
  account: string | undefined
}

export interface Route<S extends ParamsSchema = ParamsSchema> {
  method: 'GET' | 'POST' | 'DELETE'
  /** With at most one `:id`. */
  path: string
  /** The publishable key may call it too. */
  forBrowser?: true
  /** It may be made in the name of a connected account. */
  forAccount?: true
  params: S
  /** Runs to its end without waiting, so calls never interleave. */
  handle(world: World, call: Call<v.InferOutput<S>>): object
}

/** Lets the schema type the handler, then forgets the schema's type, so that routes fit in one list. */
export function route<S extends ParamsSchema>(definition: Route<S>): Route {
  // The pipeline hands `handle` only what `params` has parsed.
  return definition as unknown as Route
}

/** One noun of the API. */
export interface Resource {
  object: string
  /** Fields that hold an id, and where the object is to be looked for. */
  expandable: Readonly<Record<string, readonly TableName[]>>
  routes: readonly Route[]
}

export interface Match {
  route: Route
  id: string
}

export function findRoute(resources: readonly Resource[], method: string, path: string): Match | undefined {
  for (const { routes } of resources) {
    for (const candidate of routes) {
      if (candidate.method !== method) continue
      const pattern = new RegExp(`^${candidate.path.replace(':id', '([^/]+)')}$`)
      const found = pattern.exec(path)
      if (found) return { route: candidate, id: decodeURIComponent(found[1] ?? '') }
    }
  }
  return undefined
}
