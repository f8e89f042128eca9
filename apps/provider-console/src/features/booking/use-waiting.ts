import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { pages } from '@ginipig/api-client/core/call-options.ts'
import { useUser } from '@ginipig/app/services/services-context.ts'
import { listProviderBookings } from '@ginipig/contract/booking/provider-calls.ts'
import { useInfiniteQuery } from '@tanstack/react-query'

/** The requests that wait for this provider, soonest deadline first, on every page and live: the list of the Requests
 *  tab. Empty for who can't have any. */
export function useWaiting() {
  const isAtWork = useUser()?.isProfileComplete === true
  const { data } = useInfiniteQuery({
    ...pages(useApi(), listProviderBookings, { query: { tab: 'requests' } }),
    enabled: isAtWork,
  })
  return { rows: data?.pages.flatMap(({ items }) => items) ?? [], count: data?.pages[0]?.counts.requests ?? 0 }
}
