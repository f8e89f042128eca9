import type { Api } from '@ginipig/api-client/core'
import { searchListingsQuery } from '@ginipig/api-client/listing'
import type { Category } from '@ginipig/domain/listing'

/** Cards of a strip: two rows of four. */
export const STRIP_SIZE = 8

/** The soonest appointments of a category, or of all. */
export const stripQuery = (api: Api, category: Category | undefined) =>
  searchListingsQuery(api, { category, limit: STRIP_SIZE })
