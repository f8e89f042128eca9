import { query } from '@ginipig/api-client/core/call-options.ts'
import { loadOrNotFound } from '@ginipig/app/route/load-or-not-found.ts'
import type { Services } from '@ginipig/app/services/services.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { getMyBooking } from '@ginipig/contract/booking/client-calls.ts'
import { Id } from '@ginipig/contract/core/scalar.ts'
import { notFound, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { type FlowStep, flowAnswer } from './flow-step.ts'

/** One of the person's own bookings, for a route with its id. @throws notFound for what is no booking of theirs */
export async function loadBooking({ api, queryClient }: Services, bookingId: string): Promise<ClientBooking> {
  if (!v.is(Id, bookingId)) throw notFound()
  return loadOrNotFound(queryClient.fetchQuery(query(api, getMyBooking, { params: { bookingId } })))
}

/** Loads the booking of a step and leads on where the step is not its place. @throws redirect */
export async function loadStep(context: Services, step: FlowStep, bookingId: string): Promise<void> {
  const answer = flowAnswer(step, await loadBooking(context, bookingId))
  const params = { id: bookingId }
  switch (answer) {
    case 'here':
      return
    case 'must-haves':
      throw redirect({ to: '/must-haves', search: params, replace: true })
    case 'booking-request':
      throw redirect({ to: '/booking-request', search: params, replace: true })
    case 'payment-options':
      throw redirect({ to: '/payment-options/$id', params, replace: true })
    case 'pay-deposit':
      throw redirect({ to: '/pay-deposit/$id', params, replace: true })
    case 'pay-full':
      throw redirect({ to: '/pay-full/$id', params, replace: true })
    case 'booking-details':
      throw redirect({ to: '/booking-details/$id', params, replace: true })
  }
}
