import autocannon from 'autocannon'
import { SECONDS } from '#settings.ts'
import type { Server } from './servers.ts'

const CONNECTIONS = 32

export interface Load {
  readonly perSecond: number
  /** Processor time of the server's process a request, µs. */
  readonly cpu: number
}

/** One round: as many requests as the server can take. @throws when not every answer was 200 */
export async function loadServer(server: Server, path: string): Promise<Load> {
  const before = Number(await server.ask('usage'))
  const result = await autocannon({ url: server.url + path, connections: CONNECTIONS, duration: SECONDS })
  const after = Number(await server.ask('usage'))
  const count = result['2xx']
  if (result.non2xx + result.errors > 0 || count === 0) throw new Error(`${path} did not always answer 200`)
  return { perSecond: count / result.duration, cpu: (after - before) / count }
}
