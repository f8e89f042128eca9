import { bookingStatuses } from '@ginipig/domain/booking'
import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { CalendarDate, Id, Instant } from '#core/scalar.ts'

/** Days of one look into the diary: three months, as far ahead as a slot may lie. */
export const MAX_DIARY_DAYS = 100

/** A start of a listing, whether or not somebody has booked it. */
export const DiarySlot = v.object({
  id: Id,
  listingId: Id,
  title: v.string(),
  startsAt: Instant,
  endsAt: Instant,
  capacity: v.number(),
  booked: v.number(),
})
export type DiarySlot = v.InferOutput<typeof DiarySlot>

/** A booking that keeps the provider busy, or did. */
export const DiaryBooking = v.object({
  id: Id,
  slotId: Id,
  listingId: Id,
  title: v.string(),
  clientName: v.string(),
  status: v.picklist(bookingStatuses),
  respondBy: v.nullable(Instant),
  startsAt: Instant,
  endsAt: Instant,
})
export type DiaryBooking = v.InferOutput<typeof DiaryBooking>

/** A time that the provider isn't there for clients: blocked by hand with their own words for it, or taken from another
 *  calendar, of which nothing but the calendar's name is known. */
export const BusyTime = v.object({
  id: Id,
  startsAt: Instant,
  endsAt: Instant,
  note: v.string(),
  /** Null: blocked by hand. */
  calendarName: v.nullable(v.string()),
})
export type BusyTime = v.InferOutput<typeof BusyTime>

/** Everything in a provider's days, each list in order of time. */
export const getDiary = endpoint({
  name: 'getDiary',
  method: 'GET',
  path: '/provider/diary',
  access: 'provider',
  query: v.object({
    /** First day and the one after the last, at most 100 days apart. */
    from: CalendarDate,
    until: CalendarDate,
  }),
  response: v.object({
    zone: v.string(),
    slots: v.array(DiarySlot),
    bookings: v.array(DiaryBooking),
    busy: v.array(BusyTime),
  }),
})
