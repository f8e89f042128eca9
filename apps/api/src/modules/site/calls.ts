import { HOUR_MS, MINUTE_MS } from '@ginipig/domain/time'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { createMemoryRateLimit } from '#platform/quota/memory-rate-limit.ts'
import { networkOf } from '#platform/quota/network.ts'
import { isAtHome } from '#platform/quota/quota.ts'
import { sitemapIndex, sitemapPart } from './sitemap.ts'

/** A part is thousands of rows: those who read them all come once a day. */
const READINGS = { limit: 120, windowMs: MINUTE_MS }

/** Seconds for which a cache may keep an answer; what changes meanwhile is found a little later. */
const KEPT_S = HOUR_MS / 1000

/** What search engines ask for, at the addresses at which they do: no calls of the contract. The proxy passes them on. */
export function siteCalls(app: FastifyInstance, platform: Platform): void {
  const { marketplace } = platform.config.origins
  const count = createMemoryRateLimit(platform, READINGS)
  const refuseBeyond = (ip: string) => {
    const retryAfter = isAtHome(platform, ip) ? 0 : count(networkOf(ip))
    if (retryAfter > 0) throw new Refusal('too_many_requests', { retryAfter })
  }
  const send = (reply: FastifyReply, type: string, text: string) =>
    reply.type(`${type}; charset=utf-8`).header('cache-control', `public, max-age=${KEPT_S}`).send(text)

  app.get('/robots.txt', async (_request, reply) => send(reply, 'text/plain', robots(marketplace)))

  app.get('/sitemap.xml', async ({ ip }, reply) => {
    refuseBeyond(ip)
    return send(reply, 'application/xml', await sitemapIndex(platform))
  })

  app.get<{ Params: { name: string } }>('/sitemap-:name.xml', async ({ ip, params: { name } }, reply) => {
    refuseBeyond(ip)
    const part = await sitemapPart(platform, name)
    if (part === undefined) throw new Refusal('not_found')
    return send(reply, 'application/xml', part)
  })
}

/** What stands behind a log-in, or is nobody's to find. Every page links to the log-in with itself to come back to, every card
 *  to its calendar and its report: followed, they are thousands of addresses of nothing. */
const closed = [
  '/login?',
  '/registration?',
  '/treatment-availability/',
  '/report/',
  '/waitlist/',
  '/handoff/',
  '/must-haves',
  '/payment-options',
  '/pay-deposit',
  '/pay-full',
  '/booking-',
  '/my-booking',
  '/move-booking/',
  '/leave-review/',
  '/edit-review/',
  '/review/',
  '/my-favourites',
  '/message',
  '/notification',
  '/payment-details',
  '/profile',
  '/settings',
  '/change-password',
  '/reset-password',
  '/otp',
]

/** What programs that follow links may read. The API is open to them: a page that runs reads its words and pictures there. */
const robots = (origin: string) =>
  ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
