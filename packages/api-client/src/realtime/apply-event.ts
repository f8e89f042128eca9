import { type RealtimeEvent, type RealtimePayload, realtimeEvents } from '@ginipig/contract/realtime'
import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { bookingKeys } from '#booking/booking-keys.ts'
import { listingKeys } from '#listing/index.ts'

type Effects = { queryClient: QueryClient; onSessionEnded: () => void }

/** What each event makes stale. An event never carries the new data: whoever may see it asks again. */
const effects: { [E in RealtimeEvent]: (payload: RealtimePayload<E>, to: Effects) => void } = {
  'booking.changed': ({ bookingId }, { queryClient }) => {
    void queryClient.invalidateQueries({ queryKey: bookingKeys.one(bookingId) })
    void queryClient.invalidateQueries({ queryKey: bookingKeys.lists })
    void queryClient.invalidateQueries({ queryKey: bookingKeys.hold })
  },
  'slot.changed': ({ listingId, date }, { queryClient }) => {
    void queryClient.invalidateQueries({ queryKey: listingKeys.month(listingId, date.slice(0, 7)) })
    void queryClient.invalidateQueries({ queryKey: listingKeys.one(listingId) })
  },
  'session.ended': (_payload, { onSessionEnded }) => onSessionEnded(),
}

export const eventNames = Object.keys(realtimeEvents) as RealtimeEvent[] // keys of a const object

/** Applies one event as it came over the wire; false when it isn't what the contract says. */
export function applyEvent(name: RealtimeEvent, payload: unknown, to: Effects): boolean {
  const parsed = v.safeParse(realtimeEvents[name], payload)
  if (!parsed.success) return false
  const effect = effects[name] as (payload: unknown, to: Effects) => void // the same name's schema parsed it
  effect(parsed.output, to)
  return true
}
