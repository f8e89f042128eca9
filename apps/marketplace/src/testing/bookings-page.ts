import type { listMyBookings } from '@ginipig/contract/booking/client-calls.ts'
import type { ResponseOf } from '@ginipig/contract/core/endpoint.ts'

/** What `GET /bookings` answers: nothing booked, but for what is given. */
export function bookingsPage(over: Partial<ResponseOf<typeof listMyBookings>> = {}): Response {
  return Response.json({
    items: [],
    nextCursor: null,
    now: Date.now(),
    counts: { requested: 0, upcoming: 0, past: 0 },
    toAnswer: { requested: 0, upcoming: 0 },
    ...over,
  } satisfies ResponseOf<typeof listMyBookings>)
}
