import { Failure } from '@ginipig/app/words/Failure.tsx'
import type { ProviderPage } from '@ginipig/contract/provider/public-page.ts'
import { ButtonLink } from '@ginipig/ui/button'
import { EmptyState } from '@ginipig/ui/empty-state'
import { LoadMore, useFirstNew } from '@ginipig/ui/load-more'
import { Section } from '@ginipig/ui/section'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import type { useListingSearch } from '../browse/use-listing-search.ts'
import { CardSkeletons } from '../card/CardSkeletons.tsx'
import { AppointmentRow } from './AppointmentRow.tsx'

type OpenAppointmentsProps = { page: ProviderPage; found: ReturnType<typeof useListingSearch> }

/** What this provider has open, the soonest first, each with its next times. */
export function OpenAppointments({ page, found }: OpenAppointmentsProps) {
  const { t } = useLingui()
  const { listings, count } = found
  const list = useRef<HTMLUListElement>(null)
  const isNewFromHere = useFirstNew(list, listings.length)
  if (found.isPending) {
    return (
      <div aria-busy="true">
        <CardSkeletons count={3} layout="row" />
      </div>
    )
  }
  if (listings.length === 0) {
    return found.error ? (
      <Failure error={found.error} onTryAgain={() => void found.refetch()} />
    ) : (
      <>
        <NothingOpen page={page} />
        <FullListings page={page} />
      </>
    )
  }
  const shown = listings.length
  const all = Math.max(count?.value ?? shown, shown)
  const hasOneLevel = page.levels.length === 1
  return (
    <>
      <ul ref={list}>
        {listings.map((listing) => (
          <AppointmentRow
            key={listing.id}
            listing={listing}
            times={found.times.get(listing.id)}
            hasLevel={!hasOneLevel}
          />
        ))}
      </ul>
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
          onLoadMore={() => {
            isNewFromHere()
            void found.fetchNextPage()
          }}
        />
      ) : null}
      {found.hasNextPage ? null : <FullListings page={page} />}
    </>
  )
}

/** What can only be waited for. */
function FullListings({ page: { fullListings } }: { page: ProviderPage }) {
  if (fullListings.length === 0) return null
  return (
    <Section pitch="block" title={<Trans>No times left</Trans>}>
      <ul>
        {fullListings.map((listing) => (
          <AppointmentRow key={listing.id} listing={listing} times={undefined} hasLevel />
        ))}
      </ul>
    </Section>
  )
}

function NothingOpen({ page: { firstName } }: { page: ProviderPage }) {
  return (
    <EmptyState
      pig="search"
      title={<Trans>Nothing open now</Trans>}
      text={<Trans>{firstName} has no open times at the moment.</Trans>}
      action={
        <ButtonLink variant="primary" render={(slot) => <Link to="/treatment" {...slot} />}>
          <Trans>Look at all appointments</Trans>
        </ButtonLink>
      }
    />
  )
}
