import { ApiError } from './api-error.ts'

type Transport = typeof import('./send.ts')

let loading: Promise<Transport> | undefined

/** The HTTP library. It comes beside the first page instead of before it: the first call asks for it.
 *  @throws ApiError `offline` when it doesn't come; the next call asks again */
export async function loadTransport(): Promise<Transport> {
  loading ??= import('./send.ts')
  try {
    return await loading
  } catch (cause) {
    loading = undefined
    throw new ApiError({ code: 'offline', status: 0, cause })
  }
}
