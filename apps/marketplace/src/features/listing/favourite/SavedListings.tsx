import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { pages } from '@ginipig/api-client/core/call-options.ts'
import { Failure } from '@ginipig/app/words/Failure.tsx'
import { listFavouriteListings } from '@ginipig/contract/favourite/favourite.ts'
import { CardGrid } from '@ginipig/ui/card-grid'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { CardSkeletons } from '../card/CardSkeletons.tsx'
import { ListingCard } from '../card/ListingCard.tsx'
import { MoreFavourites } from './MoreFavourites.tsx'
import { NothingSaved } from './NothingSaved.tsx'

/** Saved treatments, as cards: with their next time, or the words that there is none. */
export function SavedListings() {
  const grid = useRef<HTMLDivElement>(null)
  const list = useInfiniteQuery(pages(useApi(), listFavouriteListings))
  const listings = list.data?.pages.flatMap(({ items }) => items) ?? []
  if (list.isPending) {
    return (
      <CardGrid columns={3} aria-busy>
        <CardSkeletons count={3} />
      </CardGrid>
    )
  }
  if (listings.length === 0 && !list.error) return <NothingSaved />
  return (
    <>
      <CardGrid ref={grid} columns={3}>
        {listings.map((listing) => (
          <ListingCard key={listing.id} listing={listing} newTimesAt={listing.newTimesAt} headingLevel={2} />
        ))}
      </CardGrid>
      {list.error && !list.isFetchNextPageError ? (
        <Failure error={list.error} onTryAgain={() => void list.refetch()} />
      ) : null}
      <MoreFavourites list={list} shown={listings.length} within={grid} />
    </>
  )
}
