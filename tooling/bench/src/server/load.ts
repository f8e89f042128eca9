import autocannon from 'autocannon'
import { SECONDS } from '#settings.ts'
import { ipOf } from './call.ts'
import type { Server } from './servers.ts'

const CONNECTIONS = 32

export interface Load {
  readonly perSecond: number
  /** Processor time of the server's process a request, µs. */
  readonly cpu: number
}

let asked = 0

/** One round: as many requests as the server can take, each from another address, so that no rate limit (trust.md S13)
 *  turns it away. @param headers - that each has besides
 *  @throws when not every answer was 200 */
export async function loadServer(
  server: Server,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Load> {
  const before = Number(await server.ask('usage'))
  const result = await autocannon({
    url: server.url + path,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          headers: { ...request.headers, ...headers, 'x-forwarded-for': ipOf(asked++) },
        }),
      },
    ],
  })
  const after = Number(await server.ask('usage'))
  const count = result['2xx']
  if (result.non2xx + result.errors > 0 || count === 0) throw new Error(`${path} did not always answer 200`)
  return { perSecond: count / result.duration, cpu: (after - before) / count }
}
