import type { SearchMeaning } from '@ginipig/contract/listing/search-listings.ts'
import type { Category } from '@ginipig/domain/listing'
import { ButtonLink } from '@ginipig/ui/button'
import { CardGrid } from '@ginipig/ui/card-grid'
import { EmptyState } from '@ginipig/ui/empty-state'
import { TextLink } from '@ginipig/ui/link'
import type { LinkSlot } from '@ginipig/ui/render-link'
import { Section } from '@ginipig/ui/section'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { AlertPanel } from '../alert/AlertPanel.tsx'
import { toAlertSearch } from '../alert/alert-search.ts'
import { ListingCard } from '../card/ListingCard.tsx'
import { RecentlyViewed } from '../recently-viewed/RecentlyViewed.tsx'
import { noSearch } from '../search/active-filters.ts'
import type { ListingSearch } from '../search/listing-search.ts'
import styles from './NothingFound.module.css'
import { type Loosening, useLooserSearches } from './use-looser-searches.ts'

type NothingFoundProps = {
  category: Category | undefined
  search: ListingSearch
  /** Other words that may lead on, and the place that was meant. */
  meant?: SearchMeaning | undefined
}

/** That there is nothing, which one thing to leave out to find some, and the first of what the first way finds. Each way
 *  has an address: it works before the script, and the way back leads here again. */
export function NothingFound({ category, search, meant }: NothingFoundProps) {
  const { isSearched, ways, looser } = useLooserSearches(category, search, meant)
  const [nearest] = looser
  // Near a place that nobody knows nothing ever opens.
  const isPlaceKnown = search.place === undefined || meant?.place !== null
  return (
    <>
      <EmptyState
        pig="search"
        {...(isSearched && { className: styles.Nothing })}
        title={<Trans>No Data Found!</Trans>}
        text={
          !isSearched ? (
            <Trans>Nobody lists an appointment here at the moment.</Trans>
          ) : looser.length > 0 ? (
            <Trans>Nothing matches all of that at once. With one thing changed there is:</Trans>
          ) : (
            <Trans>Nothing matches all of that at once.</Trans>
          )
        }
        action={
          isSearched ? (
            <div className={styles.Ways}>
              {looser.map((way) => (
                <Way key={way.id} way={way} />
              ))}
              {/* Which of them finds something is asked for by script. */}
              <noscript>
                <ul className={styles.Plain}>
                  {ways.map(({ id, label, category, search }) => (
                    <li key={id}>
                      <TextLink render={(slot) => <ListLink category={category} search={search} {...slot} />}>
                        {label}
                      </TextLink>
                    </li>
                  ))}
                </ul>
              </noscript>
              <ButtonLink
                variant={looser.length > 0 ? 'ghost' : 'primary'}
                render={(slot) => <ListLink category={category} search={{ ...search, ...noSearch }} {...slot} />}
              >
                <Trans>Clear search and filters</Trans>
              </ButtonLink>
            </div>
          ) : undefined
        }
      />
      {isSearched && isPlaceKnown ? <AlertPanel wanted={toAlertSearch(category, search)} /> : null}
      {nearest ? (
        <Section pitch="block" title={nearest.label}>
          <CardGrid columns={3}>
            {nearest.first.map((listing) => (
              <ListingCard key={listing.id} listing={listing} isBrief />
            ))}
          </CardGrid>
        </Section>
      ) : null}
      <RecentlyViewed pitch="block" />
    </>
  )
}

function Way({ way }: { way: Loosening }) {
  const { t, i18n } = useLingui()
  const { label, count, isOnlyLike } = way
  const most = i18n.number(count.value)
  const words = isOnlyLike
    ? count.isMore
      ? t`${label}: ${most}+ similar appointments`
      : t`${label}: ${plural(count.value, { one: '# similar appointment', other: '# similar appointments' })}`
    : count.isMore
      ? t`${label}: ${most}+ appointments`
      : t`${label}: ${plural(count.value, { one: '# appointment', other: '# appointments' })}`
  return (
    <ButtonLink render={(slot) => <ListLink category={way.category} search={way.search} {...slot} />}>
      {words}
    </ButtonLink>
  )
}

function ListLink({ category, search, ...slot }: Pick<NothingFoundProps, 'category' | 'search'> & LinkSlot) {
  if (category === undefined) return <Link to="/treatment" search={search} {...slot} />
  return <Link to="/treatment/$category" params={{ category }} search={search} {...slot} />
}
