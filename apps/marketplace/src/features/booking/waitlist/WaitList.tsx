import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { useFocusKept } from '@ginipig/app/device/use-focus-kept.ts'
import { Failure } from '@ginipig/app/words/Failure.tsx'
import { listWaits } from '@ginipig/contract/waitlist/waitlist.ts'
import { ButtonLink } from '@ginipig/ui/button'
import { EmptyState } from '@ginipig/ui/empty-state'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { RowSkeletons } from '../my-bookings/RowSkeletons.tsx'
import styles from './WaitList.module.css'
import { WaitRow } from './WaitRow.tsx'
import { NightTerms, WaitTerms } from './WaitTerms.tsx'

type WaitListProps = {
  /** The searches that are looked at for them. */
  alerts: ReactNode
  hasAlerts: boolean
}

/** All that a client waits for. */
export function WaitList({ alerts, hasAlerts }: WaitListProps) {
  const { t } = useLingui()
  const list = useQuery(query(useApi(), listWaits))
  const place = useRef<HTMLElement | null>(null)
  useFocusKept(place, list.data?.items.length)
  const ref = (element: HTMLElement | null) => {
    place.current = element
  }
  if (list.isPending) return <RowSkeletons label={t`Loading what you’re waiting for`} />
  if (list.isLoadingError) return <Failure error={list.error} onTryAgain={list.refetch} isTrying={list.isFetching} />
  if (list.data.items.length === 0) {
    if (hasAlerts)
      return (
        <div ref={ref} tabIndex={-1}>
          {alerts}
        </div>
      )
    return (
      <EmptyState
        ref={ref}
        tabIndex={-1}
        pig="sleep"
        title={<Trans>You’re not waiting for anything</Trans>}
        text={<Trans>Where a treatment is fully booked, join its waitlist: a time that opens up is yours first.</Trans>}
        action={
          <ButtonLink variant="primary" render={(slot) => <Link to="/treatment" {...slot} />}>
            <Trans>Find a treatment</Trans>
          </ButtonLink>
        }
      />
    )
  }
  return (
    <>
      <p ref={ref} tabIndex={-1} className={styles.Terms}>
        <WaitTerms />
      </p>
      <ul className={styles.Rows}>
        {list.data.items.map((wait) => (
          <li key={wait.listing.id}>
            <WaitRow wait={wait} />
          </li>
        ))}
      </ul>
      <NightTerms />
      {alerts}
    </>
  )
}
