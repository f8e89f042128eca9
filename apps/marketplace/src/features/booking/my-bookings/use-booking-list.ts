import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { pages } from '@ginipig/api-client/core/call-options.ts'
import { listMyBookings } from '@ginipig/contract/booking/client-calls.ts'
import type { ClientTab } from '@ginipig/domain/booking'
import { useInfiniteQuery } from '@tanstack/react-query'

/** A client's bookings of a tab. */
export const useBookingList = (tab: ClientTab) => useInfiniteQuery(pages(useApi(), listMyBookings, { query: { tab } }))
