import { daysAfter, fromWallClock, isCalendarDate } from '@ginipig/domain/time'
import * as v from 'valibot'

const date = v.pipe(v.string(), v.nonEmpty('required'), v.check(isCalendarDate, 'invalid'))

/** When a slot begins. */
export const SlotStart = v.object({ date, time: v.string() })

/** A new slot: of which listing, when, and whether each week until a date. */
export const NewSlot = v.pipe(
  v.object({
    listingId: v.pipe(v.string(), v.nonEmpty('not_chosen')),
    ...SlotStart.entries,
    isWeekly: v.boolean(),
    /** Only where it is. */
    until: v.string(),
  }),
  v.forward(
    v.partialCheck(
      [['date'], ['isWeekly'], ['until']],
      ({ date: first, isWeekly, until }) => !isWeekly || (isCalendarDate(until) && until > first),
      'invalid',
    ),
    ['until'],
  ),
)

/** A time of one day that is blocked. @param last - no slot lies beyond this date */
export const newBlock = (last: string) =>
  v.pipe(
    v.object({
      date: v.pipe(
        date,
        v.check((day) => day <= last, 'slot_too_far_ahead'),
      ),
      startsAt: v.string(),
      endsAt: v.string(),
      note: v.string(),
    }),
    v.forward(
      v.partialCheck([['startsAt'], ['endsAt']], ({ startsAt, endsAt }) => startsAt < endsAt, 'invalid'),
      ['endsAt'],
    ),
  )

/** The instant of a half hour, 24:00 included; of one that the clocks skip, the one at which they do. */
export function instantOf(date: string, time: string, zone: string): number {
  const wall = time === '24:00' ? { date: daysAfter(date, 1), time: '00:00' } : { date, time }
  return fromWallClock(wall, zone) ?? fromWallClock({ ...wall, time: '02:00' }, zone) ?? Number.NaN
}
