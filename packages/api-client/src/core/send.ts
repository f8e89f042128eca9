import ky, { isNetworkError, isTimeoutError } from 'ky'
import { ApiError } from './api-error.ts'

/** Ms; total timeout of a call, including its body and a read's retries. */
export const TIMEOUT_MS = 20_000
/** Only reads are retried automatically, and only when no answer came. */
const READ_RETRIES = 2

export type Reply = { status: number; text: string }

type Sending = RequestInit & { method: string; headers: Headers }

/** One request with its whole answer as text.
 *  @throws ApiError `offline` or `timeout`; the signal's reason when the caller called it off */
export async function sendRequest(fetch: typeof globalThis.fetch, url: string, request: Sending): Promise<Reply> {
  const pending = ky(url, {
    ...request,
    // Browsers refuse their own fetch when it is called as a method of ky's options.
    fetch: (input, init) => fetch(input, init),
    throwHttpErrors: false,
    timeout: false,
    totalTimeout: TIMEOUT_MS,
    // With tries left ky sends a copy, whose body a browser may refuse to keep alive.
    retry: {
      limit: request.keepalive ? 0 : READ_RETRIES,
      methods: ['get'],
      shouldRetry: ({ error }) => isNetworkError(error),
    },
  })
  try {
    const text = await pending.text()
    return { status: (await pending).status, text }
  } catch (error) {
    if (request.signal?.aborted) throw error
    throw new ApiError({ code: isTimeoutError(error) ? 'timeout' : 'offline', status: 0, cause: error })
  }
}
