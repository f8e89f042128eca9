import { bookingLists } from '@ginipig/api-client/booking.ts'
import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { makeStale, pages, query } from '@ginipig/api-client/core/call-options.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import { useServerClock } from '@ginipig/app/words/use-server-clock.ts'
import { getProviderBooking, listProviderBookings } from '@ginipig/contract/booking/provider-calls.ts'
import { netted, providerTabs } from '@ginipig/domain/booking'
import { ButtonLink } from '@ginipig/ui/button'
import { breakpoints, useMediaQuery } from '@ginipig/ui/media-query'
import { PageHeader } from '@ginipig/ui/page-header'
import { SplitDetail, SplitView } from '@ginipig/ui/split-view'
import { TabNav } from '@ginipig/ui/tabs'
import { plural } from '@lingui/core/macro'
import { useLingui as useI18n } from '@lingui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { CalendarDays } from 'lucide-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useCanSend } from '#shared/earnings-account/use-can-send.ts'
import { ActionList } from './action/ActionList.tsx'
import { BookingDetailPanel } from './BookingDetailPanel.tsx'
import { BookingList } from './BookingList.tsx'
import { tabWords } from './booking-words.ts'
import { type BookingsSearch, toListQuery } from './bookings-search.ts'
import { DeclineHost } from './DeclineHost.tsx'
import styles from './MyBookingsPage.module.css'
import { NextUp } from './NextUp.tsx'
import { PastFilters } from './PastFilters.tsx'
import { useFocusAfterAnswer } from './use-focus-after-answer.ts'

type MyBookingsPageProps = { search: BookingsSearch; onSearchChange: (changes: Partial<BookingsSearch>) => void }

