import { useDates } from '@ginipig/app/words/use-dates.ts'
import type { ProviderBookingRow } from '@ginipig/contract/booking/booking.ts'
import { EmptyState } from '@ginipig/ui/empty-state'
import { useFirstNew } from '@ginipig/ui/load-more'
import { Panel, PanelHead } from '@ginipig/ui/panel'
import { useLingui as useI18n } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Fragment, useRef } from 'react'
import { type Growing, ShowMore } from '#shared/show-more/ShowMore.tsx'
import styles from './BookingList.module.css'
import { BookingRow } from './BookingRow.tsx'
import { emptyWords, tabWords } from './booking-words.ts'
import type { BookingsSearch } from './bookings-search.ts'

type BookingListProps = {
  search: BookingsSearch
  rows: readonly ProviderBookingRow[]
  now: () => number
  selectedId: string | undefined
  isSplit: boolean
  onExpire: () => void
  more: Growing
}

/** One tab's bookings, or why there are none. */
export function BookingList(props: BookingListProps) {
  const { search, rows, more, selectedId, ...row } = props
  const { tab = 'requests', q, month: asked } = search
  const { i18n } = useI18n()
  const dates = useDates()
  const list = useRef<HTMLDivElement>(null)
  const isNewFromHere = useFirstNew(list, rows.length, 'article')
  /** A booking that ended before its day is told by its end. */
  const monthOf = ({ startsAt, endedAt, zone }: ProviderBookingRow) =>
    dates.month(Math.min(endedAt ?? startsAt, startsAt), zone)
  if (rows.length === 0 && tab === 'past' && (q || asked)) {
    return (
      <Panel isPadded>
        <EmptyState
          pig="search"
          title={<Trans>No Data Found!</Trans>}
          text={<Trans>No past booking fits. Try another name or month.</Trans>}
          headingLevel={2}
        />
      </Panel>
    )
  }
  if (rows.length === 0) {
    return (
      <Panel isPadded>
        <EmptyState
          pig="sleep"
          title={i18n._(emptyWords[tab].title)}
          text={i18n._(emptyWords[tab].text)}
          headingLevel={2}
        />
      </Panel>
    )
  }
  const isToAnswer = ({ proposal }: ProviderBookingRow) => proposal === null
  const groups =
    tab === 'requests'
      ? [
          {
            id: 'reply',
            title: <Trans>Waiting for your reply</Trans>,
            end: <Trans>Soonest deadline first</Trans>,
            shown: rows.filter(isToAnswer),
          },
          {
            id: 'client',
            title: <Trans>Waiting for your client</Trans>,
            end: <Trans>You proposed other times</Trans>,
            shown: rows.filter((one) => !isToAnswer(one)),
          },
        ]
      : [{ id: tab, title: i18n._(tabWords[tab]), end: undefined, shown: rows }]
  return (
    <div ref={list} className={styles.Groups}>
      {groups.map(({ id, title, end, shown }) =>
        shown.length === 0 ? null : (
          <Panel key={id}>
            <PanelHead title={title} end={end} />
            {shown.map((one, index) => {
              const month = tab === 'past' ? monthOf(one) : undefined
              const before = shown[index - 1]
              return (
                <Fragment key={one.id}>
                  {month !== undefined && (!before || monthOf(before) !== month) && (
                    <p className={styles.Month}>{month}</p>
                  )}
                  <BookingRow row={one} search={search} isSelected={one.id === selectedId} {...row} />
                </Fragment>
              )
            })}
          </Panel>
        ),
      )}
      <ShowMore list={more} onPress={isNewFromHere} />
    </div>
  )
}
