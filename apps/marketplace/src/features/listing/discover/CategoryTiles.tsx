import { type Category, categories } from '@ginipig/domain/listing'
import { categoryArt } from '@ginipig/features/listing/category-art.ts'
import { categoryWords } from '@ginipig/features/listing/category-words.ts'
import { VisuallyHidden } from '@ginipig/ui/visually-hidden'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CategoryNews } from './CategoryNews.tsx'
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
          <Tile key={category} category={category}>
            <CategoryNews category={category} />
          </Tile>
        ))}
      </div>
    </section>
  )
}

function Tile({ category, children }: { category: Category; children: ReactNode }) {
  const { i18n } = useLingui()
  return (
    <article className={styles.Tile} data-category={category}>
      <h3 className={styles.Title}>
        <Link to="/treatment/$category" params={{ category }} className={styles.Link}>
          {i18n._(categoryWords[category])}
        </Link>
      </h3>
      {children}
      <img src={categoryArt[category]} alt="" loading="lazy" width="800" height="600" className={styles.Art} />
    </article>
  )
}
