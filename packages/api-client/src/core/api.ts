import type { Endpoint, ResponseOf } from '@ginipig/contract/core'
import type { ApiOptions } from './api-options.ts'
import type { Call } from './call.ts'
import { loadCaller } from './load-caller.ts'
import type { LooseCall } from './make-call.ts'

type CallArgs<E extends Endpoint> = Record<never, never> extends Call<E> ? [call?: Call<E>] : [call: Call<E>]

/** Makes one call of the contract. @throws ApiError, or the signal's AbortError */
export type Api = {
  <E extends Endpoint>(endpoint: E, ...call: CallArgs<E>): Promise<ResponseOf<E>>
  /** For transports that fetch can't be (an upload with progress). */
  readonly options: ApiOptions
}

export function createApi(options: ApiOptions): Api {
  const api = async <E extends Endpoint>(endpoint: E, call: LooseCall = {}): Promise<ResponseOf<E>> => {
    const { makeCall } = await loadCaller()
    return makeCall(options, endpoint, call)
  }
  // `api` takes the loose form of the very call that `Api` types by the endpoint.
  return Object.assign(api as <E extends Endpoint>(endpoint: E, ...call: CallArgs<E>) => Promise<ResponseOf<E>>, {
    options,
  })
}
