import { reviewSorts } from '@ginipig/domain/review'
import * as v from 'valibot'

const kept = <const Values extends readonly (string | number)[]>(values: Values) =>
  v.optional(v.fallback(v.optional(v.picklist(values)), undefined))

/** What a provider's address says: whether all of their work is shown, and of the reviews which in what order. Nonsense is
 *  left out. */
export const ProviderSearch = v.object({
  work: kept(['all']),
  sort: kept(reviewSorts),
  stars: kept([5, 4, 3, 2, 1]),
  /** Those with photos alone. */
  photos: v.optional(v.fallback(v.optional(v.literal(true)), undefined)),
})
export type ProviderSearch = v.InferOutput<typeof ProviderSearch>

/** The reviews that an address asks for, as the API is asked. */
export const reviewQueryOf = ({
  sort = 'newest',
  stars,
  photos,
}: Pick<ProviderSearch, 'sort' | 'stars' | 'photos'>) => ({
  sort,
  stars: stars === undefined ? undefined : (String(stars) as '5' | '4' | '3' | '2' | '1'), // the numbers above
  photos: photos && ('true' as const),
})
