import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { useUser } from '@ginipig/app/services/services-context.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { getHold } from '@ginipig/contract/booking/client-calls.ts'
import { useQuery } from '@tanstack/react-query'

/** The slot that who is logged in holds at the moment, wherever it is; null without one. */
export function useLiveHold(): ClientBooking | null {
  const isClient = useUser()?.user_type === 'user'
  const { data: hold } = useQuery({ ...query(useApi(), getHold), enabled: isClient })
  return isClient && hold?.holdEndsAt != null && hold.holdEndsAt > Date.now() ? hold : null
}
