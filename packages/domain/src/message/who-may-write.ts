import type { BookingEventKind, BookingSide } from '#booking/life-cycle.ts'
import type { BookingStatus } from '#booking/status.ts'

/** What is known of two people when one would write to the other. */
export type Acquaintance = {
  /** On which side the writer stands. */
  side: BookingSide
  /** One of them has written before, or their booking stands in a thread. */
  hasThread: boolean
  /** The client has asked the provider for an appointment, whatever came of it. */
  hasBooking: boolean
}

/** May somebody write to somebody? A client to any provider; a provider answers, or writes to clients who have booked.
 *  Source: spec §9 (clients message providers), product.md §5. */
export const mayWrite = ({ side, hasThread, hasBooking }: Acquaintance): boolean =>
  side === 'client' || hasThread || hasBooking

/** States of a booking that the provider said yes to once, whatever came of it. One that we called off may have been a request
 *  still, and whose payment we can't go on with has no use for the other's number. */
export const acceptedStatuses = [
  'confirmed',
  'completed',
  'released',
  'no_show',
  'cancelled_by_client',
  'cancelled_by_provider',
  'cancelled_unpaid',
] as const satisfies readonly BookingStatus[]

/** What of a booking's history stands in its people's thread as a card; the rest is of its money or may be taken back. */
export const cardEvents = [
  'requested',
  'confirmed',
  'moved',
  'declined',
  'expired',
  'withdrawn',
  'payment_failed',
  'cancelled',
  'no_show',
  'completed',
] as const satisfies readonly BookingEventKind[]
export type CardEvent = (typeof cardEvents)[number]
