import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { useUser } from '@ginipig/app/services/services-context.ts'
import { useServerClock } from '@ginipig/app/words/use-server-clock.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { getHold } from '@ginipig/contract/booking/client-calls.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** The slot that who is logged in holds at the moment, wherever it is; null without one, and from its last moment on. */
export function useLiveHold(): ClientBooking | null {
  const isClient = useUser()?.user_type === 'user'
  const { data: hold, dataUpdatedAt } = useQuery({ ...query(useApi(), getHold), enabled: isClient })
  const now = useServerClock(hold?.now ?? 0, dataUpdatedAt)
  const [endedId, setEndedId] = useState<string>()
  useEffect(() => {
    if (hold?.holdEndsAt == null) return
    const ending = setTimeout(() => setEndedId(hold.id), hold.holdEndsAt - now())
    return () => clearTimeout(ending)
  }, [hold, now])
  const isLive = isClient && hold?.holdEndsAt != null && hold.id !== endedId && hold.holdEndsAt > now()
  return isLive ? hold : null
}
