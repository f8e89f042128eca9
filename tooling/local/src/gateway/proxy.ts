import {
  Agent,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import type { Duplex } from 'node:stream'
import { plainHeaders } from './security-headers.ts'

const agent = new Agent({ keepAlive: true })

/** Hop-by-hop headers (RFC 9110 §7.6.1): between two hosts only. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade']

type Away = { readonly status: number; readonly headers: OutgoingHttpHeaders; readonly body: string }

/** The answer when a target is unreachable. */
export const notReachable: Away = {
  status: 502,
  headers: { ...plainHeaders, 'content-type': 'text/plain; charset=utf-8' },
  body: 'Not reachable\n',
}

/** The same for the API while it restarts, in the shape of its own problems: the apps know what to do with it. */
export const apiIsAway: Away = {
  status: 503,
  headers: { ...plainHeaders, 'content-type': 'application/problem+json; charset=utf-8', 'retry-after': '2' },
  body: JSON.stringify({
    type: 'urn:ginipig:problem:unavailable',
    title: 'unavailable',
    status: 503,
    code: 'unavailable',
  }),
}

/** Proxies a request to `target` (an origin), streaming both ways.
 *  @param away - answered when the target can't be reached */
export function forward(incoming: IncomingMessage, response: ServerResponse, target: string, away: Away): void {
  const outgoing = httpRequest(new URL(target), {
    agent,
    method: incoming.method,
    path: incoming.url,
    headers: { ...endToEnd(incoming.headers), ...forwarded(incoming) },
  })
  outgoing.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers))
    answer.pipe(response)
    answer.on('error', () => response.destroy())
  })
  outgoing.on('error', (error) => {
    if (response.destroyed) return
    // A kept-alive connection may close just as it is reused: a safe request is retried once.
    if (outgoing.reusedSocket && isRepeatable(incoming) && !response.headersSent)
      return forward(incoming, response, target, away)
    if (response.headersSent) response.destroy(error)
    else response.writeHead(away.status, away.headers).end(away.body)
  })
  response.on('close', () => {
    // An answer may come before the request is whole, as where that is too large. Who sends it may read only once all is
    // sent: the rest is thrown away.
    incoming.unpipe(outgoing)
    incoming.resume()
    outgoing.destroy()
  })
  incoming.pipe(outgoing)
}

/** The same for a connection that becomes a socket. */
export function forwardUpgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer, target: string): void {
  const outgoing = httpRequest(new URL(target), {
    method: incoming.method,
    path: incoming.url,
    headers: { ...incoming.headers, ...forwarded(incoming) },
  })
  outgoing.on('upgrade', (answer, upstream, upstreamHead) => {
    socket.write(head101(answer))
    if (upstreamHead.length > 0) socket.write(upstreamHead)
    if (head.length > 0) upstream.write(head)
    join(socket, upstream)
  })
  outgoing.on('response', (answer) => refuse(socket, answer.statusCode ?? 502))
  outgoing.on('error', () => refuse(socket, 502))
  socket.on('error', () => outgoing.destroy())
  socket.on('close', () => outgoing.destroy())
  outgoing.end()
}

function join(one: Duplex, other: Duplex): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.pipe(to)
    from.on('error', () => to.destroy())
    from.on('close', () => to.destroy())
  }
}

function head101({ rawHeaders }: IncomingMessage): string {
  const lines = ['HTTP/1.1 101 Switching Protocols']
  for (let at = 0; at < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`)
  return `${lines.join('\r\n')}\r\n\r\n`
}

/** Answers a connection that doesn't become a socket. */
export function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} Refused\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}

function isRepeatable({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && headers['content-length'] === undefined
}

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  // HTTP/2 says what was asked for in headers of its own, `:path` and the like.
  const isKept = (name: string) => !HOP_BY_HOP.includes(name) && !name.startsWith(':')
  return Object.fromEntries(Object.entries(headers).filter(([name]) => isKept(name)))
}

/** Forwarded headers, set by us. Those that came with the request are not trusted. */
function forwarded({ headers, socket }: IncomingMessage): Record<string, string> {
  return {
    'x-forwarded-for': socket.remoteAddress ?? '',
    'x-forwarded-host': headers.host ?? '',
    'x-forwarded-proto': 'http',
  }
}
