import { getListing, getListingMonth } from '@ginipig/contract/listing/get-listing.ts'
import { getListingCounts, searchListings } from '@ginipig/contract/listing/search-listings.ts'
import { type Host, RawJson, serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import { createCounts, listingDetail, listingMonth, search } from './browse.ts'

export function listingCalls(host: Host, platform: Platform): void {
  serve(host, searchListings, async ({ query }) => new RawJson(await search(platform, query)))

  serve(host, getListingCounts, createCounts(platform))

  serve(host, getListing, async ({ params }) => new RawJson(await listingDetail(platform, params.listingId)))

  serve(host, getListingMonth, async ({ params }) => {
    const { listingId, month } = params
    return new RawJson(await listingMonth(platform, listingId, month))
  })
}
