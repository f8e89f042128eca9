import { getListing, getListingMonth } from '@ginipig/contract/listing'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#core/index.ts'
import { listingKeys } from './listing-keys.ts'

/** A listing in full. @throws ApiError `listing_not_found` */
export const listingQuery = (api: Api, listingId: string) =>
  queryOptions({
    queryKey: listingKeys.one(listingId),
    queryFn: ({ signal }) => api(getListing, { params: { listingId }, signal }),
  })

/** Slots of a month. @param month - YYYY-MM */
export const listingMonthQuery = (api: Api, listingId: string, month: string) =>
  queryOptions({
    queryKey: listingKeys.month(listingId, month),
    queryFn: ({ signal }) => api(getListingMonth, { params: { listingId, month }, signal }),
  })
