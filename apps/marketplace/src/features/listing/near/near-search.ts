import { lenient, SearchWords } from '@ginipig/app/route/lenient.ts'
import { categories } from '@ginipig/domain/listing'
import { reachMiles } from '@ginipig/domain/search/choices'
import * as v from 'valibot'

/** What the chip of small prices asks for, pence. */
export const SMALL_PRICE = 1_500

export const nearSorts = ['soonest', 'distance', 'saving'] as const

/** All that /near-today keeps in its address. */
export const NearSearch = v.object({
  place: lenient(SearchWords),
  /** Miles round the place. */
  within: lenient(v.picklist(reachMiles)),
  category: lenient(v.picklist(categories)),
  instant: lenient(v.literal(true)),
  /** At most, pence. */
  priceMax: lenient(v.literal(SMALL_PRICE)),
  /** The evening alone. */
  part: lenient(v.literal('night')),
  sort: lenient(v.picklist(nearSorts)),
})
export type NearSearch = v.InferOutput<typeof NearSearch>

export type NearProps = { search: NearSearch; onSearchChange: (change: NearSearch) => void }
