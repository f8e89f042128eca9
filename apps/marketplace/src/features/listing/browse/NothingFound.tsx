import type { Category } from '@ginipig/domain/listing'
import { Button, ButtonLink } from '@ginipig/ui/button'
import { EmptyState } from '@ginipig/ui/empty-state'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { LookedAt } from '../looked/LookedAt.tsx'
import { noSearch } from '../search/active-filters.ts'
import type { ListingSearch } from '../search/listing-search.ts'
import type { SearchChange } from '../search/search-change.ts'
import styles from './NothingFound.module.css'
import { type Loosening, useLooserSearches } from './use-looser-searches.ts'

type NothingFoundProps = {
  category: Category | undefined
  search: ListingSearch
  onSearchChange: SearchChange
}

/** That there is nothing, and which one thing to leave out to find some. */
export function NothingFound({ category, search, onSearchChange }: NothingFoundProps) {
  const { isSearched, looser } = useLooserSearches(category, search)
  return (
    <>
      <EmptyState
        pig="search"
        title={<Trans>No Data Found!</Trans>}
        text={
          !isSearched ? (
            <Trans>Nobody lists an appointment here at the moment.</Trans>
          ) : looser.length > 0 ? (
            <Trans>Nothing matches all of that at once. Leave out one thing and there is:</Trans>
          ) : (
            <Trans>Nothing matches all of that at once.</Trans>
          )
        }
        action={
          isSearched ? (
            <div className={styles.Ways}>
              {looser.map((way) => (
                <Way key={way.id} way={way} onSearchChange={onSearchChange} />
              ))}
              <Button variant={looser.length > 0 ? 'ghost' : 'primary'} onClick={() => onSearchChange(noSearch)}>
                <Trans>Clear search and filters</Trans>
              </Button>
            </div>
          ) : undefined
        }
      />
      <LookedAt pitch="block" />
    </>
  )
}

function Way({ way, onSearchChange }: { way: Loosening; onSearchChange: SearchChange }) {
  const { t, i18n } = useLingui()
  const { label, count } = way
  const most = i18n.number(count.value)
  const words = count.isMore
    ? t`${label}: ${most}+ appointments`
    : t`${label}: ${plural(count.value, { one: '# appointment', other: '# appointments' })}`
  if (way.kind === 'category') {
    return <ButtonLink render={(slot) => <Link to="/treatment" search={way.search} {...slot} />}>{words}</ButtonLink>
  }
  return <Button onClick={() => onSearchChange(way.removal)}>{words}</Button>
}
