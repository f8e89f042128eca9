import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { pages } from '@ginipig/api-client/core/call-options.ts'
import { Failure } from '@ginipig/app/words/Failure.tsx'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import type { ProviderBookingRow } from '@ginipig/contract/booking/booking.ts'
import { listProviderBookings } from '@ginipig/contract/booking/provider-calls.ts'
import { ProposalBadge, ProviderStatusBadge } from '@ginipig/features/booking/StatusBadge.tsx'
import { TextLink } from '@ginipig/ui/link'
import { ListRow } from '@ginipig/ui/list-row'
import { Panel, PanelBody, PanelHead } from '@ginipig/ui/panel'
import { Skeleton } from '@ginipig/ui/skeleton'
import { useLingui as useI18n } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { emptyWords } from './booking-words.ts'
import { toListQuery } from './bookings-search.ts'
import styles from './NextUp.module.css'

const MOST_SHOWN = 4

type NextUpProps = {
  /** How many bookings are upcoming, as the list above knows. */
  count: number
  selectedId: string | undefined
  /** On a wide screen the detail stands beside the list; else it is a page. */
  isSplit: boolean
}

/** Below the requests: what is already in the diary, soonest first. The first page of the tab that has them all. */
export function NextUp({ count, selectedId, isSplit }: NextUpProps) {
  const { i18n } = useI18n()
  const upcoming = pages(useApi(), listProviderBookings, { query: toListQuery({ tab: 'upcoming' }) })
  const { data, error, refetch, isFetching } = useInfiniteQuery({ ...upcoming, enabled: count > 0 })
  const rows = data?.pages[0]?.items.slice(0, MOST_SHOWN)
  return (
    <Panel className={styles.NextUp} aria-busy={(count > 0 && !rows && !error) || undefined}>
      <PanelHead
        title={<Trans>Next up</Trans>}
        end={
          count > MOST_SHOWN ? (
            <TextLink render={(slot) => <Link to="/provider/my-bookings" search={{ tab: 'upcoming' }} {...slot} />}>
              <Trans>All {count}</Trans>
            </TextLink>
          ) : undefined
        }
      />
      {count === 0 ? (
        <PanelBody>
          <p>{i18n._(emptyWords.upcoming.title)}</p>
          <p className={styles.Faint}>{i18n._(emptyWords.upcoming.text)}</p>
        </PanelBody>
      ) : rows ? (
        rows.map((row) => <NextRow key={row.id} row={row} isSelected={row.id === selectedId} isSplit={isSplit} />)
      ) : (
        <PanelBody className={styles.Waiting}>
          {error ? (
            <Failure error={error} onTryAgain={refetch} isTrying={isFetching} />
          ) : (
            Array.from({ length: Math.min(count, MOST_SHOWN) }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
              <Skeleton key={index} shape="block" height={44} />
            ))
          )}
        </PanelBody>
      )}
    </Panel>
  )
}

type NextRowProps = { row: ProviderBookingRow; isSelected: boolean; isSplit: boolean }

/** A day and time, what is done then, for whom. */
function NextRow({ row, isSelected, isSplit }: NextRowProps) {
  const dates = useDates()
  return (
    <ListRow
      variant="panel"
      isSelected={isSelected}
      isWholeLink
      headingLevel={3}
      lead={
        <p className={styles.When}>
          {dates.friendlyDate(row.startsAt, row.zone)}
          <br />
          <b>{dates.time(row.startsAt, row.zone)}</b>
        </p>
      }
      title={row.listing.title}
      renderLink={(slot) =>
        isSplit ? (
          <Link
            to="/provider/my-bookings"
            search={{ tab: 'requests', booking: row.id }}
            resetScroll={false}
            {...slot}
          />
        ) : (
          <Link to="/provider/booking-details/$id" params={{ id: row.id }} state={{ bookings: {} }} {...slot} />
        )
      }
      meta={
        <div className={styles.Who}>
          {row.client.firstName} {row.client.lastName}
          {row.proposal ? (
            <ProposalBadge row={row} side="provider" other={row.client.firstName} />
          ) : (
            <ProviderStatusBadge booking={row} />
          )}
        </div>
      }
    />
  )
}
