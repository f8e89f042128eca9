import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { getListingCounts } from '@ginipig/contract/listing/search-listings.ts'
import type { Category } from '@ginipig/domain/listing'
import { isSubcategory, subcategoryWords } from '@ginipig/features/listing/category-words.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import styles from './CategoryTiles.module.css'

/** How much can be booked in a category now, and in which parts of it. */
export function CategoryNews({ category }: { category: Category }) {
  const { t, i18n } = useLingui()
  const { data: counts } = useQuery(query(useApi(), getListingCounts))
  const counted = counts?.find((one) => one.category === category)
  const parts = (counted?.subcategories ?? []).map(({ key }) => key).filter(isSubcategory)
  return (
    <>
      <p className={styles.Count}>
        {counts === undefined
          ? '\u00a0'
          : t`${plural(counted?.count ?? 0, { one: '# appointment', other: '# appointments' })}`}
      </p>
      <ul className={styles.Parts}>
        {parts.map((key) => (
          <li key={key}>
            <Link to="/treatment/$category" params={{ category }} search={{ subcategory: key }}>
              {i18n._(subcategoryWords[key])}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
