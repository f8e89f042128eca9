import {
  type ClientBooking,
  giveMustHaves,
  holdSlot,
  releaseHold,
  startPayment,
  syncPayment,
  withdrawRequest,
} from '@ginipig/contract/booking'
import type { BodyInput } from '@ginipig/contract/core'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { Api } from '#core/index.ts'
import { listingKeys } from '#listing/index.ts'
import { bookingKeys } from './booking-keys.ts'

/** The server answered with the booking as it is now: show it, and look again at whatever lists it. */
async function keepBooking(client: QueryClient, booking: ClientBooking): Promise<void> {
  client.setQueryData(bookingKeys.ofClient(booking.id), booking)
  const isHold = booking.status === 'pending_payment'
  const held = client.getQueryData<ClientBooking | null>(bookingKeys.hold)
  if (isHold || held?.id === booking.id) client.setQueryData(bookingKeys.hold, isHold ? booking : null)
  await client.invalidateQueries({ queryKey: bookingKeys.lists })
}

/** A slot was taken or freed: the listing shows other places now. */
async function refreshListing(client: QueryClient, listingId: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: listingKeys.months(listingId) }),
    client.invalidateQueries({ queryKey: listingKeys.one(listingId) }),
  ])
}

/** Takes a slot. `price` is the pence that the client saw; keep `idempotencyKey` while they retry. */
export const holdSlotMutation = (api: Api) =>
  mutationOptions({
    mutationFn: ({ idempotencyKey, ...body }: { slotId: string; price: number; idempotencyKey: string }) =>
      api(holdSlot, { body, idempotencyKey }),
    onSuccess: async (booking, _given, _before, { client }) => {
      await keepBooking(client, booking)
      await refreshListing(client, booking.listing.id)
    },
  })

/** Keeps what the client has given so far, also when the page is left meanwhile. */
export const giveMustHavesMutation = (api: Api, bookingId: string) =>
  mutationOptions({
    mutationFn: (body: BodyInput<typeof giveMustHaves> & object) =>
      api(giveMustHaves, { params: { bookingId }, body, keepalive: true }),
    onSuccess: (booking, _given, _before, { client }) => keepBooking(client, booking),
  })

/** Makes the payment that the browser then confirms with the secret. */
export const startPaymentMutation = (api: Api, bookingId: string) =>
  mutationOptions({
    mutationFn: ({ idempotencyKey, ...body }: BodyInput<typeof startPayment> & { idempotencyKey: string }) =>
      api(startPayment, { params: { bookingId }, body, idempotencyKey }),
  })

/** After the browser confirmed (or gave up): asks how the payment stands. */
export const syncPaymentMutation = (api: Api, bookingId: string) =>
  mutationOptions({
    mutationFn: () => api(syncPayment, { params: { bookingId } }),
    onSuccess: (booking, _given, _before, { client }) => keepBooking(client, booking),
  })

/** Gives the held slot back. */
export const releaseHoldMutation = (api: Api, bookingId: string) =>
  mutationOptions({
    mutationFn: () => api(releaseHold, { params: { bookingId } }),
    onSuccess: async (booking, _given, _before, { client }) => {
      await keepBooking(client, booking)
      await refreshListing(client, booking.listing.id)
    },
  })

/** Takes a request back before the provider answered. */
export const withdrawRequestMutation = (api: Api, bookingId: string) =>
  mutationOptions({
    mutationFn: () => api(withdrawRequest, { params: { bookingId } }),
    onSuccess: async (booking, _given, _before, { client }) => {
      await keepBooking(client, booking)
      await refreshListing(client, booking.listing.id)
    },
  })
