import { useApi } from '@ginipig/api-client/core'
import { listingCountsQuery } from '@ginipig/api-client/listing'
import { type Category, categories } from '@ginipig/domain/listing'
import { coverUrl } from '@ginipig/ui/covers'
import { VisuallyHidden } from '@ginipig/ui/visually-hidden'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { categoryArt } from '../words/category-art.ts'
import { categoryWords, isSubcategory, subcategoryWords } from '../words/category-words.ts'
import styles from './CategoryTiles.module.css'

/** The four categories with what can be booked in each now. */
export function CategoryTiles() {
  return (
    <section className={styles.Section}>
      <VisuallyHidden>
        <h2>
          <Trans>Browse by category</Trans>
        </h2>
      </VisuallyHidden>
      <div className={styles.Tiles}>
        {categories.map((category) => (
          <Tile key={category} category={category} />
        ))}
      </div>
    </section>
  )
}

function Tile({ category }: { category: Category }) {
  const { t, i18n } = useLingui()
  const { data: counts } = useQuery(listingCountsQuery(useApi()))
  const counted = counts?.find((one) => one.category === category)
  const parts = (counted?.subcategories ?? []).map(({ key }) => key).filter(isSubcategory)
  const { cover, seed } = categoryArt[category]
  return (
    <article className={styles.Tile} data-category={category}>
      <h3 className={styles.Title}>
        <Link to="/treatment/$category" params={{ category }} className={styles.Link}>
          {i18n._(categoryWords[category])}
        </Link>
      </h3>
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
      <img src={coverUrl(cover, seed)} alt="" loading="lazy" width="800" height="600" className={styles.Art} />
    </article>
  )
}
