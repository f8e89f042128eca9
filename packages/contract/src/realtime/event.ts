import { bookingStatuses } from '@ginipig/domain/booking'
import * as v from 'valibot'
import { CalendarDate, Id } from '#core/scalar.ts'

/** Socket events say what changed, never the new state: the app refetches. Server → app. */
export const realtimeEvents = {
  /** To the booking's client and provider. */
  'booking.changed': v.object({ bookingId: Id, status: v.picklist(bookingStatuses) }),
  /** To everyone who watches the listing: places of a slot were taken, held or freed. */
  'slot.changed': v.object({ listingId: Id, slotId: Id, date: CalendarDate }),
  /** To a provider: Stripe has looked at what they gave. */
  'earnings.changed': v.object({}),
  /** To a provider: a slot, a busy time or a listing of theirs was added, changed or taken away. */
  'diary.changed': v.object({}),
  /** To everyone who watches the listing: its provider changed, closed, opened or removed it. */
  'listing.changed': v.object({ listingId: Id }),
  /** To everyone who watches the provider: their page, their photos or a listing of theirs changed. */
  'provider.changed': v.object({ providerId: Id }),
  /** To a person: they were told something, or read it elsewhere. */
  'notification.changed': v.object({}),
  /** To one of a thread's people: something was written, read, or shut in the thread with that person. */
  'thread.changed': v.object({ personId: Id }),
  /** To one of a thread's people: the other is typing. */
  'thread.typing': v.object({ personId: Id }),
  /** The session ended elsewhere. */
  'session.ended': v.object({}),
} as const

export type RealtimeEvent = keyof typeof realtimeEvents
export type RealtimePayload<E extends RealtimeEvent> = v.InferOutput<(typeof realtimeEvents)[E]>

/** App → server. */
export const realtimeCommands = {
  'listing.watch': v.object({ listingId: Id }),
  'listing.unwatch': v.object({ listingId: Id }),
  'provider.watch': v.object({ providerId: Id }),
  'provider.unwatch': v.object({ providerId: Id }),
} as const

export type RealtimeCommand = keyof typeof realtimeCommands
