import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import type { Services } from '@ginipig/app/services/services.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { getListing } from '@ginipig/contract/listing/get-listing.ts'
import { useQuery } from '@tanstack/react-query'

/** What somebody is about to book: the treatment, and the slot's day and time where one was picked. */
export type BookingOf = { listingTitle: string; when: string | undefined }

const CALENDAR = /^\/treatment-availability\/([0-9a-f-]{36})(?:\?(.*))?$/

/** Brings what `useBookingOf` reads before the page shows: words that come later push the form away from under a press.
 *  An answer that doesn't come keeps nobody from the page. */
export async function loadBookingOf({ api, queryClient }: Services, next: string | undefined): Promise<void> {
  const listingId = CALENDAR.exec(next ?? '')?.[1]
  if (listingId) await queryClient.prefetchQuery(query(api, getListing, { params: { listingId } }))
}

/** What the calendar that a log-in leads on to is of; undefined for any other page, and where it couldn't be loaded.
 *  @param next - path within the app */
export function useBookingOf(next: string | undefined): BookingOf | undefined {
  const dates = useDates()
  const [, listingId, search] = CALENDAR.exec(next ?? '') ?? []
  const { data: listing } = useQuery({
    ...query(useApi(), getListing, { params: { listingId: listingId ?? '' } }),
    enabled: listingId !== undefined,
    retryOnMount: false,
  })
  if (!listing) return undefined
  const picked = new URLSearchParams(search).get('slot')
  const slot = listing.nextSlots.find(({ id }) => id === picked)
  return { listingTitle: listing.title, when: slot && dates.friendlyDateTime(slot.startsAt, listing.zone) }
}
