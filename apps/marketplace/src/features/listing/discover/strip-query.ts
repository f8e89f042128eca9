import type { Api } from '@ginipig/api-client/core/api.ts'
import { pages } from '@ginipig/api-client/core/call-options.ts'
import { searchListings } from '@ginipig/contract/listing/search-listings.ts'
import type { Category } from '@ginipig/domain/listing'

/** Cards of a strip: two rows of four. */
export const STRIP_SIZE = 8

/** The soonest appointments of a category, or of all. */
export const stripQuery = (api: Api, category: Category | undefined) =>
  pages(api, searchListings, { query: { category, limit: STRIP_SIZE } })

/** Cuts: everybody knows what one is and what it costs. Two, for one may be the strip's first. */
export const exampleQuery = (api: Api) =>
  pages(api, searchListings, { query: { category: 'hair', subcategory: 'cut', limit: 2 } })
