import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { pages } from '@ginipig/api-client/core/call-options.ts'
import { Failure } from '@ginipig/app/words/Failure.tsx'
import { listMyBookings } from '@ginipig/contract/booking/client-calls.ts'
import { type ClientTab, clientTabs } from '@ginipig/domain/booking'
import { LoadMore } from '@ginipig/ui/load-more'
import { PageHeader } from '@ginipig/ui/page-header'
import { TabNav } from '@ginipig/ui/tabs'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { AccountFrame } from '#shared/account-frame/AccountFrame.tsx'
import { BookingRow } from './BookingRow.tsx'
import { HoldBanner } from './HoldBanner.tsx'
import styles from './MyBookingsPage.module.css'
import { NoBookings } from './NoBookings.tsx'
import { RowSkeletons } from './RowSkeletons.tsx'

/** A client's bookings by tab. Source: product.md §5 /my-booking. */
export function MyBookingsPage({ tab }: { tab: ClientTab }) {
  const { t } = useLingui()
  const listRef = useRef<HTMLUListElement>(null)
  const list = useInfiniteQuery(pages(useApi(), listMyBookings, { query: { tab } }))
  const loaded = list.data?.pages ?? []
  const counts = loaded.at(-1)?.counts
  const rows = loaded.flatMap(({ items }) => items)
  const serverNow = loaded.at(-1)?.now ?? 0
  const labels: Record<ClientTab, string> = { requested: t`Requested`, upcoming: t`Upcoming`, past: t`Past` }
  const shown = rows.length
  const all = counts?.[tab] ?? shown

  // The keyboard's place after "Show more" is the first new row. Source: design.md §5.
  const [firstNew, setFirstNew] = useState<number>()
  useEffect(() => {
    if (firstNew !== undefined && shown > firstNew) listRef.current?.children[firstNew]?.querySelector('a')?.focus()
  }, [firstNew, shown])

  const handleLoadMore = () => {
    setFirstNew(shown)
    void list.fetchNextPage()
  }

  return (
    <AccountFrame>
      <PageHeader title={<Trans>My bookings</Trans>} />
      <HoldBanner />
      <TabNav
        label={t`Bookings by state`}
        className={styles.Tabs ?? ''}
        items={clientTabs.map((one) => ({
          key: one,
          label: labels[one],
          count: counts?.[one],
          isCurrent: one === tab,
          render: (slot) => <Link to="/my-booking" search={{ tab: one }} {...slot} />,
        }))}
      />
      {list.isPending ? <RowSkeletons label={t`Loading bookings`} /> : null}
      {list.isError ? <Failure error={list.error} onTryAgain={list.refetch} isTrying={list.isFetching} /> : null}
      {list.isSuccess && shown === 0 ? <NoBookings tab={tab} /> : null}
      {shown === 0 ? null : (
        <ul ref={listRef} className={styles.Rows}>
          {rows.map((booking) => (
            <li key={booking.id}>
              <BookingRow
                booking={booking}
                serverNow={serverNow}
                receivedAt={list.dataUpdatedAt}
                isPast={tab === 'past'}
              />
            </li>
          ))}
        </ul>
      )}
      {shown > 0 && (list.hasNextPage || pages.length > 1) ? (
        <LoadMore
          text={t`Showing ${shown} of ${all}`}
          progress={shown / all}
          label={t`Show more`}
          hasMore={list.hasNextPage}
          busy={list.isFetchingNextPage}
          onLoadMore={handleLoadMore}
          className={styles.More ?? ''}
        />
      ) : null}
    </AccountFrame>
  )
}
