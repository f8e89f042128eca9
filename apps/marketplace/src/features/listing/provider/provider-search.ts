import { lenient } from '@ginipig/app/route/lenient.ts'
import { reviewSorts } from '@ginipig/domain/review'
import * as v from 'valibot'

/** What a provider's address says: whether all of their work is shown, and of the reviews which in what order. Nonsense is
 *  left out. */
export const ProviderSearch = v.object({
  work: lenient(v.picklist(['all'])),
  sort: lenient(v.picklist(reviewSorts)),
  stars: lenient(v.picklist([5, 4, 3, 2, 1])),
  /** Those with photos alone. */
  photos: lenient(v.literal(true)),
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
