import { acceptBooking, declineBooking, type ProviderBooking } from '@ginipig/contract/booking'
import type { BodyInput } from '@ginipig/contract/core'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { Api } from '#core/index.ts'
import { bookingKeys } from './booking-keys.ts'

async function keepBooking(client: QueryClient, booking: ProviderBooking): Promise<void> {
  client.setQueryData(bookingKeys.ofProvider(booking.id), booking)
  await client.invalidateQueries({ queryKey: bookingKeys.lists })
}

/** Says yes to a request. */
export const acceptBookingMutation = (api: Api, bookingId: string) =>
  mutationOptions({
    mutationFn: () => api(acceptBooking, { params: { bookingId } }),
    onSuccess: (booking, _given, _before, { client }) => keepBooking(client, booking),
  })

/** Says no, with a reason. */
export const declineBookingMutation = (api: Api, bookingId: string) =>
  mutationOptions({
    mutationFn: (body: BodyInput<typeof declineBooking> & object) =>
      api(declineBooking, { params: { bookingId }, body }),
    onSuccess: (booking, _given, _before, { client }) => keepBooking(client, booking),
  })
