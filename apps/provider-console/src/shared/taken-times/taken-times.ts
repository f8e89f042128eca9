import type { ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import type { DiaryBooking, getDiary } from '@ginipig/contract/listing/diary.ts'
import { isActive } from '@ginipig/domain/booking'
import type { TakenTime } from '@ginipig/domain/listing-draft'
import { daysAfter, fromWallClock } from '@ginipig/domain/time'
import type { CalendarMark } from '@ginipig/ui/month-calendar'

/** Something in the provider's days, with what it is called. `calendar`: of another calendar, which tells no more.
 *  `heldFor`: first name of the client whose answer it is held for. */
export type Taken = TakenTime & { name: string; title: string; calendar: string | null; heldFor?: string | null }

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
  ...busy.map(({ startsAt, endsAt, note, calendarName, heldFor }) => ({
    from: startsAt,
    until: endsAt,
    kind: 'busy' as const,
    name: '',
    title: note,
    calendar: calendarName,
    heldFor,
  })),
]

/** What stands in each day of a month, "YYYY-MM": appointments, and times that are taken otherwise. */
export function marksOfMonth(taken: readonly TakenTime[], month: string, zone: string): Record<string, CalendarMark[]> {
  const midnight = (day: number) => fromWallClock({ date: daysAfter(`${month}-01`, day), time: '00:00' }, zone) ?? 0
  const bounds = Array.from({ length: 32 }, (_, day) => midnight(day))
  const marks: Record<string, CalendarMark[]> = {}
  for (let day = 0; day < 31; day += 1) {
    const [from = 0, until = 0] = bounds.slice(day)
    const inDay = taken.filter((one) => one.from < until && one.until > from)
    if (inDay.length === 0) continue
    marks[`${month}-${String(day + 1).padStart(2, '0')}`] = [
      ...(inDay.some(({ kind }) => kind === 'booking') ? ['booked' as const] : []),
      ...(inDay.some(({ kind }) => kind === 'busy') ? ['busy' as const] : []),
    ]
  }
  return marks
}
