import type { ProviderPage } from '@ginipig/contract/provider/public-page.ts'
import { type ReviewSort, reviewSorts } from '@ginipig/domain/review'
import { ChipLink } from '@ginipig/ui/chip'
import type { LinkSlot } from '@ginipig/ui/render-link'
import { Select } from '@ginipig/ui/select'
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { starShares } from '../detail/review-figures.ts'
import styles from './ProviderReviews.module.css'
import type { ProviderSearch } from './provider-search.ts'

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
  const to = (change: Pick<ProviderSearch, 'stars' | 'photos'>) => (slot: LinkSlot) => (
    <Link
      to="/provider-detail/$id"
      params={{ id: page.id }}
      search={{ ...search, stars: undefined, photos: undefined, ...change }}
      hash="reviews"
      hashScrollIntoView={false}
      activeOptions={{ includeHash: true, exact: true }}
      replace
      resetScroll={false}
      {...slot}
    />
  )
  const handleSort = (value: string) => {
    const chosen = reviewSorts.find((one) => one === value)
    onSearchChange({ sort: chosen === 'newest' ? undefined : chosen })
  }
  return (
    <div className={styles.Filters}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't lie in a line of flex items in every browser */}
      <div role="group" aria-label={t`Which reviews`} className={styles.Chips}>
        <ChipLink isOn={stars === undefined && !photos} renderLink={to({})}>
          <Trans>All {reviewCount}</Trans>
        </ChipLink>
        {starShares(ratingCounts)
          .filter(({ count, stars: one }) => count > 0 || one === stars)
          .map(({ stars: one, count }) => (
            <ChipLink
              key={one}
              isOn={stars === one}
              renderLink={to({ stars: stars === one ? undefined : (one as ProviderSearch['stars']) })} // 5 to 1
            >
              {plural(one, { one: '# star', other: '# stars' })} ({i18n.number(count)})
            </ChipLink>
          ))}
        {photoReviewCount > 0 || photos ? (
          <ChipLink isOn={photos === true} renderLink={to({ photos: photos ? undefined : true })}>
            <Trans>With photos ({photoCount})</Trans>
          </ChipLink>
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
