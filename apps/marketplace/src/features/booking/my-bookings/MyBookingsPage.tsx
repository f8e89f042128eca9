import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { listWaits } from '@ginipig/contract/waitlist/waitlist.ts'
import { PageHeader } from '@ginipig/ui/page-header'
import { TabNav } from '@ginipig/ui/tabs'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { AccountFrame } from '#shared/account-frame/AccountFrame.tsx'
import { WaitList } from '../waitlist/WaitList.tsx'
import { BookingList } from './BookingList.tsx'
import { HoldBanner } from './HoldBanner.tsx'
import styles from './MyBookingsPage.module.css'
import { type MyBookingsTab, myBookingsTabs } from './my-bookings-search.ts'
import { useBookingList } from './use-booking-list.ts'

/** A client's bookings by tab, and what they wait for. Source: product.md §5 /my-booking, §9. */
export function MyBookingsPage({ tab }: { tab: MyBookingsTab }) {
  const { t } = useLingui()
  // Any tab of bookings has the counts of all.
  const list = useBookingList(tab === 'waiting' ? 'requested' : tab)
  const { data: waits } = useQuery(query(useApi(), listWaits))
  const counts = { ...list.data?.pages.at(-1)?.counts, waiting: waits?.items.length }
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
          isUrgent: one === 'waiting' && waits?.items.some(({ held }) => held !== null),
          isCurrent: one === tab,
          render: (slot) => <Link to="/my-booking" search={{ tab: one }} {...slot} />,
        }))}
      />
      {tab === 'waiting' ? <WaitList /> : <BookingList tab={tab} list={list} />}
    </AccountFrame>
  )
}
