import { getListing, getListingMonth } from '@ginipig/contract/listing/get-listing.ts'
import { getListingCounts, searchListings } from '@ginipig/contract/listing/search-listings.ts'
import { MINUTE_MS } from '@ginipig/domain/time'
import { Refusal } from '#platform/http/refusal.ts'
import { type Host, RawJson, serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import { createCounter } from '#platform/quota/counter.ts'
import { networkOf } from '#platform/quota/network.ts'
import { isAtHome } from '#platform/quota/quota.ts'
import { createCounts, listingDetail, listingMonth, search } from './browse.ts'

/** Searches a minute of one network (trust.md S13). Counted in memory: a row written for each would cost more than most
 *  of them do. */
const SEARCHES = { limit: 120, windowMs: MINUTE_MS }

export function listingCalls(host: Host, platform: Platform): void {
  const count = createCounter(platform, SEARCHES)

  serve(host, searchListings, async ({ query, request: { ip } }) => {
    const retryAfter = isAtHome(platform, ip) ? 0 : count(networkOf(ip))
    if (retryAfter > 0) throw new Refusal('too_many_requests', { retryAfter })
    return new RawJson(await search(platform, query))
  })

  serve(host, getListingCounts, createCounts(platform))

  serve(host, getListing, async ({ params }) => new RawJson(await listingDetail(platform, params.listingId)))

  serve(host, getListingMonth, async ({ params }) => {
    const { listingId, month } = params
    return new RawJson(await listingMonth(platform, listingId, month))
  })
}
