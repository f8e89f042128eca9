import { ApiError } from './api-error.ts'

type Caller = typeof import('./make-call.ts')

let loading: Promise<Caller> | undefined

/** What a call needs, with the HTTP library. It comes beside the first page instead of before it: the first call asks.
 *  @throws ApiError `offline` when it doesn't come; the next call asks again */
export async function loadCaller(): Promise<Caller> {
  loading ??= import('./make-call.ts')
  try {
    return await loading
  } catch (cause) {
    loading = undefined
    throw new ApiError({ code: 'offline', status: 0, cause })
  }
}
