import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { pages } from '@ginipig/api-client/core/call-options.ts'
import { useFocusKept } from '@ginipig/app/device/use-focus-kept.ts'
import { listMyListings, type MyListing } from '@ginipig/contract/listing/my-listings.ts'
import { listingTabs } from '@ginipig/domain/listing'
import { Button, ButtonLink } from '@ginipig/ui/button'
import { EmptyState } from '@ginipig/ui/empty-state'
import { useFirstNew } from '@ginipig/ui/load-more'
import { PageHeader } from '@ginipig/ui/page-header'
import { Panel } from '@ginipig/ui/panel'
import { TabNav } from '@ginipig/ui/tabs'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { CalendarPlus } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { ShowMore } from '#shared/show-more/ShowMore.tsx'
import { DeleteListing } from './DeleteListing.tsx'
import { ListingFilters } from './ListingFilters.tsx'
import { ListingTable } from './ListingTable.tsx'
import { toNewAppointment } from './listing-links.tsx'
import { type ListingsSearch, toQuery } from './listings-search.ts'
import styles from './MyListingsPage.module.css'
import { TurnedNote } from './TurnedNote.tsx'
import { useListingChanges } from './use-listing-changes.ts'

/** `/provider/my-listings`: what a provider has listed, begun and closed, and all they can do with it.
 *  Source: product.md §6. */
export function MyListingsPage({ search }: { search: ListingsSearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { tab = 'active' } = search
  const loaded = useSuspenseInfiniteQuery(pages(useApi(), listMyListings, { query: toQuery(search) }))
  const listings = loaded.data.pages.flatMap((page) => page.items)
  const counts = loaded.data.pages[0]?.counts ?? noCounts
  const changes = useListingChanges()
  const [toDelete, setToDelete] = useState<{ listing: MyListing; isOpen: boolean } | undefined>()
  const narrow = useCallback(
    (changed: Partial<ListingsSearch>) =>
      void navigate({
        to: '/provider/my-listings',
        search: { ...search, ...changed },
        replace: true,
        resetScroll: false,
      }),
    [navigate, search],
  )
  const list = useRef<HTMLElement>(null)
  const isNewFromHere = useFirstNew(list, listings.length, 'tbody tr')
  // Show all and Undo go with what they did.
  useFocusKept(list, listings.length === 0)
  useFocusKept(list, changes.turned !== undefined)
  // So does the row that was deleted, before its question closes or after.
  useFocusKept(list, toDelete && listings.length)
  const tabWords = { active: t`Active`, past: t`Past` }
  const acts = { ...changes, remove: (listing: MyListing) => setToDelete({ listing, isOpen: true }) }
  return (
    <>
      <PageHeader
        size="console"
        title={<Trans>Listings</Trans>}
        lead={
          <>
            <Plural value={counts.listed + counts.full} _0="Nothing is live." one="# is live." other="# are live." />{' '}
            <Plural
              value={loaded.data.pages[0]?.bookedThisMonth ?? 0}
              _0="No place booked so far this month."
              one="# place booked so far this month."
              other="# places booked so far this month."
            />
          </>
        }
        actions={
          <ButtonLink variant="primary" icon={<CalendarPlus aria-hidden />} render={toNewAppointment}>
            <Trans>New appointment</Trans>
          </ButtonLink>
        }
      />
      <TabNav
        label={t`Listings by state`}
        items={listingTabs.map((one) => ({
          key: one,
          label: tabWords[one],
          count: counts[one],
          isCurrent: one === tab,
          render: (slot) => <Link to="/provider/my-listings" search={{ tab: one }} {...slot} />,
        }))}
      />
      {counts.active + counts.past > 0 ? <ListingFilters search={search} counts={counts} onChange={narrow} /> : null}
      <TurnedNote turned={changes.turned} onUndo={changes.undo} />
      <Panel ref={list} tabIndex={-1} aria-label={t`Your listings`} isPadded={listings.length === 0}>
        {listings.length === 0 ? (
          <NothingHere
            search={search}
            hasPast={counts.past > 0}
            onShowAll={() => narrow({ category: undefined, state: undefined, q: undefined })}
          />
        ) : (
          <ListingTable listings={listings} acts={acts} />
        )}
      </Panel>
      {loaded.hasNextPage ? (
        <div className={styles.More}>
          <ShowMore list={loaded} onPress={isNewFromHere} />
        </div>
      ) : null}
      {listings.length === 0 ? null : (
        <p className={styles.Note}>
          <Trans>
            You can delete a listing freely until someone books it. After that, close it: it can go once its
            appointments are over and paid out.
          </Trans>
        </p>
      )}
      {toDelete && (
        <DeleteListing
          key={toDelete.listing.id}
          listing={toDelete.listing}
          open={toDelete.isOpen}
          onOpenChange={(isOpen) => setToDelete({ ...toDelete, isOpen })}
          onClose={changes.close}
          onClosed={() => {
            if (document.activeElement?.localName === 'main') list.current?.focus()
          }}
        />
      )}
    </>
  )
}

const noCounts = { active: 0, past: 0, draft: 0, listed: 0, no_dates: 0, full: 0 }

type NothingHereProps = { search: ListingsSearch; hasPast: boolean; onShowAll: () => void }

/** Why the list is empty, and the way on. */
function NothingHere({ search, hasPast, onShowAll }: NothingHereProps) {
  if (search.category || search.q || (search.state && search.tab !== 'past'))
    return (
      <EmptyState
        pig="sleep"
        title={<Trans>Nothing fits</Trans>}
        text={<Trans>None of your listings fit.</Trans>}
        action={
          <Button onClick={onShowAll}>
            <Trans>Show all</Trans>
          </Button>
        }
      />
    )
  if (search.tab === 'past')
    return (
      <EmptyState
        pig="sleep"
        title={<Trans>Nothing is closed</Trans>}
        text={<Trans>A listing that you close takes no new bookings, and waits here until you reopen it.</Trans>}
      />
    )
  if (hasPast)
    return (
      <EmptyState
        pig="sleep"
        title={<Trans>Nothing is listed now</Trans>}
        text={<Trans>What you closed can be reopened, or begin another one.</Trans>}
        action={
          <>
            <ButtonLink render={(slot) => <Link to="/provider/my-listings" search={{ tab: 'past' }} {...slot} />}>
              <Trans>See what’s closed</Trans>
            </ButtonLink>
            <ButtonLink variant="primary" render={toNewAppointment}>
              <Trans>New appointment</Trans>
            </ButtonLink>
          </>
        }
      />
    )
  return (
    <EmptyState
      pig="sleep"
      title={<Trans>Nothing listed yet</Trans>}
      text={<Trans>Say what you need clients for, what it costs them and when: three short steps.</Trans>}
      action={
        <ButtonLink variant="primary" render={toNewAppointment}>
          <Trans>New appointment</Trans>
        </ButtonLink>
      }
    />
  )
}
