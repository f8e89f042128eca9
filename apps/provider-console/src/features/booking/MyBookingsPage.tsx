import { bookingLists } from '@ginipig/api-client/booking.ts'
import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { makeStale, pages } from '@ginipig/api-client/core/call-options.ts'
import { useServerClock } from '@ginipig/app/words/use-server-clock.ts'
import { listProviderBookings } from '@ginipig/contract/booking/provider-calls.ts'
import { type ProviderTab, providerTabs } from '@ginipig/domain/booking'
import { breakpoints, useMediaQuery } from '@ginipig/ui/media-query'
import { PageHeader } from '@ginipig/ui/page-header'
import { SplitDetail, SplitView } from '@ginipig/ui/split-view'
import { TabNav } from '@ginipig/ui/tabs'
import { useLingui as useI18n } from '@lingui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { BookingDetailPanel } from './BookingDetailPanel.tsx'
import { BookingList } from './BookingList.tsx'
import { tabWords } from './booking-words.ts'
import { DeclineHost } from './DeclineHost.tsx'
import styles from './MyBookingsPage.module.css'
import { useFocusAfterAnswer } from './use-focus-after-answer.ts'

type MyBookingsPageProps = { tab: ProviderTab; selected: string | undefined }

/** The provider's bookings by what they ask of them. Source: product.md §6. */
export function MyBookingsPage({ tab, selected }: MyBookingsPageProps) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const client = useQueryClient()
  const isSplit = useMediaQuery(breakpoints.wide)
  const loaded = useSuspenseInfiniteQuery(pages(useApi(), listProviderBookings, { query: { tab } }))
  const rows = loaded.data.pages.flatMap((page) => page.items)
  const first = loaded.data.pages[0]
  const now = useServerClock(first?.now ?? 0, loaded.dataUpdatedAt)
  const shown = rows.find((row) => row.id === selected) ?? rows[0]
  const waiting = first?.counts.requests ?? 0
  const list = useRef<HTMLDivElement>(null)
  const focusNext = useFocusAfterAnswer(
    list,
    rows.map(({ id }) => id),
  )
  return (
    <DeclineHost onClosed={focusNext}>
      <PageHeader
        size="console"
        title={<Trans>Bookings</Trans>}
        lead={
          waiting === 0 ? (
            <Trans>Nobody is waiting on you.</Trans>
          ) : (
            <Plural value={waiting} one="# person is waiting on you." other="# people are waiting on you." />
          )
        }
      />
      <TabNav
        label={t`Bookings by state`}
        items={providerTabs.map((one) => ({
          key: one,
          label: i18n._(tabWords[one]),
          count: first?.counts[one] ?? 0,
          isUrgent: one === 'requests',
          isCurrent: one === tab,
          render: (slot) => <Link to="/provider/my-bookings" search={{ tab: one }} {...slot} />,
        }))}
      />
      <SplitView
        className={styles.Body}
        list={
          <div ref={list} tabIndex={-1} className={styles.List}>
            <BookingList
              tab={tab}
              rows={rows}
              now={now}
              selectedId={isSplit ? shown?.id : undefined}
              isSplit={isSplit}
              onExpire={() => void makeStale(client, bookingLists)}
              hasMore={loaded.hasNextPage}
              isLoadingMore={loaded.isFetchingNextPage}
              onLoadMore={() => void loaded.fetchNextPage()}
            />
          </div>
        }
        detail={
          isSplit && shown ? (
            <SplitDetail>
              <BookingDetailPanel key={shown.id} bookingId={shown.id} />
            </SplitDetail>
          ) : undefined
        }
        detailLabel={shown ? t`Booking of ${{ client: shown.client.firstName }}` : undefined}
      />
    </DeclineHost>
  )
}
