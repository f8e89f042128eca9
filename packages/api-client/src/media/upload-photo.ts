import type { ResponseOf } from '@ginipig/contract/core'
import { uploadPhoto as endpoint } from '@ginipig/contract/media'
import { type Api, ApiError } from '#core/index.ts'
import { readAnswer, toApiError } from '#core/read-reply.ts'
import { withToken } from '#core/with-token.ts'

/** A whole 10 MB photo over a slow line; after that it is given up. */
const UPLOAD_TIMEOUT_MS = 120_000

export type UploadOptions = {
  /** Share of the file that is through, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
  signal?: AbortSignal | undefined
}

/** Sends one JPEG or PNG. Through XMLHttpRequest, because fetch can't say how far an upload is.
 *  @throws ApiError, or the signal's reason when it was called off */
export async function uploadPhoto(
  api: Api,
  photo: Blob,
  { onProgress, signal }: UploadOptions = {},
): Promise<ResponseOf<typeof endpoint>> {
  const url = `${api.options.baseUrl}${endpoint.path}`
  const reply = await withToken(endpoint, api.options, (token) => sendPhoto(url, photo, token, onProgress, signal))
  if (reply.status < 200 || reply.status > 299) throw toApiError(reply.status, reply.text)
  return readAnswer(endpoint, reply.status, reply.text)
}

function sendPhoto(
  url: string,
  photo: Blob,
  token: string | undefined,
  onProgress: UploadOptions['onProgress'],
  signal: AbortSignal | undefined,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    request.open(endpoint.method, url)
    request.timeout = UPLOAD_TIMEOUT_MS
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('content-type', photo.type)
    if (token !== undefined) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
    }
    request.onload = () => resolve({ status: request.status, text: request.responseText })
    request.onerror = () => reject(new ApiError({ code: 'offline', status: 0 }))
    request.ontimeout = () => reject(new ApiError({ code: 'timeout', status: 0 }))
    request.onabort = () => reject(signal?.reason ?? new ApiError({ code: 'offline', status: 0 }))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(photo)
  })
}
