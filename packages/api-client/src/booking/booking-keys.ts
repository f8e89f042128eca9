import type { ClientTab, ProviderTab } from '@ginipig/domain/booking'

/** Broad to narrow. `lists` are what any change of a booking may reorder. */
export const bookingKeys = {
  all: ['booking'] as const,
  hold: ['booking', 'hold'] as const,
  lists: ['booking', 'list'] as const,
  mine: (tab: ClientTab) => ['booking', 'list', 'client', tab] as const,
  providers: (tab: ProviderTab) => ['booking', 'list', 'provider', tab] as const,
  one: (bookingId: string) => ['booking', 'one', bookingId] as const,
  ofProvider: (bookingId: string) => ['booking', 'one', bookingId, 'provider'] as const,
  ofClient: (bookingId: string) => ['booking', 'one', bookingId, 'client'] as const,
}
