import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { getListingCounts } from '@ginipig/contract/listing/search-listings.ts'
import { subcategoryWords } from '@ginipig/features/listing/category-words.ts'
import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { popularParts } from './popular-parts.ts'

const MOST = 4

/** Links to the parts of the catalogue with most to book. */
export function PopularParts() {
  const { i18n } = useLingui()
  const { data: counts = [] } = useQuery(query(useApi(), getListingCounts))
  return popularParts(counts)
    .slice(0, MOST)
    .map(({ category, key }) => (
      <Link key={`${category} ${key}`} to="/treatment/$category" params={{ category }} search={{ subcategory: key }}>
        {i18n._(subcategoryWords[key])}
      </Link>
    ))
}
