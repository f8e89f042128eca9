import { query } from '@ginipig/api-client/core/call-options.ts'
import type { Services } from '@ginipig/app/services/services.ts'
import { getHold } from '@ginipig/contract/booking/client-calls.ts'
import { redirect } from '@tanstack/react-router'
import { nothingInProgress } from './nothing-in-progress.ts'

/** For a path without its id: leads to the booking in progress, or to all bookings where there is none. A visitor is
 *  led to their bookings too, where the guard takes over. Source: product.md §2. @throws redirect, always */
export async function redirectToHold(
  { context, preload }: { context: Services; preload: boolean },
  to: '/pay-deposit/$id' | '/pay-full/$id' | '/payment-options/$id',
): Promise<never> {
  const { api, queryClient, session } = context
  if (session.store.getState().userData === null) throw redirect({ to: '/my-booking', replace: true })
  const hold = await queryClient.fetchQuery(query(api, getHold))
  if (hold) throw redirect({ to, params: { id: hold.id }, replace: true })
  return nothingInProgress(context, preload)
}
