import { query } from '@ginipig/api-client/core/call-options.ts'
import type { Services } from '@ginipig/app/services/services.ts'
import { getHold } from '@ginipig/contract/booking/client-calls.ts'
import { redirect } from '@tanstack/react-router'

/** For a path without its id: leads to the booking in progress, or to all bookings where there is none. A visitor is
 *  led to their bookings too, where the guard takes over. Source: product.md §2. @throws redirect, always */
export async function leadToHold(
  { api, queryClient, session }: Services,
  to: '/pay-deposit/$id' | '/pay-full/$id' | '/payment-options/$id',
): Promise<never> {
  const hold = session.store.getState().userData ? await queryClient.fetchQuery(query(api, getHold)) : null
  if (hold) throw redirect({ to, params: { id: hold.id }, replace: true })
  throw redirect({ to: '/my-booking', replace: true })
}
