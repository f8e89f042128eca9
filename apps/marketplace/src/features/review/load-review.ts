import { ApiError } from '@ginipig/api-client/core/api-error.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { loadOrNotFound } from '@ginipig/app/route/load-or-not-found.ts'
import type { Services } from '@ginipig/app/services/services.ts'
import { Id } from '@ginipig/contract/core/scalar.ts'
import { type ClientsReview, getMyReview } from '@ginipig/contract/review/review.ts'
import { notFound, redirect } from '@tanstack/react-router'
import * as v from 'valibot'

/** The review of one of the person's own bookings, for a route with its id. One that isn't done leads to the booking.
 *  @throws notFound, redirect */
export async function loadReview({ api, queryClient }: Services, bookingId: string): Promise<ClientsReview> {
  if (!v.is(Id, bookingId)) throw notFound()
  try {
    return await loadOrNotFound(queryClient.fetchQuery(query(api, getMyReview, { params: { bookingId } })))
  } catch (error) {
    if (error instanceof ApiError && error.code === 'booking_state')
      throw redirect({ to: '/booking-details/$id', params: { id: bookingId }, replace: true })
    throw error
  }
}

/** Loads for one of the two pages with the form, and leads to the one that fits. @throws redirect */
export async function loadForm(context: Services, bookingId: string, form: 'write' | 'change'): Promise<void> {
  const { step } = await loadReview(context, bookingId)
  if (step === form) return
  const to = step === 'write' ? '/leave-review/$id' : step === 'change' ? '/edit-review/$id' : '/review/$id'
  throw redirect({ to, params: { id: bookingId }, replace: true })
}
