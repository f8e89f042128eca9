import { type BookingStatus, isActive } from './status.ts'

export const clientTabs = ['requested', 'upcoming', 'past'] as const
export type ClientTab = (typeof clientTabs)[number]

export const providerTabs = ['requests', 'upcoming', 'past', 'action'] as const
export type ProviderTab = (typeof providerTabs)[number]

/** Most of a provider's past bookings that a tab counts, each time that it is shown: "999+" says of more that they are many. */
export const MOST_PAST_COUNTED = 999

type Placed = {
  status: BookingStatus
  startsAt: number
  /** Was it ever more than a hold? */
  wasRequested: boolean
}

/** Tab of /my-booking. A hold is not shown there, neither while it runs (it has its own banner) nor after it was
 *  given back: it never was a booking. @param now - epoch ms */
export function clientTab({ status, startsAt, wasRequested }: Placed, now: number): ClientTab | undefined {
  if (status === 'pending_payment' || !wasRequested) return undefined
  if (status === 'requested' || status === 'accepting') return 'requested'
  return isActive(status) && startsAt > now ? 'upcoming' : 'past'
}

type ProvidersPlaced = Omit<Placed, 'wasRequested'> & {
  /** A no-show whose client can contest it, or does: its share has not gone out. */
  isContestable?: boolean
}

/** Tab of /provider/my-bookings. A provider never sees holds nor payments that failed. Source: money.md §3.1. */
export function providerTab(
  { status, startsAt, isContestable = false }: ProvidersPlaced,
  now: number,
): ProviderTab | undefined {
  if (status === 'pending_payment' || status === 'payment_failed') return undefined
  if (status === 'requested') return 'requests'
  if (status === 'accepting') return 'upcoming'
  if (status === 'completed' || (status === 'no_show' && isContestable)) return 'action'
  if (status === 'confirmed') return startsAt > now ? 'upcoming' : 'action'
  return 'past'
}

/** Where a booking that isn't over may be, the most urgent first: one under way is past for its client, to do for its
 *  provider. */
const busyTabs = {
  client: ['requested', 'upcoming', 'past'],
  provider: ['requests', 'upcoming', 'action'],
} as const

/** The tab to show to who can't delete their account while a booking isn't over. @param counts - of all tabs  @returns
 *  undefined where it is in none: a hold */
export const busyTab = <Of extends keyof typeof busyTabs>(
  of: Of,
  counts: Readonly<Partial<Record<ClientTab | ProviderTab, number>>>,
): (typeof busyTabs)[Of][number] | undefined =>
  busyTabs[of].find((tab: (typeof busyTabs)[Of][number]) => (counts[tab] ?? 0) > 0)
