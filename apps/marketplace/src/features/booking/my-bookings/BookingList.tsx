import { Failure, MoreFailure } from '@ginipig/app/words/Failure.tsx'
import type { ClientTab } from '@ginipig/domain/booking'
import { LoadMore, useFirstNew } from '@ginipig/ui/load-more'
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { BookingRow } from './BookingRow.tsx'
import styles from './MyBookingsPage.module.css'
import { NoBookings } from './NoBookings.tsx'
import { RowSkeletons } from './RowSkeletons.tsx'
import type { useBookingList } from './use-booking-list.ts'

/** The bookings of a tab, page by page. */
export function BookingList({ tab, list }: { tab: ClientTab; list: ReturnType<typeof useBookingList> }) {
  const { t } = useLingui()
  const listRef = useRef<HTMLUListElement>(null)
  const loaded = list.data?.pages ?? []
  const rows = loaded.flatMap(({ items }) => items)
  const serverNow = loaded.at(-1)?.now ?? 0
  const shown = rows.length
  const all = loaded.at(-1)?.counts?.[tab] ?? shown

  const isNewFromHere = useFirstNew(listRef, shown)
  const handleLoadMore = () => {
    isNewFromHere()
    void list.fetchNextPage()
  }

  return (
    <>
      {list.isPending ? <RowSkeletons label={t`Loading bookings`} /> : null}
      {list.isError && !list.isFetchNextPageError ? (
        <Failure error={list.error} onTryAgain={list.refetch} isTrying={list.isFetching} />
      ) : null}
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
      <MoreFailure list={list} />
      {shown > 0 && (list.hasNextPage || loaded.length > 1) ? (
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
    </>
  )
}
