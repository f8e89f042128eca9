import type { Endpoint, ResponseOf } from '@ginipig/contract/core'
import type { ApiOptions } from './api-options.ts'
import type { Call } from './call.ts'
import { loadPart, partOnce } from './load-part.ts'
import type { LooseCall } from './make-call.ts'

type CallArgs<E extends Endpoint> = Record<never, never> extends Call<E> ? [call?: Call<E>] : [call: Call<E>]

/** A call's description, or where it is: what a first page shows without is loaded by the call. */
type Described<E extends Endpoint> = E | (() => Promise<E>)

/** Makes one call of the contract. @throws ApiError, or the signal's AbortError */
export type Api = {
  <E extends Endpoint>(endpoint: Described<E>, ...call: CallArgs<E>): Promise<ResponseOf<E>>
  /** For transports that fetch can't be (an upload with progress). */
  readonly options: ApiOptions
}

export function createApi(options: ApiOptions): Api {
  const loadCalls = partOnce(() => import('./make-call.ts'))
  const api = async <E extends Endpoint>(endpoint: Described<E>, call: LooseCall = {}): Promise<ResponseOf<E>> => {
    const [{ makeCall }, described] = await Promise.all([
      loadCalls(),
      typeof endpoint === 'function' ? loadPart(endpoint) : endpoint,
    ])
    return makeCall(options, described, call)
  }
  // `api` takes the loose form of the very call that `Api` types by the endpoint.
  return Object.assign(
    api as <E extends Endpoint>(endpoint: Described<E>, ...call: CallArgs<E>) => Promise<ResponseOf<E>>,
    { options },
  )
}
