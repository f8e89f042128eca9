import type { Api } from '@ginipig/api-client/core/api.ts'
import { pages } from '@ginipig/api-client/core/call-options.ts'
import { searchListings } from '@ginipig/contract/listing/search-listings.ts'
import { MINUTE_MS } from '@ginipig/domain/time'
import type { NearSearch } from './near-search.ts'

/** Listings of one page: as many as one socket may watch. */
const PAGE_SIZE = 20

/** What begins in the next 48 hours, asked for anew each minute: times that come free join by themselves. */
export const nearQuery = (api: Api, { place, within, category, instant, priceMax, part, sort }: NearSearch) => ({
  ...pages(api, searchListings, {
    query: {
      soon: true,
      place,
      within: within === undefined ? undefined : String(within),
      category,
      instant,
      priceMax,
      part: part && [part],
      sort: sort === 'distance' && place === undefined ? 'soonest' : (sort ?? 'soonest'),
      limit: PAGE_SIZE,
      perCategory: true,
    },
  }),
  refetchInterval: MINUTE_MS,
})
