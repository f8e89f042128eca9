import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { pages } from '@ginipig/api-client/core/call-options.ts'
import { Failure } from '@ginipig/app/words/Failure.tsx'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { listEarnings } from '@ginipig/contract/payment/earnings.ts'
import { type EarningShow, earningShows } from '@ginipig/domain/payment'
import { DEFAULT_ZONE, monthBounds } from '@ginipig/domain/time'
import { Button } from '@ginipig/ui/button'
import { Chip } from '@ginipig/ui/chip'
import { EmptyState } from '@ginipig/ui/empty-state'
import { useFirstNew } from '@ginipig/ui/load-more'
import { Panel, PanelBody, PanelHead } from '@ginipig/ui/panel'
import { Select } from '@ginipig/ui/select'
import { Skeleton } from '@ginipig/ui/skeleton'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ShowMore } from '#shared/show-more/ShowMore.tsx'
import type { EarningsSearch } from './earnings-search.ts'
import { HistoryTable } from './HistoryTable.tsx'
import styles from './PaymentDetailsPage.module.css'
import { useMonthsSince } from './use-months-since.ts'

const showWords: Record<EarningShow, MessageDescriptor> = {
  all: msg`All`,
  held: msg`Held`,
  coming: msg`Coming`,
  released: msg`Released`,
  payouts: msg`Payouts`,
  fees: msg`Fees`,
}

type HistoryPanelProps = {
  /** YYYY-MM, the first month of their money. */
  since: string
  search: EarningsSearch
  onSearchChange: (changes: Partial<EarningsSearch>) => void
}

/** Every line of the provider's money, latest first, narrowed as one likes. */
export function HistoryPanel({ since, search, onSearchChange }: HistoryPanelProps) {
  const { t, i18n } = useLingui()
  const dates = useDates()
  const months = useMonthsSince(since)
  const { month, show = 'all', payout } = search
  const list = useInfiniteQuery({
    ...pages(useApi(), listEarnings, { query: payout === undefined ? { show, ...(month && { month }) } : { payout } }),
    placeholderData: keepPreviousData,
  })
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? []
  const shown = rows.length
  const place = useRef<HTMLDivElement>(null)

  const isNewFromHere = useFirstNew(place, shown, 'tbody tr')

  // What was pressed is gone with the lines that it stood in.
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (payout !== undefined) note.current?.focus({ preventScroll: true })
  }, [payout])

  return (
    <Panel id="history" aria-label={t`History`}>
      <PanelHead title={<Trans>History</Trans>} />
      <PanelBody className={styles.Filters}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't lie in a line of flex items in every browser */}
        <div role="group" aria-label={t`Which lines`} className={styles.Chips}>
          {earningShows.map((one) => (
            <Chip
              key={one}
              pressed={one === show && payout === undefined}
              onClick={() => onSearchChange({ show: one === 'all' ? undefined : one, payout: undefined })}
            >
              {i18n._(showWords[one])}
            </Chip>
          ))}
        </div>
        <Select
          aria-label={t`Month`}
          className={styles.Choose ?? ''}
          value={month ?? ''}
          onChange={({ target }) =>
            onSearchChange({ month: target.value === '' ? undefined : target.value, payout: undefined })
          }
        >
          <option value="">{t`All months`}</option>
          {months.map((one) => (
            <option key={one} value={one}>
              {dates.month(monthBounds(one, DEFAULT_ZONE).from, DEFAULT_ZONE)}
            </option>
          ))}
        </Select>
      </PanelBody>
      {payout === undefined ? null : (
        <PanelBody className={styles.Filters}>
          <p ref={note} tabIndex={-1} className={styles.Place}>
            <Trans>One payout, and what went into it.</Trans>
          </p>
          <Button size="sm" onClick={() => onSearchChange({ payout: undefined })}>
            <Trans>All lines</Trans>
          </Button>
        </PanelBody>
      )}
      {list.isPending ? (
        <PanelBody aria-busy="true">
          <Skeleton shape="block" height={44} />
        </PanelBody>
      ) : null}
      {list.isError && !list.isFetchNextPageError ? (
        <Failure error={list.error} onTryAgain={list.refetch} isTrying={list.isFetching} />
      ) : null}
      {list.isSuccess && shown === 0 ? (
        <EmptyState
          pig="search"
          headingLevel={3}
          title={<Trans>No Data Found!</Trans>}
          text={<Trans>Nothing fits what you asked for. Remove a filter, or look at all months.</Trans>}
        />
      ) : null}
      {shown === 0 ? null : (
        <div ref={place} className={list.isPlaceholderData ? styles.Old : undefined}>
          <HistoryTable rows={rows} payout={payout} />
        </div>
      )}
      {list.hasNextPage ? (
        <PanelBody>
          <ShowMore list={list} onPress={isNewFromHere} />
        </PanelBody>
      ) : null}
    </Panel>
  )
}
