import { ApiError } from '@ginipig/api-client/core/api-error.ts'
import { loadOrNotFound } from '@ginipig/app/route/load-or-not-found.ts'
import { Id } from '@ginipig/contract/core/scalar.ts'
import { notFound, redirect } from '@tanstack/react-router'
import * as v from 'valibot'

/** Loads what a page about the reviews of a booking shows; one that isn't done leads to the booking.
 *  @throws notFound, redirect */
export async function loadOrRedirectToBooking(bookingId: string, load: () => Promise<unknown>): Promise<void> {
  if (!v.is(Id, bookingId)) throw notFound()
  try {
    await loadOrNotFound(load())
  } catch (error) {
    if (error instanceof ApiError && error.code === 'booking_state')
      throw redirect({ to: '/provider/booking-details/$id', params: { id: bookingId }, replace: true })
    throw error
  }
}
