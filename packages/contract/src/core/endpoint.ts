import type { ImageKind } from '@ginipig/domain/upload'
import type * as v from 'valibot'
import type { ProblemCode } from './problem.ts'

/** Who may call. `client` and `provider` by the account's type, a provider with a finished profile only; `onboarding`
 *  a provider, finished or not; `either` a client or any provider. Decided on the server from the session's row,
 *  never from what the caller says. */
export type Access = 'public' | 'client' | 'provider' | 'onboarding' | 'either' | 'operator'

/** What a call takes as bytes. */
export type BinaryKind = ImageKind | 'document'

export type Schema = v.GenericSchema

/** All that both sides must agree on for one call. A call that is not described so can't be served. */
export type Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
> = {
  /** Operation id; unique. */
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Under /api/v1, with `:name` for a parameter. */
  path: `/${string}`
  access: Access
  /** Of a public call: optional authentication. The caller's token is sent along, and the answer may depend on who it is;
   *  any other public call is sent without a token and answered the same for everybody. */
  optionalAuth?: true
  params?: Params
  query?: Query
  /** Absent: no JSON. */
  body?: Body
  /** An image or a document as the whole body, sent as it is under its own content type; which one says how large it may
   *  be. */
  binaryBody?: BinaryKind
  response: Response
  /** Beside those that every call can answer (malformed, invalid_input, unauthenticated, …). */
  errors?: readonly ProblemCode[]
  /** Idempotent: takes an Idempotency-Key, and a repeat with the same key gets the same answer, even if the first was lost.
   *  For what makes something, and for what would be refused the second time. */
  idempotent?: boolean
  /** Which safety switch stops it, beside the one for all changes and, of a call with a file, the one for uploads. `nothing`:
   *  log-ins, and what Stripe tells, go on whatever is stopped. Source: trust.md §6. */
  stoppedBy?: 'bookings' | 'payouts' | 'nothing'
  /** Uses the refresh cookie: the origin is checked. */
  usesCookie?: boolean
}

/** Declares a call; types flow from here to the server's handler and to the browser's hook. Without effects, so that an
 *  app's build leaves out the calls that it doesn't make. */
// @__NO_SIDE_EFFECTS__
export function endpoint<
  Response extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(described: Endpoint<Params, Query, Body, Response>): Endpoint<Params, Query, Body, Response> {
  return described
}

/** A part that an endpoint leaves out is undefined; `never` is what remains of its optional key then. */
type OutputOf<S> = [S] extends [never] ? undefined : S extends Schema ? v.InferOutput<S> : undefined
type InputOf<S> = [S] extends [never] ? undefined : S extends Schema ? v.InferInput<S> : undefined

export type ParamsOf<E extends Endpoint> = OutputOf<Exclude<E['params'], undefined>>
export type QueryOf<E extends Endpoint> = OutputOf<Exclude<E['query'], undefined>>
export type BodyOf<E extends Endpoint> = OutputOf<Exclude<E['body'], undefined>>
export type ResponseOf<E extends Endpoint> = v.InferOutput<E['response']>
/** What a caller hands over, before defaults. */
export type QueryInput<E extends Endpoint> = InputOf<Exclude<E['query'], undefined>>
export type BodyInput<E extends Endpoint> = InputOf<Exclude<E['body'], undefined>>