/** The provider's bookings by what they ask of them. Source: product.md §6. */
export function MyBookingsPage({ search, onSearchChange }: MyBookingsPageProps) {
  const { tab = 'requests' } = search
  const { t } = useLingui()
  const { i18n } = useI18n()
  const client = useQueryClient()
  const money = useMoney()
  // What is to be settled has its buttons in the list.
  const isSplit = useMediaQuery(breakpoints.wide) && tab !== 'action'
  const loaded = useSuspenseInfiniteQuery(pages(useApi(), listProviderBookings, { query: toListQuery(search) }))
  const rows = loaded.data.pages.flatMap((page) => page.items)
  const first = loaded.data.pages[0]
  const now = useServerClock(first?.now ?? 0, loaded.dataUpdatedAt)
  const shownId = useShownId({ search, firstId: rows[0]?.id, isSplit })
  const waiting = first?.counts.requests ?? 0
  const toSettle = first?.counts.action ?? 0
  const toEarn = first?.toSettle ?? 0
  const off = netted(toEarn, first?.owes ?? 0)
  const brings = money(toEarn - off)
  const owed = money(off)
  const canSend = useCanSend(tab === 'action')
  const list = useRef<HTMLDivElement>(null)
  const focusNext = useFocusAfterAnswer(
    list,
    rows.map(({ id }) => id),
  )
  const { detail, notePress } = useFocusOnPicked(shownId)
  return (
    <DeclineHost onClosed={focusNext}>
      <PageHeader
        size="console"
        title={<Trans>Bookings</Trans>}
        actions={
          <ButtonLink icon={<CalendarDays aria-hidden />} render={(slot) => <Link to="/provider/diary" {...slot} />}>
            <Trans>Diary</Trans>
          </ButtonLink>
        }
        lead={
          tab === 'action' && toSettle > 0 ? (
            !canSend ? (
              off > 0 ? (
                t`${plural(toSettle, {
                  one: `# thing to settle. ${brings} goes out once Stripe can send to you, with ${owed} that you owe taken off.`,
                  other: `# things to settle. ${brings} goes out once Stripe can send to you, with ${owed} that you owe taken off.`,
                })}`
              ) : (
                t`${plural(toSettle, {
                  one: `# thing to settle. ${brings} goes out once Stripe can send to you.`,
                  other: `# things to settle. ${brings} goes out once Stripe can send to you.`,
                })}`
              )
            ) : off > 0 ? (
              t`${plural(toSettle, {
                one: `# thing to settle. ${brings} is yours once you do, with ${owed} that you owe taken off.`,
                other: `# things to settle. ${brings} is yours once you do, with ${owed} that you owe taken off.`,
              })}`
            ) : (
              t`${plural(toSettle, {
                one: `# thing to settle. ${brings} is yours once you do.`,
                other: `# things to settle. ${brings} is yours once you do.`,
              })}`
            )
          ) : waiting === 0 ? (
            <Trans>You’re up to date.</Trans>
          ) : (
            <Plural value={waiting} one="# request waits for your answer." other="# requests wait for your answer." />
          )
        }
      />
      <TabNav
        label={t`Bookings by state`}
        items={providerTabs.map((one) => ({
          key: one,
          label: i18n._(tabWords[one]),
          count: first?.counts[one] ?? 0,
          isUrgent: one === 'requests' || one === 'action',
          isCurrent: one === tab,
          render: (slot) => <Link to="/provider/my-bookings" search={{ tab: one }} {...slot} />,
        }))}
      />
      {tab === 'action' && rows.length > 0 ? (
        <div className={styles.Body}>
          <ActionList rows={rows} owes={first?.owes ?? 0} now={now} more={loaded} />
        </div>
      ) : (
        <SplitView
          className={styles.Body}
          // Only listens for a link to another booking that was followed, by any means.
          onClick={notePress}
          list={
            <div ref={list} tabIndex={-1} className={styles.List}>
              {tab === 'past' && (first?.counts.past || search.q || search.month) ? (
                <PastFilters search={search} found={first?.found ?? null} onChange={onSearchChange} />
              ) : null}
              <BookingList
                search={search}
                rows={rows}
                now={now}
                selectedId={shownId}
                isSplit={isSplit}
                onExpire={() => void makeStale(client, bookingLists)}
                more={loaded}
              />
              {tab === 'requests' ? (
                <NextUp count={first?.counts.upcoming ?? 0} selectedId={shownId} isSplit={isSplit} />
              ) : null}
            </div>
          }
          detail={shownId === undefined ? undefined : <Detail key={shownId} bookingId={shownId} focusRef={detail} />}
        />
      )}
    </DeclineHost>
  )
}

type DetailProps = { bookingId: string; focusRef: React.RefObject<HTMLDivElement | null> }

function Detail({ bookingId, focusRef }: DetailProps) {
  const { t } = useLingui()
  const { data } = useQuery(query(useApi(), getProviderBooking, { params: { bookingId } }))
  return (
    <SplitDetail ref={focusRef} label={data ? t`${{ client: data.client.firstName }}’s booking` : t`Booking`}>
      <BookingDetailPanel bookingId={bookingId} />
    </SplitDetail>
  )
}

type Shown = { search: BookingsSearch; firstId: string | undefined; isSplit: boolean }

/** Which booking stands beside the list: the one that the address names, which stays when it leaves the list; where it
 *  names none, the list's first, which the address then names. Undefined where there is no beside. */
function useShownId({ search, firstId, isSplit }: Shown): string | undefined {
  const navigate = useNavigate()
  const booking = isSplit ? (search.booking ?? firstId) : undefined
  const { tab = 'requests', q, month, booking: selected } = search
  useEffect(() => {
    if (booking === undefined || booking === selected) return
    void navigate({
      ...{ to: '/provider/my-bookings', search: { tab, q, month, booking } },
      ...{ replace: true, resetScroll: false },
    })
  }, [navigate, tab, q, month, booking, selected])
  return booking
}

/** Who picks a row, or goes to the next request, goes on in what it shows: its buttons are not behind all other rows. */
function useFocusOnPicked(shownId: string | undefined) {
  const detail = useRef<HTMLDivElement>(null)
  const isPicked = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks when another one is shown
  useEffect(() => {
    if (isPicked.current) detail.current?.focus({ preventScroll: true })
    isPicked.current = false
  }, [shownId])
  const notePress = ({ target }: MouseEvent) => {
    const picked = target instanceof Element ? target.closest('article a, a[data-next]') : null
    const isShown = picked !== null && picked.closest('[aria-current]') !== null
    isPicked.current = picked !== null && !isShown
    if (isShown) detail.current?.focus({ preventScroll: true })
  }
  return { detail, notePress }
}
