import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { pages } from '@ginipig/api-client/core/call-options.ts'
import { useUser } from '@ginipig/app/services/services-context.ts'
import { listProviderBookings } from '@ginipig/contract/booking/provider-calls.ts'
import { useInfiniteQuery } from '@tanstack/react-query'

/** The requests that wait for this provider, soonest deadline first, on every page and live: of the list of the Requests
 *  tab those for which no other times are proposed. Empty for who can't have any. */
export function useWaiting() {
  const isAtWork = useUser()?.isProfileComplete === true
  const { data } = useInfiniteQuery({
    ...pages(useApi(), listProviderBookings, { query: { tab: 'requests' } }),
    enabled: isAtWork,
  })
  const rows = data?.pages.flatMap(({ items }) => items) ?? []
  return { rows: rows.filter(({ proposal }) => proposal === null), count: data?.pages[0]?.counts.requests ?? 0 }
}
