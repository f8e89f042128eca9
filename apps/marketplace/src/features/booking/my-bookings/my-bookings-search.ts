import { clientTabs } from '@ginipig/domain/booking'
import * as v from 'valibot'

const MyBookingsSearch = v.object({ tab: v.optional(v.fallback(v.optional(v.picklist(clientTabs)), undefined)) })
export type MyBookingsSearch = v.InferOutput<typeof MyBookingsSearch>

/** Reads an address's search; never fails. */
export const readMyBookings = (search: unknown): MyBookingsSearch => v.parse(MyBookingsSearch, search)
