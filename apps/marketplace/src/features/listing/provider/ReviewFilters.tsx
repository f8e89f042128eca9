import type { ProviderPage } from '@ginipig/contract/provider/public-page.ts'
import { type ReviewSort, reviewSorts } from '@ginipig/domain/review'
import { Chip } from '@ginipig/ui/chip'
import { Select } from '@ginipig/ui/select'
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { starShares } from '../detail/review-figures.ts'
import type { ProviderSearch } from './provider-search.ts'
import styles from './ReviewsTab.module.css'

const sortWords: Record<ReviewSort, MessageDescriptor> = {
  newest: msg`Newest`,
  highest: msg`Highest first`,
  lowest: msg`Lowest first`,
}

type ReviewFiltersProps = {
  page: ProviderPage
  search: ProviderSearch
  onSearchChange: (change: Partial<ProviderSearch>) => void
}

/** Which reviews, and in what order; the address keeps both. */
export function ReviewFilters({ page, search, onSearchChange }: ReviewFiltersProps) {
  const { t, i18n } = useLingui()
  const { reviewCount, ratingCounts, photoReviewCount } = page
  const { sort = 'newest', stars, photos } = search
  const photoCount = i18n.number(photoReviewCount)
  // One of them at a time: each says how many it finds.
  const show = (change: Pick<ProviderSearch, 'stars' | 'photos'>) =>
    onSearchChange({ stars: undefined, photos: undefined, ...change })
  const handleSort = (value: string) => {
    const chosen = reviewSorts.find((one) => one === value)
    onSearchChange({ sort: chosen === 'newest' ? undefined : chosen })
  }
  return (
    <div className={styles.Filters}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't lie in a line of flex items in every browser */}
      <div role="group" aria-label={t`Which reviews`} className={styles.Chips}>
        <Chip pressed={stars === undefined && !photos} onClick={() => show({})}>
          <Trans>All {reviewCount}</Trans>
        </Chip>
        {starShares(ratingCounts)
          .filter(({ count, stars: one }) => count > 0 || one === stars)
          .map(({ stars: one, count }) => (
            <Chip
              key={one}
              pressed={stars === one}
              onClick={() => show({ stars: stars === one ? undefined : (one as ProviderSearch['stars']) })} // 5 to 1
            >
              {plural(one, { one: '# star', other: '# stars' })} ({i18n.number(count)})
            </Chip>
          ))}
        {photoReviewCount > 0 || photos ? (
          <Chip pressed={photos === true} onClick={() => show({ photos: photos ? undefined : true })}>
            <Trans>With photos ({photoCount})</Trans>
          </Chip>
        ) : null}
      </div>
      <Select
        aria-label={t`Sort reviews by`}
        value={sort}
        onChange={(event) => handleSort(event.target.value)}
        className={styles.Sort ?? ''}
      >
        {reviewSorts.map((one) => (
          <option key={one} value={one}>
            {i18n._(sortWords[one])}
          </option>
        ))}
      </Select>
    </div>
  )
}
