import { clientTabs } from '@ginipig/domain/booking'
import * as v from 'valibot'

export const MyBookingsSearch = v.object({ tab: v.optional(v.fallback(v.optional(v.picklist(clientTabs)), undefined)) })
export type MyBookingsSearch = v.InferOutput<typeof MyBookingsSearch>
