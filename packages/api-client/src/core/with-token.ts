import type { Endpoint } from '@ginipig/contract/core/endpoint.ts'
import { ApiError } from './api-error.ts'
import type { Reply } from './send.ts'

type TokenSource = {
  getAccessToken: (refused?: string) => Promise<string | undefined>
  onUnauthenticated: () => void
}

/** Sends with the access token where the call requires or accepts one; on 401 the token is renewed once and the call repeated.
 *  Safe for every method: a 401 means that nothing was done. */
export async function withToken(
  endpoint: Endpoint,
  { getAccessToken, onUnauthenticated }: TokenSource,
  send: (token: string | undefined) => Promise<Reply>,
): Promise<Reply> {
  if (endpoint.access === 'public') return endpoint.optionalAuth ? sendAsKnown(getAccessToken, send) : send(undefined)
  const token = await getAccessToken()
  if (token === undefined) return refuse(onUnauthenticated)
  const first = await send(token)
  if (first.status !== 401) return first
  const renewed = await getAccessToken(token)
  if (renewed === undefined || renewed === token) return refuse(onUnauthenticated)
  const second = await send(renewed)
  return second.status === 401 ? refuse(onUnauthenticated) : second
}

/** As whoever is signed in; without a valid session, as a visitor. */
async function sendAsKnown(
  getAccessToken: TokenSource['getAccessToken'],
  send: (token: string | undefined) => Promise<Reply>,
): Promise<Reply> {
  const token = await getAccessToken().catch(() => undefined)
  const first = await send(token)
  if (first.status !== 401 || token === undefined) return first
  const renewed = await getAccessToken(token).catch(() => undefined)
  return send(renewed === token ? undefined : renewed)
}

function refuse(onUnauthenticated: () => void): never {
  onUnauthenticated()
  throw new ApiError({ code: 'unauthenticated', status: 401 })
}
