import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createSecureServer, type ServerHttp2Session } from 'node:http2'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { forward, forwardUpgrade, notReachable } from '@ginipig/local/gateway'
import { generate } from 'selfsigned'

/** The product as a browser meets it in production (docs/operations.md): HTTP/2 over TLS, with HTTP/1.1 behind. The
 *  certificate is nobody's. @param origin - of the gateway; the host stays the same, and pages say that they are of this one */
export async function startFront(origin: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const { hostname, port: behind } = new URL(origin)
  const target = `http://127.0.0.1:${behind}`
  const { private: key, cert } = await generate([{ name: 'commonName', value: hostname }])
  const sessions = new Set<ServerHttp2Session>()
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (incoming, outgoing) => {
    incoming.headers.host ??= incoming.authority
    if (incoming.headers.origin) incoming.headers.origin = origin
    // Node gives them the shape of HTTP/1.1, as far as `forward` uses it.
    forward(incoming as unknown as IncomingMessage, outgoing as unknown as ServerResponse, target, notReachable)
  })
  server.on('session', (session) => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
  })
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    incoming.headers.origin = origin
    forwardUpgrade(incoming, socket, head, target)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // of a port
  const close = async () => {
    const closed = once(server, 'close')
    server.close()
    for (const session of sessions) session.destroy()
    await closed
  }
  return { origin: `https://${hostname}:${port}`, close }
}
