import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import type { Duplex } from 'node:stream'
import type { Build } from './build.ts'
import { apiIsAway, forward, forwardUpgrade, notReachable, refuse } from './proxy.ts'
import { type RenderedPage, renderedAnswer } from './rendered.ts'
import { pageHeaders, plainHeaders, type StripeOrigins, withStyles } from './security-headers.ts'
import { type AppSite, isApiPath, siteOf, siteOrigin } from './site.ts'
import { type Answer, staticAnswer } from './static-answer.ts'
import { thingStatus } from './thing-status.ts'

/** Where an app comes from: its build, or the origin of its Vite development server. */
export type AppSource = { readonly build: Build } | { readonly devServer: string }

export interface GatewayOptions {
  /** 0 takes a free one. */
  readonly port: number
  readonly marketplace: AppSource
  readonly console: AppSource
  /** Origins of the API processes, served in turn. */
  readonly api: readonly string[]
  /** Origin of apps/render; without it every page is the app's plain one. */
  readonly renderer?: string
  /** Origin of the operators' desk. */
  readonly desk?: string
  /** Origin of the Stripe sandbox. */
  readonly stripe?: string
  /** What a page may load of Stripe, when the gateway listens on this port. */
  readonly stripeOrigins: (port: number) => StripeOrigins
  /** Whether the marketplace was built with VITE_ANALYTICS_ID: its pages may then load what counts visits. */
  readonly isCounted?: boolean
}

export interface Gateway {
  readonly port: number
  /** Cuts every connection. May be called twice. */
  readonly close: () => Promise<void>
}

type Route =
  | { readonly kind: 'proxy'; readonly target: string; readonly isApi?: boolean }
  | { readonly kind: 'build'; readonly app: AppSite; readonly build: Build }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'refused'; readonly status: 400 | 404; readonly why: string }

const stranger: Route = { kind: 'refused', status: 404, why: 'No such host\n' }
/** What stands before or behind us could take the other one. Source: RFC 9112 §3.2. */
const twoHosts: Route = { kind: 'refused', status: 400, why: 'More than one host\n' }

/** Pictures of pages, which apps/render draws. */
const PREVIEWS = '/previews/'

/** Seconds after which who follows links may ask again for a page that isn't there yet. */
const LATER_S = 10
/** Of search engines and of what draws previews of links; all of them say what they are. */
const CRAWLERS = /bot\b|crawl|spider|slurp|facebookexternalhit|whatsapp|mediapartners|bingpreview|duckduckgo/i

/** To whom the app's plain page is an empty one, which they would keep. */
const isCrawler = (agent: string | undefined) => agent !== undefined && CRAWLERS.test(agent)

/** One port for the whole product, told apart by host name. Loopback only.
 *  @throws EADDRINUSE when the port is taken */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const sockets = new Set<Duplex>()
  const router = createRouter(options)
  const server = createServer((request, response) => void answer(router(request), request, response, options))
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    const route = router(request)
    if (route.kind === 'proxy') forwardUpgrade(request, socket, head, route.target)
    else refuse(socket, route.kind === 'refused' ? route.status : 404)
  })
  server.listen(options.port, '127.0.0.1')
  await once(server, 'listening')
  let closing: Promise<void> | undefined
  return { port: portOf(server), close: () => (closing ??= close(server, sockets)) }
}

function createRouter({ api, desk, stripe, renderer, ...apps }: GatewayOptions): (request: IncomingMessage) => Route {
  let turn = 0
  return ({ headers, headersDistinct, url = '/', socket }) => {
    if (headersDistinct.host && headersDistinct.host.length > 1) return twoHosts
    const site = siteOf(headers.host)
    if (site === undefined) return stranger
    if (site === 'stripe') return stripe ? { kind: 'proxy', target: stripe } : stranger
    if (site === 'desk') return desk ? { kind: 'proxy', target: desk } : stranger
    // Also for the machine's own names: Stripe's webhooks and Node cannot resolve the others.
    const target = isApiPath(url, site) && api[turn++ % api.length]
    if (target) return { kind: 'proxy', target, isApi: true }
    if (site === 'bare') return { kind: 'redirect', location: siteOrigin('marketplace', socket.localPort ?? 0) + url }
    if (renderer !== undefined && site === 'marketplace' && url.startsWith(PREVIEWS))
      return { kind: 'proxy', target: renderer }
    const app = apps[site]
    return 'build' in app ? { kind: 'build', app: site, build: app.build } : { kind: 'proxy', target: app.devServer }
  }
}

async function answer(
  route: Route,
  request: IncomingMessage,
  response: ServerResponse,
  options: GatewayOptions,
): Promise<void> {
  if (route.kind === 'proxy') {
    forward(request, response, route.target, route.isApi ? apiIsAway : notReachable)
    return
  }
  const isPage = route.kind === 'build' && route.app === 'marketplace' && asksForPage(request)
  const { renderer } = options
  const rendered = isPage && renderer !== undefined ? await renderedAnswer(renderer, request) : undefined
  if (isPage && renderer !== undefined && !rendered && isCrawler(request.headers['user-agent'])) {
    response.writeHead(503, { ...plainHeaders, 'retry-after': String(LATER_S) }).end()
    return
  }
  if (rendered && 'location' in rendered) {
    const { status, location } = rendered
    response.writeHead(status, { ...plainHeaders, location, 'cache-control': 'no-cache' }).end()
    return
  }
  const told = isPage ? (rendered ? goneOf(rendered) : await thingStatus(options.api[0], pathOf(request))) : 200
  const plain = localAnswer(route, request, options, told)
  const { status, headers, body } = rendered?.content ? withContent(plain, rendered.status, rendered.content) : plain
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
}

/** Files are never asked for elsewhere. */
const asksForPage = (request: IncomingMessage) =>
  (request.method === 'GET' || request.method === 'HEAD') && extname(pathOf(request)) === ''

/** What a rendered page says of the thing that it is about. */
const goneOf = ({ status }: RenderedPage) => (status === 304 ? 200 : status)

/** The page as HTML, under the app's own headers but for those of its own body. */
function withContent(
  plain: Answer,
  status: number,
  { headers, stylePolicy, body }: NonNullable<RenderedPage['content']>,
): Answer {
  const { etag, 'content-length': _, 'content-encoding': __, ...own } = withStyles(plain.headers, stylePolicy)
  return { status, headers: { ...own, ...headers, ...(status !== 304 && { 'content-length': body.length }) }, body }
}

const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?')[0] ?? '/'

function localAnswer(
  route: Exclude<Route, { kind: 'proxy' }>,
  request: IncomingMessage,
  options: GatewayOptions,
  told: Awaited<ReturnType<typeof thingStatus>>,
): Answer {
  if (route.kind === 'redirect') return { status: 307, headers: { ...plainHeaders, location: route.location } }
  if (route.kind === 'refused') {
    // Nor is what follows on the line believed.
    return { status: route.status, headers: { ...plainHeaders, connection: 'close' }, body: route.why }
  }
  const path = pathOf(request)
  const stripe = options.stripeOrigins(request.socket.localPort ?? 0)
  const { app, build } = route
  const { isCounted = false } = options
  const page = { scheme: 'http', app, host: request.headers.host ?? '', path, stripe, isCounted } as const
  return staticAnswer(build, request, path, pageHeaders(page), `${page.scheme}://${page.host}`, told)
}

function portOf(server: Server): number {
  // listen() with a port gives an address object, never a pipe's name.
  const { port } = server.address() as AddressInfo
  return port
}

async function close(server: Server, sockets: ReadonlySet<Duplex>): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  for (const socket of sockets) socket.destroy()
  await closed
}
