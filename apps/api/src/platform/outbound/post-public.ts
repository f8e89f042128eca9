import { lookup as systemLookup } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isAllowed, PrivateAddress, publicOnly } from './fetch-public.ts'

export type PostOptions = {
  headers: Readonly<Record<string, string>>
  body: Buffer
  maxMs: number
  /** An origin that may be anything: of tests and one's own machine. */
  standIn?: string | undefined
}

/** Posts to an address that a person's browser gave us, under the rules of `fetchPublic`, and follows no redirect.
 *  @returns the status of the answer; `private_address` where we don't ask
 *  @throws when there is no answer in time, without the address */
export async function postPublic(url: URL, options: PostOptions): Promise<number | 'private_address'> {
  if (!isAllowed(url, options.standIn)) return 'private_address'
  const lookup = url.origin === options.standIn ? {} : { lookup: publicOnly(systemLookup) }
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  const { headers, body, maxMs } = options
  try {
    return await new Promise((resolve, reject) => {
      send(url, { method: 'POST', headers, signal: AbortSignal.timeout(maxMs), agent: false, ...lookup }, (answer) => {
        answer.destroy()
        resolve(answer.statusCode ?? 0)
      })
        .on('error', reject)
        .end(body)
    })
  } catch (error) {
    if (error instanceof PrivateAddress) return 'private_address'
    throw new Error('The push service gave no answer')
  }
}
