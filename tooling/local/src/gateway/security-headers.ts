import type { OutgoingHttpHeaders } from 'node:http'
import type { AppSite } from './site.ts'

/** Pages whose address holds a secret: no other site may learn it, and neither may the next page. */
const SECRET_PATHS = ['/handoff', '/reset-password']

/** Where Stripe's script and frames come from, and where they call: the sandbox, or Stripe itself. */
export interface StripeOrigins {
  readonly script: readonly string[]
  readonly frame: readonly string[]
  readonly connect: readonly string[]
}

/** The console takes no cards: a provider's bank details are given at Stripe's own address (trust.md §2.4). */
const NO_STRIPE: StripeOrigins = { script: [], frame: [], connect: [] }

/** Sent with every answer of the gateway's own that is no page: opened by itself it never runs (trust.md S24). */
export const plainHeaders: OutgoingHttpHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
}

/** Sent with the service worker's script: it asks this origin for the page without a network, and runs nothing else. */
export const workerHeaders: OutgoingHttpHeaders = {
  ...plainHeaders,
  'content-security-policy': "default-src 'none'; connect-src 'self'; script-src 'self'",
}

/** Where browsers tell what a policy stopped; of the page's own origin, outside the contract (trust.md S14). */
const REPORTS = '/api/v1/security-reports'
/** What the policy calls it. */
const ENDPOINT = 'security'
const YEAR_S = 31_536_000

interface Page {
  /** How the page is reached. */
  readonly scheme: 'http' | 'https'
  readonly app: AppSite
  /** The Host header, for the socket of the own origin. */
  readonly host: string
  readonly path: string
  readonly stripe: StripeOrigins
  /** Whether the marketplace was built with VITE_ANALYTICS_ID. */
  readonly isCounted?: boolean
}

/** Sent with every page (trust.md §2.4, S14–S17). Plain http on one's own machine goes without what browsers take over
 *  https alone: it may not be turned into https for ever, and a `report-to` there would only silence `report-uri`.
 *  No COEP: Stripe's script does not work under it. */
export function pageHeaders({ scheme, app, host, path, stripe: given, isCounted = false }: Page): OutgoingHttpHeaders {
  const stripe = app === 'marketplace' ? given : NO_STRIPE
  const outside = app === 'marketplace' && isCounted ? withCounting(stripe) : stripe
  const isSecret = SECRET_PATHS.some((secret) => path === secret || path.startsWith(`${secret}/`))
  const payment = ['self', ...stripe.frame.map((origin) => `"${origin}"`)].join(' ')
  return {
    'content-security-policy': written({ ...contentSecurityPolicy({ scheme, host }, outside), ...reporting(scheme) }),
    // Told of, not held back: Stripe's script does not say that it can live with it.
    'content-security-policy-report-only': written({
      'require-trusted-types-for': ["'script'"],
      ...reporting(scheme),
    }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': isSecret ? 'no-referrer' : 'same-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': `camera=(), microphone=(), geolocation=(self), payment=(${app === 'marketplace' ? payment : ''})`,
    ...(scheme === 'https' && {
      'reporting-endpoints': `${ENDPOINT}="${REPORTS}"`,
      'strict-transport-security': `max-age=${YEAR_S}; includeSubDomains`,
    }),
  }
}

/** What counts visits, of who agreed: its script, and where that calls. */
const withCounting = ({ script, frame, connect }: StripeOrigins): StripeOrigins => ({
  script: [...script, 'https://www.googletagmanager.com'],
  frame,
  connect: [...connect, 'https://*.google-analytics.com'],
})

/** The same with the styles that a rendered page holds itself. @param stylePolicy - directives by hash, of the renderer */
export function withStyles(headers: OutgoingHttpHeaders, stylePolicy: string): OutgoingHttpHeaders {
  if (stylePolicy === '') return headers
  const policy = `${String(headers['content-security-policy'])}; ${stylePolicy}`
  return { ...headers, 'content-security-policy': policy }
}

type Directives = Readonly<Record<string, readonly string[]>>

const reporting = (scheme: Page['scheme']): Directives => ({
  ...(scheme === 'https' && { 'report-to': [ENDPOINT] }),
  'report-uri': [REPORTS],
})

const contentSecurityPolicy = ({ scheme, host }: Pick<Page, 'scheme' | 'host'>, stripe: StripeOrigins): Directives => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", ...stripe.script],
  'frame-src': stripe.frame.length > 0 ? stripe.frame : ["'none'"],
  // Not every browser counts the socket of the own origin as 'self'. Over https it is never one that others can read.
  'connect-src': ["'self'", `${scheme === 'https' ? 'wss' : 'ws'}://${host}`, ...stripe.connect],
  'img-src': ["'self'", 'blob:', 'data:'],
  'style-src': ["'self'"],
  'font-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
})

function written(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
