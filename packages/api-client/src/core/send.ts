import { ApiError } from './api-error.ts'

/** Ms; the longest wait for a whole answer. */
export const TIMEOUT_MS = 20_000
/** Only reading is tried again by itself, and only when no answer came: times, and ms before the first. */
const READ_RETRIES = 2
const RETRY_PAUSE_MS = 300

export type Reply = { status: number; text: string }

type Sending = RequestInit & { method: string; headers: Headers }

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** One request with its whole answer as text. A small layer over fetch instead of a library: this is on the way
 *  to every first page, and all it needs is a time limit and the retry of reads.
 *  @throws ApiError `offline` or `timeout`; the signal's reason when the caller called it off */
export async function sendRequest(fetch: typeof globalThis.fetch, url: string, request: Sending): Promise<Reply> {
  const tries = request.method === 'GET' ? READ_RETRIES : 0
  for (let tried = 0; ; tried += 1) {
    try {
      return await sendOnce(fetch, url, request)
    } catch (error) {
      const isLost = error instanceof ApiError && error.code === 'offline'
      if (!isLost || tried === tries) throw error
      await wait(RETRY_PAUSE_MS * 2 ** tried)
    }
  }
}

/** The limit covers the body too: headers may come and the rest never. */
async function sendOnce(fetch: typeof globalThis.fetch, url: string, request: Sending): Promise<Reply> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), TIMEOUT_MS)
  const signals = request.signal ? [request.signal, limit.signal] : [limit.signal]
  try {
    const response = await fetch(url, { ...request, signal: AbortSignal.any(signals) })
    return { status: response.status, text: await response.text() }
  } catch (error) {
    if (request.signal?.aborted) throw error
    throw new ApiError({ code: limit.signal.aborted ? 'timeout' : 'offline', status: 0, cause: error })
  } finally {
    clearTimeout(timer)
  }
}
