import type { ClientPolicy } from './policy.ts'
import type { BookingStatus } from './status.ts'

/** May the two people of a booking see each other's number now? From the confirmation until a booking that nobody marked
 *  counts as done; instants are epoch ms. Source: product.md §5 (masked until accepted). */
export const sharesContact = (
  { status, endsAt }: { status: BookingStatus; endsAt: number },
  policy: ClientPolicy,
  now: number,
): boolean => (status === 'confirmed' || status === 'completed') && now < endsAt + policy.completeAfterMs
