import { constants as zlib } from 'node:zlib'
import compress, { type FastifyCompressOptions } from '@fastify/compress'
import etag from '@fastify/etag'
import { countView } from '@ginipig/contract/listing/count-view.ts'
import { getLikeListings, getListing, getListingMonth } from '@ginipig/contract/listing/get-listing.ts'
import { getNextTimes } from '@ginipig/contract/listing/next-times.ts'
import { getListingCounts, searchListings } from '@ginipig/contract/listing/search-listings.ts'
import { getSpotlight } from '@ginipig/contract/listing/spotlight.ts'
import { suggestSearch } from '@ginipig/contract/listing/suggest.ts'
import { MINUTE_MS } from '@ginipig/domain/time'
import type { FastifyReply } from 'fastify'
import { isBlockedFrom, readBlockedProviders, withoutBlocked } from '#modules/message/thread.ts'
import type { Actor } from '#platform/auth/actor.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { type Host, serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import { createMemoryRateLimit } from '#platform/quota/memory-rate-limit.ts'
import { networkOf } from '#platform/quota/network.ts'
import { isAtHome } from '#platform/quota/quota.ts'
import { createCounts, createSearch, likeListings, listingDetail, listingMonth, nextTimes } from './browse.ts'
import { countLook } from './count-view.ts'
import { createSpotlight } from './spotlight.ts'
import { suggest } from './suggest.ts'

/** Searches a minute per network (trust.md S13). Counted in memory: a row for each would cost more than most searches do. */
const SEARCHES = { limit: 120, windowMs: MINUTE_MS }

/** Suggestions a minute per network: one request per pause in typing. */
const SUGGESTIONS = { limit: 240, windowMs: MINUTE_MS }

/** Compression level: each answer is sent once, so half the usual time for a twentieth more bytes. */
const COMPRESSION = {
  encodings: ['br', 'gzip'],
  zlibOptions: { level: 3 },
  brotliOptions: { params: { [zlib.BROTLI_PARAM_QUALITY]: 3 } },
  /** Bytes; below it compressing costs more than it saves. */
  threshold: 1_024,
  /** Bytes; below it compressing on this thread is cheaper than handing it to another one. */
  syncThreshold: 65_536,
} satisfies FastifyCompressOptions

/** Public reads. Only these answers are compressed and get an ETag: they hold no secret whose length could be measured next
 *  to a caller's input (BREACH).
 *  @param host - with an `app` that is a scope of its own */
export async function listingCalls(host: Host, platform: Platform): Promise<void> {
  const search = createSearch(platform)
  const counted = createCounts(platform)
  const spotlight = createSpotlight(platform)
  const count = createMemoryRateLimit(platform, SEARCHES)
  const countSuggestions = createMemoryRateLimit(platform, SUGGESTIONS)
  const countCounts = createMemoryRateLimit(platform, SEARCHES) // asked for beside a search, so counted beside it
  const refuseBeyond = (ip: string, limit = count) => {
    const retryAfter = isAtHome(platform, ip) ? 0 : limit(networkOf(ip))
    if (retryAfter > 0) throw new Refusal('too_many_requests', { retryAfter })
  }
  // In this order: the ETag is computed before compression.
  await host.app.register(etag, { weak: true })
  await host.app.register(compress, COMPRESSION)

  serve(host, searchListings, async ({ query, actor, request, reply }) => {
    refuseBeyond(request.ip)
    const without = await blockedFor(platform, actor)
    return kept(reply, actor, await search(query, { accepted: request.headers['accept-encoding'], without }))
  })

  serve(host, suggestSearch, async ({ query: { q }, actor, request, reply }) => {
    refuseBeyond(request.ip, countSuggestions)
    return kept(reply, actor, await suggest(platform, q, counted.openDistricts()))
  })

  serve(host, getListingCounts, async ({ actor, request, reply }) => {
    refuseBeyond(request.ip, countCounts)
    return kept(reply, actor, await counted.counts())
  })

  serve(host, getSpotlight, async ({ actor, reply }) =>
    kept(reply, actor, await spotlight(await blockedFor(platform, actor))),
  )

  serve(host, getNextTimes, async ({ query: { ids, ...when }, actor, request, reply }) => {
    refuseBeyond(request.ip)
    // Times of whoever has blocked this client, or whom they have, are as if they were taken.
    const open = actor?.userType === 'user' ? await withoutBlocked(platform.database, actor.accountId, ids) : ids
    return kept(reply, actor, await nextTimes(platform, open, when))
  })

  serve(host, getListing, async ({ params: { listingId }, actor, reply }) => {
    const listing = await listingDetail(platform, listingId)
    const isBlocked = await isBlockedFor(platform, actor, listingId)
    return kept(reply, actor, isBlocked ? { ...listing, ...noTimes } : listing)
  })

  serve(host, getLikeListings, async ({ params: { listingId }, actor, reply }) => {
    const without = await blockedFor(platform, actor)
    return kept(reply, actor, await likeListings(platform, listingId, without))
  })

  serve(host, getListingMonth, async ({ params: { listingId, month }, actor, reply }) => {
    const found = await listingMonth(platform, listingId, month)
    const isBlocked = await isBlockedFor(platform, actor, listingId)
    return kept(reply, actor, isBlocked ? { ...found, slots: [] } : found)
  })

  serve(host, countView, async ({ params, actor, request }) => {
    const userAgent = request.headers['user-agent']
    await countLook(platform, params.listingId, { ip: request.ip, userAgent, accountId: actor?.accountId })
    return {}
  })
}

/** The providers whose listings are to whoever asks as if every time were taken. */
const blockedFor = async ({ database }: Platform, actor: Actor | undefined): Promise<readonly string[]> =>
  actor?.userType === 'user' ? readBlockedProviders(database, actor.accountId) : []

/** Whether whoever asks and the provider of a listing have blocked each other: then every time is as if it were taken. */
const isBlockedFor = async ({ database }: Platform, actor: Actor | undefined, listingId: string): Promise<boolean> =>
  actor?.userType === 'user' && (await isBlockedFrom(database, actor.accountId, listingId))

const noTimes = { nextSlots: [], otherListings: [], nextSlotAt: null, placesLeft: 0 }

/** Lets a browser keep the answer and revalidate it each time (ETag); not one that was asked for with a token. */
function kept<Answer>(reply: FastifyReply, actor: object | undefined, answer: Answer): Answer {
  if (!actor) reply.header('cache-control', 'no-cache')
  return answer
}
