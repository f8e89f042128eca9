import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import type { Summary } from './SummaryReceipt.tsx'

/** What the receipt of a booking names; its price is the one fixed when the slot was held. */
export function bookingSummary({
  listing,
  provider,
  startsAt,
  endsAt,
  zone,
  rrp,
  split,
  promo,
}: ClientBooking): Summary {
  return {
    listing,
    provider,
    when: { startsAt, endsAt, zone },
    rrp,
    price: split.price,
    promo: promo ? { code: promo.code, off: split.discount } : undefined,
  }
}
