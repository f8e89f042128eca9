import {
  getHold,
  getMyBooking,
  getProviderBooking,
  listMyBookings,
  listProviderBookings,
} from '@ginipig/contract/booking'
import type { ClientTab, ProviderTab } from '@ginipig/domain/booking'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '#core/index.ts'
import { bookingKeys } from './booking-keys.ts'

/** The client's hold in progress, or null. */
export const holdQuery = (api: Api) =>
  queryOptions({ queryKey: bookingKeys.hold, queryFn: ({ signal }) => api(getHold, { signal }) })

/** One booking as its client sees it. @throws ApiError `booking_not_found` */
export const myBookingQuery = (api: Api, bookingId: string) =>
  queryOptions({
    queryKey: bookingKeys.ofClient(bookingId),
    queryFn: ({ signal }) => api(getMyBooking, { params: { bookingId }, signal }),
  })

/** Pages of one tab of /my-booking; each page carries the counts of all tabs. */
export const myBookingsQuery = (api: Api, tab: ClientTab) =>
  infiniteQueryOptions({
    queryKey: bookingKeys.mine(tab),
    queryFn: ({ pageParam, signal }) => api(listMyBookings, { query: { tab, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined, // the first page has no cursor
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })

/** One booking as its provider sees it. @throws ApiError `booking_not_found` */
export const providerBookingQuery = (api: Api, bookingId: string) =>
  queryOptions({
    queryKey: bookingKeys.ofProvider(bookingId),
    queryFn: ({ signal }) => api(getProviderBooking, { params: { bookingId }, signal }),
  })

/** Pages of one tab of /provider/my-bookings; each page carries the counts of all tabs. */
export const providerBookingsQuery = (api: Api, tab: ProviderTab) =>
  infiniteQueryOptions({
    queryKey: bookingKeys.providers(tab),
    queryFn: ({ pageParam, signal }) => api(listProviderBookings, { query: { tab, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined, // the first page has no cursor
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
