import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Host-only by its prefix: no sibling subdomain can read or set it. Browsers take `Secure` on http://*.localhost too. */
const REFRESH = '__Host-refresh'
const DEVICE = '__Host-device'

const attributes: CookieSerializeOptions = { path: '/', secure: true, httpOnly: true, sameSite: 'strict' }

export const readRefreshCookie = (request: FastifyRequest): string | undefined => request.cookies[REFRESH]

/** Max-Age, not Expires: the browser's clock may be wrong. */
export function setRefreshCookie(reply: FastifyReply, token: string, lifeMs: number): void {
  reply.setCookie(REFRESH, token, { ...attributes, maxAge: Math.floor(lifeMs / 1000) })
}

/** The session is over in this browser: with its cookie goes what it kept of the person's pictures, not what the pages
 *  store themselves: language and colours are nobody's (decision 0018). Source: trust.md S25. */
export function clearRefreshCookie(reply: FastifyReply): void {
  reply.clearCookie(REFRESH, attributes)
  reply.header('clear-site-data', '"cache"')
}

/** Remembers that this browser has signed in before, so that a stranger's guesses never lock its owner out. */
export const readDeviceCookie = (request: FastifyRequest): string | undefined => request.cookies[DEVICE]

export function setDeviceCookie(reply: FastifyReply, device: string, lifeMs: number): void {
  reply.setCookie(DEVICE, device, { ...attributes, maxAge: Math.floor(lifeMs / 1000) })
}
