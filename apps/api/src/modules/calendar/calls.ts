import etag from '@fastify/etag'
import {
  addCalendar,
  getCalendars,
  getFeed,
  makeFeed,
  readCalendar,
  removeCalendar,
  removeFeed,
} from '@ginipig/contract/listing/calendars.ts'
import { HOUR_MS, MINUTE_MS } from '@ginipig/domain/time'
import { Refusal } from '#platform/http/refusal.ts'
import { type Host, RawBytes, serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import { createMemoryRateLimit } from '#platform/quota/memory-rate-limit.ts'
import { networkOf } from '#platform/quota/network.ts'
import { add, calendarsOf, readByHand, remove } from './calendars.ts'
import { feedOf, makeNewFeed, stopFeed } from './feed.ts'

/** Readings of one feed in an hour: a few devices, each every some minutes. And of all feeds from one network in a minute,
 *  which may be that of a large calendar service. */
const OF_FEED = { limit: 120, windowMs: HOUR_MS }
const OF_NETWORK = { limit: 600, windowMs: MINUTE_MS }

/** Calendars that a provider has read, and the feed of their own.
 *  @param host - with an `app` that is a scope of its own */
export async function calendarCalls(host: Host, platform: Platform): Promise<void> {
  serve(host, getCalendars, ({ actor }) => calendarsOf(platform, actor.accountId))

  serve(host, addCalendar, ({ actor, body }) => add(platform, actor.accountId, body))

  serve(host, readCalendar, async ({ actor, params }) => {
    await readByHand(platform, { providerId: actor.accountId, ...params })
    return {}
  })

  serve(host, removeCalendar, async ({ actor, params }) => {
    await remove(platform, { providerId: actor.accountId, ...params })
    return {}
  })

  serve(host, makeFeed, ({ actor }) => makeNewFeed(platform, actor.accountId))

  serve(host, removeFeed, async ({ actor }) => {
    await stopFeed(platform, actor.accountId)
    return {}
  })

  const countFeed = createMemoryRateLimit(platform, OF_FEED)
  const countNetwork = createMemoryRateLimit(platform, OF_NETWORK)
  await host.app.register(async (scope) => {
    await scope.register(etag)
    serve({ ...host, app: scope }, getFeed, async ({ params, request }) => {
      const retryAfter = countNetwork(networkOf(request.ip)) || countFeed(params.token)
      if (retryAfter > 0) throw new Refusal('too_many_requests', { retryAfter })
      return new RawBytes(Buffer.from(await feedOf(platform, params.token)), {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="ginipig.ics"',
        'cache-control': 'private, no-cache',
      })
    })
  })
}
