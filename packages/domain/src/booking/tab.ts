import { type BookingStatus, isActive } from './status.ts'

export const clientTabs = ['requested', 'upcoming', 'past'] as const
export type ClientTab = (typeof clientTabs)[number]

export const providerTabs = ['requests', 'upcoming', 'past', 'action'] as const
export type ProviderTab = (typeof providerTabs)[number]

type Placed = { status: BookingStatus; startsAt: number }

/** Tab of /my-booking. A hold is not shown there: it has its own banner. @param now - epoch ms */
export function clientTab({ status, startsAt }: Placed, now: number): ClientTab | undefined {
  if (status === 'pending_payment') return undefined
  if (status === 'requested' || status === 'accepting') return 'requested'
  return isActive(status) && startsAt > now ? 'upcoming' : 'past'
}

/** Tab of /provider/my-bookings. A provider never sees holds nor payments that failed. Source: money.md §3.1. */
export function providerTab({ status, startsAt }: Placed, now: number): ProviderTab | undefined {
  if (status === 'pending_payment' || status === 'payment_failed') return undefined
  if (status === 'requested') return 'requests'
  if (status === 'accepting') return 'upcoming'
  if (status === 'completed') return 'action'
  if (status === 'confirmed') return startsAt > now ? 'upcoming' : 'action'
  return 'past'
}
