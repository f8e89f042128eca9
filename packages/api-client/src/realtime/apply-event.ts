import { getHold } from '@ginipig/contract/booking/client-calls.ts'
import { getProviderBooking } from '@ginipig/contract/booking/provider-calls.ts'
import { getSickDay } from '@ginipig/contract/booking/sick-day.ts'
import { getCalendars } from '@ginipig/contract/listing/calendars.ts'
import { getListing, getListingMonth } from '@ginipig/contract/listing/get-listing.ts'
import { getNextTimes } from '@ginipig/contract/listing/next-times.ts'
import { searchListings } from '@ginipig/contract/listing/search-listings.ts'
import { getEarningsAccount } from '@ginipig/contract/payment/earnings-account.ts'
import { getProviderPage, listProviderReviews } from '@ginipig/contract/provider/public-page.ts'
import { type RealtimeEvent, type RealtimePayload, realtimeEvents } from '@ginipig/contract/realtime/event.ts'
import { getReport } from '@ginipig/contract/report/report.ts'
import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { bookingLists, earnings, oneBooking } from '#booking.ts'
import { keyOf, makeStale } from '#core/call-options.ts'
import { ownListings } from '#listing.ts'
import { setTyping, threadKeys } from '#message.ts'
import { notifications } from '#notification.ts'
import { payments } from '#payment.ts'

type Effects = { queryClient: QueryClient; onSessionEnded: () => void }

/** What each event makes stale. An event never carries the new data: whoever may see it asks again. */
const effects: { [E in RealtimeEvent]: (payload: RealtimePayload<E>, to: Effects) => void } = {
  'booking.changed': ({ bookingId }, { queryClient }) => {
    void makeStale(queryClient, [
      ...oneBooking(bookingId),
      ...bookingLists,
      ...payments,
      ...earnings,
      ...ownListings,
      keyOf(getSickDay),
      keyOf(getHold),
    ])
  },
  'slot.changed': ({ listingId, date }, { queryClient }) => {
    const month = keyOf(getListingMonth, { params: { listingId, month: date.slice(0, 7) } })
    void makeStale(queryClient, [month, keyOf(getListing, { params: { listingId } }), keyOf(getNextTimes)])
  },
  'earnings.changed': (_payload, { queryClient }) =>
    void makeStale(queryClient, [...[keyOf(getEarningsAccount), keyOf(getProviderBooking)], ...earnings]),
  'diary.changed': (_payload, { queryClient }) =>
    void makeStale(queryClient, [...ownListings, keyOf(getSickDay), keyOf(getCalendars)]),
  'listing.changed': ({ listingId }, { queryClient }) => {
    void makeStale(queryClient, [
      keyOf(getListing, { params: { listingId } }),
      keyOf(getListingMonth, { params: { listingId } }),
      // A provider may have moved its times, or closed it: then it leaves the lists that it stands in.
      keyOf(getNextTimes),
      keyOf(searchListings),
    ])
  },
  'provider.changed': ({ providerId }, { queryClient }) =>
    void makeStale(queryClient, [
      keyOf(getProviderPage, { params: { providerId } }),
      keyOf(listProviderReviews, { params: { providerId } }),
      // Their listings stand on their page as what a search finds.
      keyOf(searchListings),
    ]),
  // The answer to a report is told by one.
  'notification.changed': (_payload, { queryClient }) =>
    void makeStale(queryClient, [...notifications, keyOf(getReport)]),
  'thread.changed': ({ personId }, { queryClient }) => void makeStale(queryClient, threadKeys(personId)),
  'thread.typing': ({ personId }, { queryClient }) => setTyping(queryClient, personId),
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
