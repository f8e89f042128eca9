import proxyAddress from '@fastify/proxy-addr'
import type { Platform } from '#platform/platform.ts'
import { networkOf } from '#platform/quota/network.ts'
import { isAtHome } from '#platform/quota/quota.ts'
import type { RealtimeSocket } from './socket.ts'

/** Sockets that one network may have open in this process without anybody signed in. A page shows all it has without
 *  one; it only learns of changes later. */
const MOST = 50

/** A connection limit per network: whether one more visitor may have a socket, which counts until its connection ends. */
export function createConnectionLimit(platform: Platform): (socket: RealtimeSocket) => boolean {
  const isTrusted = proxyAddress.compile(platform.config.api.trustedProxies)
  const open = new Map<string, number>()
  const change = (network: string, by: 1 | -1) => {
    const count = (open.get(network) ?? 0) + by
    if (count > 0) open.set(network, count)
    else open.delete(network)
  }
  return ({ conn, request }) => {
    const ip = proxyAddress(request, isTrusted)
    if (isAtHome(platform, ip)) return true
    const network = networkOf(ip)
    if ((open.get(network) ?? 0) >= MOST) return false
    change(network, 1)
    conn.once('close', () => change(network, -1))
    return true
  }
}
