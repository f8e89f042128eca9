import { getListing, getListingCounts, getListingMonth, searchListings } from '@ginipig/contract/listing'
import { type Host, RawJson, serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import { createListings } from './listing.service.ts'

export function listingRoutes(host: Host, platform: Platform): void {
  const listings = createListings(platform)
  serve(host, searchListings, async ({ query }) => new RawJson(await listings.search(query)))
  serve(host, getListingCounts, () => listings.counts())
  serve(host, getListing, async ({ params }) => new RawJson(await listings.detail(params.listingId)))
  serve(host, getListingMonth, async ({ params }) => new RawJson(await listings.month(params.listingId, params.month)))
}
