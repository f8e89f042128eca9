import { lenient } from '@ginipig/app/route/lenient.ts'
import {
  type Category,
  categories,
  type ListingState,
  type ListingTab,
  listingStates,
  listingTabs,
} from '@ginipig/domain/listing'
import * as v from 'valibot'

/** What the list is narrowed to, as the address says it. */
export const ListingsSearch = v.object({
  tab: lenient(v.picklist(listingTabs)),
  category: lenient(v.picklist(categories)),
  state: lenient(v.picklist(listingStates)),
  q: lenient(v.pipe(v.string(), v.trim(), v.maxLength(80))),
})
export type ListingsSearch = v.InferOutput<typeof ListingsSearch>

export type ListingsQuery = { tab: ListingTab; category?: Category; state?: ListingState; q?: string }

/** The call's query; states are of the active tab alone. */
export const toQuery = ({ tab = 'active', category, state, q }: ListingsSearch): ListingsQuery => ({
  tab,
  ...(category && { category }),
  ...(state && tab === 'active' && { state }),
  ...(q && { q }),
})
