import { Failure } from '@ginipig/app/words/Failure.tsx'
import type { Category } from '@ginipig/domain/listing'
import { CardGrid } from '@ginipig/ui/card-grid'
import { TextLink } from '@ginipig/ui/link'
import { LoadMore, useFirstNew } from '@ginipig/ui/load-more'
import { VisuallyHidden } from '@ginipig/ui/visually-hidden'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { CardSkeletons } from '../card/CardSkeletons.tsx'
import { ListingCard } from '../card/ListingCard.tsx'
import { MapBeside, OnMap } from '../map/MapBeside.tsx'
import { type ListingSearch, longerPages } from '../search/listing-search.ts'
import type { SearchChange } from '../search/search-change.ts'
import { NothingFound } from './NothingFound.tsx'
import styles from './ResultList.module.css'
import type { useListingSearch } from './use-listing-search.ts'

type ResultListProps = {
  category: Category | undefined
  search: ListingSearch
  onSearchChange: SearchChange
  found: ReturnType<typeof useListingSearch>
  /** Into the address, how many are to be shown: a reload, or who it is sent to, sees as many. */
  onMore: (more: ListingSearch['more']) => void
}

/** The cards found, or why there are none. */
export function ResultList({ category, search, onSearchChange, found, onMore }: ResultListProps) {
  const { t } = useLingui()
  const { listings } = found
  const grid = useRef<HTMLDivElement>(null)
  const isNewFromHere = useFirstNew(grid, listings.length)
  const shown = listings.length
  const longer = longerPages.find((length) => length > shown)
  const handleLoadMore = () => {
    isNewFromHere()
    void found.fetchNextPage()
    if (longer !== undefined && search.view !== 'map') onMore(longer)
  }

  if (found.isPending) {
    return (
      <Grid look={search.view} isBusy>
        <VisuallyHidden role="status">{t`Loading appointments`}</VisuallyHidden>
        <CardSkeletons count={6} layout={layouts[search.view ?? 'usual']} />
      </Grid>
    )
  }
  const question = [search.q, search.place, search.within].join()
  if (listings.length === 0) {
    if (found.error) return <Failure error={found.error} onTryAgain={found.refetch} />
    const nothing = <NothingFound category={category} search={search} meant={found.meant} />
    if (search.view !== 'map') return nothing
    // The map stays where one looked: a step aside may find some.
    return (
      <MapBeside hasMore={found.hasNextPage} {...{ listings, onSearchChange, question }}>
        {nothing}
      </MapBeside>
    )
  }
  const total = found.count
  const all = total === undefined ? undefined : Math.max(total.value, shown)
  const cardOf = (listing: (typeof listings)[number], index: number) => (
    <ListingCard
      key={listing.id}
      listing={listing}
      times={found.times.get(listing.id)}
      miles={found.miles[listing.outwardPostcode]}
      headingLevel={2}
      isSeenFirst={index < 2}
      layout={layouts[search.view ?? 'usual']}
      className={search.view === 'list' ? styles.Row : undefined}
    />
  )
  const list = (
    <>
      <Grid ref={grid} look={search.view} isBusy={found.isPlaceholderData}>
        {search.view === 'map'
          ? listings.map((listing, index) => (
              <OnMap key={listing.id} listing={listing}>
                {cardOf(listing, index)}
              </OnMap>
            ))
          : listings.map(cardOf)}
      </Grid>
      {found.error ? (
        <Failure
          error={found.error}
          onTryAgain={() => (found.isFetchNextPageError ? found.fetchNextPage() : found.refetch())}
        />
      ) : null}
      <LoadMore
        className={styles.More}
        text={all === undefined || total?.isMore ? t`Showing ${shown}` : t`Showing ${shown} of ${all}`}
        progress={all === undefined || total?.isMore ? undefined : shown / all}
        label={t`Show more`}
        hasMore={found.hasNextPage}
        busy={found.isFetchingNextPage}
        onLoadMore={handleLoadMore}
      />
      {found.hasNextPage && longer !== undefined ? (
        <noscript>
          <TextLink render={(slot) => <Link to="." search={{ ...search, more: longer }} {...slot} />}>
            <Trans>Show {longer} appointments</Trans>
          </TextLink>
        </noscript>
      ) : null}
    </>
  )
  if (search.view !== 'map') return list
  return (
    <MapBeside hasMore={found.hasNextPage} {...{ listings, onSearchChange, question }}>
      {list}
    </MapBeside>
  )
}

/** What is usual at a width the style sheet says: no script is needed to look right. */
const layouts = { usual: 'auto', grid: 'grid', list: 'row', map: 'row' } as const

type GridProps = {
  look: ListingSearch['view']
  isBusy: boolean
  ref?: React.Ref<HTMLDivElement>
  children: React.ReactNode
}

function Grid({ look, isBusy, ...rest }: GridProps) {
  return (
    <CardGrid
      {...rest}
      columns={3}
      flow={look === 'grid' ? 'grid' : 'rows'}
      aria-busy={isBusy || undefined}
      data-look={look}
      className={styles.Grid}
    />
  )
}
