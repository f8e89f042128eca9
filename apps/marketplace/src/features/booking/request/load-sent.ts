import { keyOf } from '@ginipig/api-client/core/call-options.ts'
import type { Services } from '@ginipig/app/services/services.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { getMyBooking, syncPayment } from '@ginipig/contract/booking/client-calls.ts'
import { redirect } from '@tanstack/react-router'
import { loadBooking } from '../flow/load-step.ts'
import { sentState } from './sent-state.ts'

/** Loads what was sent. A bank that took over the page sends people back here with the payment perhaps not seen yet:
 *  then the server looks, and an unpaid booking goes back to where it can be paid. @throws redirect */
export async function loadSent(context: Services, bookingId: string): Promise<void> {
  const { api, queryClient } = context
  let booking = await loadBooking(context, bookingId)
  if (booking.status === 'pending_payment') {
    booking = await api(syncPayment, { params: { bookingId } })
    queryClient.setQueryData(keyOf(getMyBooking, { params: { bookingId } }), booking)
  }
  const params = { id: bookingId }
  if (booking.status === 'pending_payment') throw redirect({ to: payPath(booking), params, replace: true })
  if (sentState(booking) === 'elsewhere') throw redirect({ to: '/booking-details/$id', params, replace: true })
}

function payPath({ payments }: ClientBooking) {
  const kind = payments.at(-1)?.kind
  if (kind === 'deposit') return '/pay-deposit/$id'
  return kind === 'full' ? '/pay-full/$id' : '/payment-options/$id'
}
