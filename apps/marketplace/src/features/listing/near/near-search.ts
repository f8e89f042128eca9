import type { Api } from '@ginipig/api-client/core/api.ts'
import { pages } from '@ginipig/api-client/core/call-options.ts'
import { searchListings } from '@ginipig/contract/listing/search-listings.ts'
import { categories } from '@ginipig/domain/listing'
import { reachMiles } from '@ginipig/domain/search/choices'
import { MINUTE_MS } from '@ginipig/domain/time'
import * as v from 'valibot'
import { lenient, Words } from '../search/listing-search.ts'

export const nearSorts = ['soonest', 'distance', 'saving'] as const

/** All that /near-today keeps in its address. */
export const NearSearch = v.object({
  place: lenient(Words),
  /** Miles round the place. */
  within: lenient(v.picklist(reachMiles)),
  category: lenient(v.picklist(categories)),
  instant: lenient(v.literal(true)),
  sort: lenient(v.picklist(nearSorts)),
})
export type NearSearch = v.InferOutput<typeof NearSearch>

export type NearProps = { search: NearSearch; onSearchChange: (change: NearSearch) => void }

/** Listings of one page: as many as one socket may watch. */
const PAGE_SIZE = 20

/** What begins in the next 48 hours, asked for anew each minute: times that come free join by themselves. */
export const nearQuery = (api: Api, { place, within, category, instant, sort }: NearSearch) => ({
  ...pages(api, searchListings, {
    query: {
      soon: true,
      place,
      within: within === undefined ? undefined : String(within),
      category,
      instant,
      sort: sort === 'distance' && place === undefined ? 'soonest' : (sort ?? 'soonest'),
      limit: PAGE_SIZE,
    },
  }),
  refetchInterval: MINUTE_MS,
})
