import type { OutgoingHttpHeaders } from 'node:http'

/** Pages whose address holds a secret: no other site may learn it, and neither may the next page. */
const SECRET_PATHS = ['/handoff', '/reset-password']

/** Where Stripe's script and frames come from, and where they call: the sandbox, or Stripe itself. */
export interface StripeOrigins {
  readonly script: readonly string[]
  readonly frame: readonly string[]
  readonly connect: readonly string[]
}

/** Sent with every page (trust.md §2.4). @param host - the Host header, for the socket of the own origin */
export function pageHeaders(host: string, path: string, stripe: StripeOrigins): OutgoingHttpHeaders {
  const isSecret = SECRET_PATHS.some((secret) => path.startsWith(secret))
  return {
    'content-security-policy': contentSecurityPolicy(host, stripe),
    'x-content-type-options': 'nosniff',
    'referrer-policy': isSecret ? 'no-referrer' : 'same-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': `camera=(), microphone=(), geolocation=(self), payment=(self ${quoted(stripe.frame)})`,
  }
}

function contentSecurityPolicy(host: string, stripe: StripeOrigins): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...stripe.script],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'blob:', 'data:'],
    'font-src': ["'self'"],
    // Not every browser counts the socket of the own origin as 'self'.
    'connect-src': ["'self'", `ws://${host}`, `wss://${host}`, ...stripe.connect],
    'frame-src': stripe.frame.length > 0 ? stripe.frame : ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

function quoted(origins: readonly string[]): string {
  return origins.map((origin) => `"${origin}"`).join(' ')
}
