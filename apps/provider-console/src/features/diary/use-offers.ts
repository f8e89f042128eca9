import type { SickDayBooking } from '@ginipig/contract/booking/sick-day.ts'
import { withoutOverlaps } from '@ginipig/domain/booking'
import { useState } from 'react'

/** The times that each client is offered instead of those of a day off, by slot: what is suggested until others are chosen.
 *  None of them is their money back at once.
 *  @param waiting - bookings of which nothing has come yet */
export function useOffers(waiting: readonly SickDayBooking[]) {
  const [chosen, setChosen] = useState<Readonly<Record<string, readonly string[]>>>({})
  const offeredTo = ({ id, times, suggested }: SickDayBooking) =>
    (chosen[id] ?? suggested).filter((slotId) => times.some((time) => time.slotId === slotId))
  const timesOfferedTo = (booking: SickDayBooking) => {
    const offered = offeredTo(booking)
    return booking.times.filter(({ slotId }) => offered.includes(slotId))
  }
  return {
    offeredTo,
    /** Times to choose from: each is offered to one client. */
    timesFor: (booking: SickDayBooking) =>
      withoutOverlaps(
        booking.times,
        waiting.flatMap((one) => (one.id === booking.id ? [] : timesOfferedTo(one))),
      ),
    offer: (bookingId: string, slotIds: readonly string[]) => setChosen((now) => ({ ...now, [bookingId]: slotIds })),
    offerNothing: () => setChosen(Object.fromEntries(waiting.map(({ id }) => [id, []]))),
    /** Back to what is suggested. */
    reset: () => setChosen({}),
  }
}
