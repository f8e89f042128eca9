import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'

/** What the page after paying has to say. `waiting`: the provider decides. `taking`: the card is being charged.
 *  `booked`: it is settled. `elsewhere`: the booking has gone on, its own page tells. */
export type SentState = 'waiting' | 'taking' | 'booked' | 'elsewhere'

export function sentState({ status }: Pick<ClientBooking, 'status'>): SentState {
  switch (status) {
    case 'requested':
      return 'waiting'
    case 'accepting':
      return 'taking'
    case 'confirmed':
      return 'booked'
    default:
      return 'elsewhere'
  }
}
