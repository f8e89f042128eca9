import { slotChanged } from '@ginipig/api-client/booking.ts'
import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { errorCode } from '@ginipig/api-client/core/api-error.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { releaseHold } from '@ginipig/contract/booking/client-calls.ts'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'

/** Gives the slot back and leads to the listing's calendar. A hold that is over already is no obstacle.
 *  The page is left before the cache hears of it, so that it doesn't announce an end that the person chose. */
export function useGiveUp(booking: ClientBooking) {
  const api = useApi()
  const navigate = useNavigate()
  const toCalendar = () =>
    navigate({ to: '/treatment-availability/$listingId', params: { listingId: booking.listing.id } })
  const { mutate, isPending, error, reset } = useMutation({
    ...change(api, releaseHold, slotChanged),
    mutationFn: async (call) => {
      const released = await api(releaseHold, call)
      await toCalendar()
      return released
    },
    onError: (failure) => {
      if (errorCode(failure) === 'booking_state') void toCalendar()
    },
  })
  return { giveUp: () => mutate({ params: { bookingId: booking.id } }), isPending, error, reset }
}
