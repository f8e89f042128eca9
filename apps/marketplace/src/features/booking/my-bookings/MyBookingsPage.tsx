import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { listAlerts } from '@ginipig/contract/alert/alert.ts'
import { listWaits } from '@ginipig/contract/waitlist/waitlist.ts'
import { PageHeader } from '@ginipig/ui/page-header'
import { TabNav } from '@ginipig/ui/tabs'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AccountFrame } from '#shared/account-frame/AccountFrame.tsx'
import { WaitList } from '../waitlist/WaitList.tsx'
import { BookingList } from './BookingList.tsx'
import { HoldBanner } from './HoldBanner.tsx'
import styles from './MyBookingsPage.module.css'
import { type MyBookingsTab, myBookingsTabs } from './my-bookings-search.ts'
import { useBookingList } from './use-booking-list.ts'

/** A client's bookings by tab, and what they wait for. Source: product.md §5 /my-booking, §9.
 *  @param alerts - the searches that are looked at for them */
export function MyBookingsPage({ tab, alerts }: { tab: MyBookingsTab; alerts: ReactNode }) {
  const { t } = useLingui()
  // Any tab of bookings has the counts of all.
  const list = useBookingList(tab === 'waiting' ? 'requested' : tab)
  const api = useApi()
  const { data: waits } = useQuery(query(api, listWaits))
  const { data: looked } = useQuery(query(api, listAlerts))
  const waiting = waits && looked ? waits.items.length + looked.items.length : undefined
  const latest = list.data?.pages.at(-1)
  const counts = { ...latest?.counts, waiting }
  const toAnswer: Partial<Record<MyBookingsTab, number>> = {
    ...latest?.toAnswer,
    waiting: waits?.items.filter(({ held }) => held !== null).length ?? 0,
  }
  const labels: Record<MyBookingsTab, string> = {
    requested: t`Requested`,
    upcoming: t`Upcoming`,
    waiting: t`Waiting`,
    past: t`Past`,
  }
  return (
    <AccountFrame>
      <PageHeader title={<Trans>My bookings</Trans>} />
      <HoldBanner />
      <TabNav
        label={t`Bookings by state`}
        className={styles.Tabs ?? ''}
        items={myBookingsTabs.map((one) => ({
          key: one,
          label: labels[one],
          count: counts[one],
          isUrgent: (toAnswer[one] ?? 0) > 0,
          urgentLabel: t`${plural(toAnswer[one] ?? 0, { one: '# waits for you', other: '# wait for you' })}`,
          isCurrent: one === tab,
          render: (slot) => <Link to="/my-booking" search={{ tab: one }} {...slot} />,
        }))}
      />
      {tab === 'waiting' ? (
        <WaitList alerts={alerts} hasAlerts={Boolean(looked?.items.length)} />
      ) : (
        <BookingList tab={tab} list={list} />
      )}
    </AccountFrame>
  )
}
