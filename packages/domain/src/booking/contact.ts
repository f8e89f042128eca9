import { COMPLETE_AFTER_MS } from './after-visit.ts'
import type { BookingStatus } from './status.ts'

/** May the two people of a booking see each other's number now? From the confirmation until a booking that nobody marked
 *  counts as done; instants are epoch ms. Source: product.md §5 (masked until accepted). */
export const sharesContact = ({ status, endsAt }: { status: BookingStatus; endsAt: number }, now: number): boolean =>
  (status === 'confirmed' || status === 'completed') && now < endsAt + COMPLETE_AFTER_MS
