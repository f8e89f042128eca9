import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { pages } from '@ginipig/api-client/core/call-options.ts'
import { useFocusKept } from '@ginipig/app/device/use-focus-kept.ts'
import { Failure, MoreFailure } from '@ginipig/app/words/Failure.tsx'
import { listPayments } from '@ginipig/contract/payment/history.ts'
import { Button } from '@ginipig/ui/button'
import { EmptyState } from '@ginipig/ui/empty-state'
import { LoadMore, useFirstNew } from '@ginipig/ui/load-more'
import { Panel, PanelHead } from '@ginipig/ui/panel'
import { Skeleton } from '@ginipig/ui/skeleton'
import { VisuallyHidden } from '@ginipig/ui/visually-hidden'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { DownloadAll } from './DownloadAll.tsx'
import { HistoryFilters } from './HistoryFilters.tsx'
import { HistoryTable } from './HistoryTable.tsx'
import styles from './PaymentDetailsPage.module.css'
import { everything, isNarrowed, type PaymentsSearch, toPaymentsQuery } from './payments-search.ts'

type PaymentHistoryProps = {
  search: PaymentsSearch
  onSearchChange: (changes: Partial<PaymentsSearch>) => void
}

/** Every payment, narrowed as one likes. Source: spec §3 Payment. */
export function PaymentHistory({ search, onSearchChange }: PaymentHistoryProps) {
  const { t } = useLingui()
  const list = useInfiniteQuery({
    ...pages(useApi(), listPayments, { query: toPaymentsQuery(search) }),
    placeholderData: keepPreviousData,
  })
  const place = useRef<HTMLDivElement>(null)
  const loaded = list.data?.pages ?? []
  const rows = loaded.flatMap(({ items }) => items)
  const total = loaded.at(-1)?.total ?? 0
  const shown = rows.length

  const isOfAllTime = search.period === 'all'
  const isMore = shown === 0 && (isNarrowed(search) || !isOfAllTime)
  const title = useRef<HTMLSpanElement>(null)
  useFocusKept(title, list.isSuccess ? isMore : undefined)
  const isNewFromHere = useFirstNew(place, shown, 'tbody tr')

  return (
    <Panel look="card" aria-labelledby="history">
      <PanelHead
        title={
          <span ref={title} id="history" tabIndex={-1}>
            {t`History`}
          </span>
        }
        end={rows.some(({ invoiceIds }) => invoiceIds.length > 0) ? <DownloadAll search={search} /> : undefined}
      />
      <HistoryFilters search={search} onChange={onSearchChange} />
      <VisuallyHidden role="status">
        {list.isSuccess ? plural(total, { one: '# payment', other: '# payments' }) : ''}
      </VisuallyHidden>
      {list.isPending ? (
        <div aria-busy="true" className={styles.Waiting}>
          <Skeleton shape="block" height={44} />
          <Skeleton shape="block" height={44} />
          <Skeleton shape="block" height={44} />
        </div>
      ) : null}
      {list.isError && !list.isFetchNextPageError ? (
        <Failure error={list.error} onTryAgain={list.refetch} isTrying={list.isFetching} />
      ) : null}
      {list.isSuccess && shown === 0 ? (
        <EmptyState
          pig="search"
          headingLevel={3}
          title={<Trans>No Data Found!</Trans>}
          text={
            isNarrowed(search) ? (
              <Trans>Nothing fits what you asked for. Remove a filter, or look at all your payments.</Trans>
            ) : isOfAllTime ? (
              <Trans>Your payments will be listed here, the first one with your first booking.</Trans>
            ) : (
              <Trans>No payment in this time. The next one will be listed here, with your next booking.</Trans>
            )
          }
          action={
            isMore ? (
              <Button variant="secondary" onClick={() => onSearchChange(everything)}>
                <Trans>Look at all payments</Trans>
              </Button>
            ) : undefined
          }
        />
      ) : null}
      {shown === 0 ? null : (
        <div ref={place} className={styles.Rows}>
          <HistoryTable rows={rows} />
        </div>
      )}
      <MoreFailure list={list} />
      {shown > 0 && (list.hasNextPage || loaded.length > 1) ? (
        <LoadMore
          text={t`Showing ${shown} of ${total}`}
          progress={shown / total}
          label={t`Show more`}
          hasMore={list.hasNextPage}
          busy={list.isFetchingNextPage}
          onLoadMore={() => {
            isNewFromHere()
            void list.fetchNextPage()
          }}
          className={styles.More ?? ''}
        />
      ) : null}
    </Panel>
  )
}
