import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { getListingCounts } from '@ginipig/contract/listing/search-listings.ts'
import { isSubcategory, subcategoryWords } from '@ginipig/features/listing/category-words.ts'
import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

const MOST = 4

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

/** Links to the parts of the catalogue with most to book. */
export function PopularParts() {
  const { i18n } = useLingui()
  const { data: counts = [] } = useQuery(query(useApi(), getListingCounts))
  const parts = counts
    .flatMap(({ category, subcategories }) =>
      subcategories.flatMap(({ key, count }) =>
        isSubcategory(key) && clear.has(key) ? [{ category, key, count }] : [],
      ),
    )
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST)
  return parts.map(({ category, key }) => (
    <Link key={`${category} ${key}`} to="/treatment/$category" params={{ category }} search={{ subcategory: key }}>
      {i18n._(subcategoryWords[key])}
    </Link>
  ))
}
