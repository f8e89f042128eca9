import { ApiError } from './api-error.ts'

/** Ms; the longest wait for a whole answer, its body and the tries of a read included. */
export const TIMEOUT_MS = 20_000
/** Only reading is tried again by itself, and only when no answer came. */
const READ_RETRIES = 2
/** Ms before the second try; twice that before the third. */
const RETRY_AFTER_MS = 300

export type Reply = { status: number; text: string }

type Sending = RequestInit & { method: string; headers: Headers }

/** One request with its whole answer as text.
 *  @throws ApiError `offline` or `timeout`; the signal's reason when the caller called it off */
export async function sendRequest(fetch: typeof globalThis.fetch, url: string, request: Sending): Promise<Reply> {
  const { signal: caller, method } = request
  const stop = new AbortController()
  const callOff = () => stop.abort(caller?.reason)
  if (caller?.aborted) callOff()
  caller?.addEventListener('abort', callOff)
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    stop.abort()
  }, TIMEOUT_MS)
  try {
    const send = () => fetch(url, { ...request, signal: stop.signal })
    const answer = await tryAgain(send, method === 'GET' ? READ_RETRIES : 0, stop.signal)
    return { status: answer.status, text: await answer.text() }
  } catch (error) {
    if (caller?.aborted) throw error
    throw new ApiError({ code: isLate ? 'timeout' : 'offline', status: 0, cause: error })
  } finally {
    clearTimeout(timer)
    caller?.removeEventListener('abort', callOff)
  }
}

async function tryAgain(send: () => Promise<Response>, retries: number, signal: AbortSignal): Promise<Response> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await send()
    } catch (error) {
      // A TypeError is all that fetch says of a network that failed.
      if (tried === retries || !(error instanceof TypeError)) throw error
    }
    await pause(RETRY_AFTER_MS * 2 ** tried, signal)
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        reject(signal.reason)
      },
      { once: true },
    )
  })
}
