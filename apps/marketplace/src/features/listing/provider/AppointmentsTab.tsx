import { Failure } from '@ginipig/app/words/Failure.tsx'
import type { ProviderPage } from '@ginipig/contract/provider/public-page.ts'
import { ButtonLink } from '@ginipig/ui/button'
import { CardGrid } from '@ginipig/ui/card-grid'
import { EmptyState } from '@ginipig/ui/empty-state'
import { LoadMore } from '@ginipig/ui/load-more'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useListingSearch } from '../browse/use-listing-search.ts'
import { CardSkeletons } from '../card/CardSkeletons.tsx'
import { ListingCard } from '../card/ListingCard.tsx'

/** What this provider has open, the soonest first. */
export function AppointmentsTab({ page }: { page: ProviderPage }) {
  const { t } = useLingui()
  const found = useListingSearch({ provider: page.id })
  const { listings, count } = found
  if (found.isPending) {
    return (
      <CardGrid columns={3} aria-busy>
        <CardSkeletons count={3} layout="grid" />
      </CardGrid>
    )
  }
  if (listings.length === 0) {
    return found.error ? (
      <Failure error={found.error} onTryAgain={() => void found.refetch()} />
    ) : (
      <NothingOpen page={page} />
    )
  }
  const shown = listings.length
  const all = Math.max(count?.value ?? shown, shown)
  return (
    <>
      <CardGrid columns={3}>
        {listings.map((listing) => (
          <ListingCard key={listing.id} listing={listing} headingLevel={2} times={found.times.get(listing.id)} />
        ))}
      </CardGrid>
      {found.isFetchNextPageError ? (
        <Failure error={found.error} onTryAgain={() => void found.fetchNextPage()} />
      ) : null}
      {found.hasNextPage || found.isFetchingNextPage ? (
        <LoadMore
          text={t`Showing ${shown} of ${all}`}
          progress={shown / all}
          label={t`Show more`}
          hasMore
          busy={found.isFetchingNextPage}
          onLoadMore={() => void found.fetchNextPage()}
        />
      ) : null}
    </>
  )
}

function NothingOpen({ page: { firstName } }: { page: ProviderPage }) {
  return (
    <EmptyState
      pig="search"
      title={<Trans>Nothing open now</Trans>}
      text={<Trans>{firstName} has no free times at the moment.</Trans>}
      action={
        <ButtonLink variant="primary" render={(slot) => <Link to="/treatment" {...slot} />}>
          <Trans>Look at all appointments</Trans>
        </ButtonLink>
      }
    />
  )
}
