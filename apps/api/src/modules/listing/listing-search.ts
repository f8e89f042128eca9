import type { QueryOf } from '@ginipig/contract/core'
import type { searchListings } from '@ginipig/contract/listing'
import type { SearchCursor } from './search-cursor.ts'

/** What is looked for, its cursor read. */
export type ListingSearch = Omit<QueryOf<typeof searchListings>, 'cursor'> & { cursor?: SearchCursor | undefined }
