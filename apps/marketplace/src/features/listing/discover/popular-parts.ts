import type { ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import type { getListingCounts } from '@ginipig/contract/listing/search-listings.ts'
import { isSubcategory } from '@ginipig/features/listing/category-words.ts'

/** Words that say enough without their category. */
const clear: ReadonlySet<string> = new Set([
  'cut',
  'colour',
  'blow_dry',
  'extensions',
  'nails',
  'face',
  'mind_and_soul',
  'lips',
])

/** The parts of the catalogue with most to book, most first, of those that one word names and that have something. */
export const popularParts = (counts: ResponseOf<typeof getListingCounts>) =>
  counts
    .flatMap(({ category, subcategories }) =>
      subcategories.flatMap(({ key, count }) =>
        isSubcategory(key) && clear.has(key) && count > 0 ? [{ category, key, count }] : [],
      ),
    )
    .sort((one, other) => other.count - one.count)
