import { bookingStatuses } from '@ginipig/domain/booking'
import { approvals, listingTypes } from '@ginipig/domain/listing'
import { PlainText } from '@ginipig/domain/text'
import * as v from 'valibot'
import { Proposal } from '#booking/booking.ts'
import { endpoint } from '#core/endpoint.ts'
import { CalendarDate, Id, Instant, idsOf } from '#core/scalar.ts'

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
  approval: v.picklist(approvals),
  /** How long before it the patch test is due; null where none is asked for. */
  patchTestHours: v.nullable(v.number()),
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
  type: v.picklist(listingTypes),
  /** Until when its client's patch test has to be done; null where none is asked for. */
  patchTestBy: v.nullable(Instant),
  startsAt: Instant,
  endsAt: Instant,
  /** Other times that wait for an answer; null where none do. */
  proposal: v.nullable(v.pick(Proposal, ['by', 'otherwise', 'until'])),
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
  /** First name of the client whose answer it is held for: a time that was proposed instead of their booking's. */
  heldFor: v.nullable(v.string()),
  /** Clients booked at it who were offered other times because the day is off, and haven't answered. */
  offersOut: v.number(),
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

/** Letters of a provider's own words for a time they blocked; nobody else reads them. */
export const MAX_BUSY_NOTE = 80

/** A start by the clock on the wall of the listing's place. */
const start = v.object({
  date: CalendarDate,
  time: v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'invalid')),
})

/** It was there a moment ago, which comes back as it was: closed where the provider is busy, and no news to who follows them. */
const undo = v.object({ isUndo: v.optional(v.boolean()) })

/** Weeks in which one slot can be: as far ahead as it may lie. */
const MOST_WEEKS = Math.ceil(MAX_DIARY_DAYS / 7)

/** One more start of a listed listing, and the same time on other dates; a draft of changes that waits gets them too.
 *  Refuses by field where the first can't be offered: domain's StartProblem, `slot_alone` where all clients come at one
 *  time. Of the dates after it those that can't are left out, and told.
 *  @throws `earnings_account_missing` as for listing it */
export const addSlot = endpoint({
  name: 'addSlot',
  method: 'POST',
  path: '/provider/listings/:listingId/slots',
  access: 'provider',
  params: v.object({ listingId: Id }),
  body: v.object({
    ...start.entries,
    later: v.optional(v.pipe(v.array(CalendarDate), v.maxLength(MOST_WEEKS, 'too_long'))),
    ...undo.entries,
  }),
  response: v.object({
    slot: DiarySlot,
    later: v.array(DiarySlot),
    /** Those of the dates on which it can't be offered. */
    leftOut: v.array(CalendarDate),
  }),
  errors: ['listing_not_found', 'earnings_account_missing', 'debt_overdue'],
  idempotent: true,
})

/** Another time for a start that nobody has booked, and that is held for nobody's answer. It is a slot of its own then, with an id of its own.
 *  @throws `slot_booked` when somebody has it: a booking moves with its client's consent only */
export const moveSlot = endpoint({
  name: 'moveSlot',
  method: 'PUT',
  path: '/provider/slots/:slotId',
  access: 'provider',
  params: v.object({ slotId: Id }),
  body: v.object({ ...start.entries, ...undo.entries }),
  response: DiarySlot,
  errors: ['slot_not_found', 'slot_booked'],
  idempotent: true,
})

/** Takes back starts that nobody has booked, and that are held for nobody's answer; `addSlot` brings them back.
 *  @throws `slot_booked`, `slot_not_found` where none of them could be taken back */
export const removeSlots = endpoint({
  name: 'removeSlots',
  method: 'DELETE',
  path: '/provider/slots',
  access: 'provider',
  query: v.object({ ids: idsOf(MOST_WEEKS) }),
  response: v.object({
    removed: v.array(Id),
    /** How many stay because somebody has them. */
    booked: v.number(),
  }),
  errors: ['slot_not_found', 'slot_booked'],
  idempotent: true,
})

/** Closes a time to clients: open slots in it can't be booked while it stands. Refused by field as `slot_clashes` over an
 *  active booking, which it would not undo. */
export const blockTime = endpoint({
  name: 'blockTime',
  method: 'POST',
  path: '/provider/busy-times',
  access: 'provider',
  body: v.object({
    startsAt: Instant,
    endsAt: Instant,
    note: v.pipe(PlainText, v.trim(), v.maxLength(MAX_BUSY_NOTE, 'too_long')),
  }),
  response: BusyTime,
  idempotent: true,
})

/** Opens a time again that was blocked by hand. What its clients were offered instead and haven't answered is taken back, and
 *  they are told that their bookings stay. */
export const unblockTime = endpoint({
  name: 'unblockTime',
  method: 'DELETE',
  path: '/provider/busy-times/:busyTimeId',
  access: 'provider',
  params: v.object({ busyTimeId: Id }),
  response: v.object({}),
  errors: ['not_found'],
  idempotent: true,
})
