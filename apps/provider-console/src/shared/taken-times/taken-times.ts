import type { ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import type { DiaryBooking, getDiary } from '@ginipig/contract/listing/diary.ts'
import { isActive } from '@ginipig/domain/booking'
import type { TakenTime } from '@ginipig/domain/listing-draft'

/** Something in the provider's days, with what it is called. `calendar`: of another calendar, which tells no more. */
export type Taken = TakenTime & { name: string; title: string; calendar: string | null }

type Times = Pick<ResponseOf<typeof getDiary>, 'bookings' | 'busy'>

/** What of a diary a start has to keep clear of. @param isOwn - a booking of the start itself, which is no obstacle */
export const takenTimes = (
  { bookings, busy }: Times,
  isOwn: (booking: DiaryBooking) => boolean = () => false,
): Taken[] => [
  ...bookings
    .filter((booking) => isActive(booking.status) && !isOwn(booking))
    .map(({ startsAt, endsAt, clientName, title }) => ({
      from: startsAt,
      until: endsAt,
      kind: 'booking' as const,
      name: clientName,
      title,
      calendar: null,
    })),
  ...busy.map(({ startsAt, endsAt, note, calendarName }) => ({
    from: startsAt,
    until: endsAt,
    kind: 'busy' as const,
    name: '',
    title: note,
    calendar: calendarName,
  })),
]
