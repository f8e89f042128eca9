import type { Endpoint, ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import type { Api, CallArgs } from './api.ts'
import { ApiError } from './api-error.ts'
import { fillPath } from './call.ts'
import { readAnswer, toApiError } from './read-reply.ts'
import type { Reply } from './send.ts'
import { withToken } from './with-token.ts'

/** A whole 10 MB photo over a slow line; after that it is given up. */
const UPLOAD_TIMEOUT_MS = 120_000

type UploadOptions = {
  /** Share of the file that is through, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
  signal?: AbortSignal | undefined
}

type UploadArgs<E extends Endpoint> =
  CallArgs<E> extends [call: infer C] ? [given: UploadOptions & Pick<C, 'params' & keyof C>] : [given?: UploadOptions]

/** Sends one file as the whole body of a call. Through XMLHttpRequest, because fetch can't say how far an upload is.
 *  @throws ApiError, or the signal's reason when it was called off */
export async function upload<E extends Endpoint>(
  api: Api,
  endpoint: E,
  file: Blob,
  ...[given]: UploadArgs<E>
): Promise<ResponseOf<E>> {
  const { params, ...options }: UploadOptions & { params?: Readonly<Record<string, unknown>> } = given ?? {}
  const url = `${api.options.baseUrl}${fillPath(endpoint.path, params)}`
  const reply = await withToken(endpoint, api.options, (token) =>
    sendFile({ method: endpoint.method, url, file, token, ...options }),
  )
  if (reply.status < 200 || reply.status > 299) throw toApiError(reply.status, reply.text)
  return readAnswer(endpoint, reply.status, reply.text)
}

type Sending = UploadOptions & { method: string; url: string; file: Blob; token: string | undefined }

function sendFile({ method, url, file, token, onProgress, signal }: Sending): Promise<Reply> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    request.open(method, url)
    request.timeout = UPLOAD_TIMEOUT_MS
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('content-type', file.type)
    if (token !== undefined) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
    }
    request.onload = () => resolve({ status: request.status, text: request.responseText })
    request.onerror = () => reject(new ApiError({ code: 'offline', status: 0 }))
    request.ontimeout = () => reject(new ApiError({ code: 'timeout', status: 0 }))
    request.onabort = () => reject(signal?.reason ?? new ApiError({ code: 'offline', status: 0 }))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}
